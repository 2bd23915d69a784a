import { CONFLICT_ORIGINS, JUDGE_STATES } from '@pratibha/domain/judging/judges';
import { ROUND_MANNERS } from '@pratibha/domain/judging/manners';
import { ROUND_FIELDS, ROUND_STATES, roundErrors } from '@pratibha/domain/judging/rounds';
import {
  ASSIGNMENT_STATES,
  CANNOT_REASONS,
  OUT_REASONS,
} from '@pratibha/domain/judging/score-sheets';
import { INVITATION_MAILS } from '@pratibha/domain/people/invitations';
import { SUBMISSION_STATUSES } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { bestInput } from './best-works.ts';
import { fieldsIn, fieldsOut } from './described.ts';
import { endpoint } from './endpoint.ts';
import { rubric } from './rubrics.ts';
import { form, idOut, idParams, instantOut, MAX_ID, seenRevision } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';
const idIn = z.int().positive().max(MAX_ID);
const count = z.int().nonnegative();

/** A round of judging as its organisers see it. */
export const round = z.object({
  id: idOut,
  event_id: idOut,
  ...fieldsOut(ROUND_FIELDS),
  manner: z.enum(ROUND_MANNERS).describe('at-the-stand: nothing is assigned beforehand'),
  state: z.enum(ROUND_STATES).describe('prepared, until an organiser opens it'),
  opened_at: instantOut.nullable(),
  border_reason: z
    .string()
    .nullable()
    .describe('Why of works that were equal at the border these were taken, where some were'),
  works: count.describe('Works that it judges, or would if it opened now'),
  judges: count.describe('Who has accepted'),
  sheets: count.describe('Sheets to be sent'),
  sent: count,
  version: z.int(),
  pause: z
    .object({ since: instantOut, sentence: z.string() })
    .nullable()
    .describe('Its clock stands still; judges read the sentence'),
  comment_hours: count.describe('So long after the end comments may be finished'),
});
export type Round = z.infer<typeof round>;

/** The rounds of an event, in their order. */
export const eventRounds = z.object({
  event_title: z.string(),
  judged_on: z
    .array(z.string())
    .describe('What the competition of the edition says that works are judged on'),
  would_take: z
    .object({ accepted: count, handed_in: count })
    .describe('How many works a new round would judge'),
  rounds: z.array(round),
});
export type EventRounds = z.infer<typeof eventRounds>;

/** A work of a round; number is null until the round opens. */
export const roundWork = z.object({
  submission_id: idOut,
  number: z.int().nullable().describe('By which judges know it'),
  revision: z.int().describe('The one that is judged'),
  current_revision: z.int(),
  user_name: z.string(),
  user_college: z.string().nullable(),
  submission_status: z.enum(SUBMISSION_STATUSES),
  is_in: z.boolean().describe('Whether it is judged; of a prepared round: whether it would be'),
  out_because: z.enum(OUT_REASONS).nullable(),
  is_common: z.boolean().describe('Every judge is to get it when works are assigned'),
});
export type RoundWork = z.infer<typeof roundWork>;

/** A judge of a round. */
export const judge = z.object({
  id: idOut,
  name: z.string().nullable().describe('null until they accept, unless one may read people'),
  email: z.string().nullable().describe('Where they were asked, or are told'),
  state: z.enum(JUDGE_STATES),
  has_account: z.boolean(),
  is_guest: z.boolean().describe('Judges by a link, without an account'),
  is_suspended: z.boolean(),
  is_organiser: z.boolean().describe('Organises the event, too'),
  reason: z.string().nullable().describe('Why they declined'),
  most_works: z.int().nullable(),
  asked_at: instantOut,
  answered_at: instantOut.nullable(),
  nudged_at: instantOut.nullable(),
  mail: z
    .enum(INVITATION_MAILS)
    .describe('What became of the mail to an address without an account; none: no such mail'),
  mail_error: z.string().nullable().describe('Why it did not arrive'),
  works: count,
  sent: count,
  has_begun: z.boolean(),
  has_tried: z.boolean().describe('Has sent the sheet of the invented work'),
  in_training: z.boolean().describe('Sends all, and counts nowhere'),
  closes_at: instantOut.nullable().describe('A later end than that of the others'),
});
export type Judge = z.infer<typeof judge>;

/** A judge and a work: what becomes of it. */
export const assignment = z.object({
  judge_id: idOut,
  submission_id: idOut,
  state: z.enum(ASSIGNMENT_STATES),
  sheet_id: idOut.nullable(),
  points: z
    .number()
    .nullable()
    .describe('0 to 100 of a sheet that was sent; null to judges whose own sheets are not'),
  cannot_because: z.enum(CANNOT_REASONS).nullable(),
  late_sheet_id: idOut.nullable().describe('A sheet that arrived late and does not count yet'),
  late_minutes: z.int().nullable(),
  counts: z.boolean().describe('Whether the sheet counts'),
  is_ended: z.boolean().describe('Somebody else has it now, or nobody'),
  from_paper_by: z.string().nullable().describe('Who copied it from paper for the judge'),
});
export type Assignment = z.infer<typeof assignment>;

/** Who may not judge what, and why. */
export const conflict = z.object({
  judge_id: idOut,
  submission_id: idOut,
  origin: z.enum(CONFLICT_ORIGINS),
});

/** All of a round: the matrix is its works, its judges and what is assigned. */
export const roundDetails = z.object({
  ...round.shape,
  event_title: z.string(),
  rubric,
  has_round_before: z.boolean().describe('Of which it could take the best'),
  is_rubric_used: z.boolean().describe('A sheet was sent by it: only its sentences change'),
  works_listed: z.array(roundWork).describe('By number; of a prepared round all it can take'),
  judges_listed: z.array(judge),
  assignments: z.array(assignment),
  conflicts: z.array(conflict),
  judges_too: z
    .boolean()
    .describe('Whoever asks has unsent sheets here: states are told, and no points'),
});
export type RoundDetails = z.infer<typeof roundDetails>;

const roundInput = form(
  z.strictObject({ ...fieldsIn(ROUND_FIELDS), version: seenRevision }),
  roundErrors,
);

export const listRounds = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/rounds',
  summary: 'The rounds of judging of an event, in their order',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: eventRounds,
  problems: [],
});

export const addRound = endpoint({
  method: 'POST',
  path: '/admin/events/{id}/rounds',
  summary: 'Prepare a round, with a rubric to begin with',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: form(
    z.strictObject({
      ...fieldsIn(ROUND_FIELDS),
      begin_with: z
        .enum(['one-criterion', 'judged-on'])
        .default('one-criterion')
        .describe('judged-on: a criterion for each thing that the competition is judged on'),
    }),
    roundErrors,
  ),
  maxBodyKiB: 16,
  response: roundDetails,
  status: 201,
  problems: ['too-many-rounds', 'no-round-before'],
});

export const getRound = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}',
  summary: 'A round with its rubric, works, judges and what is assigned',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundDetails,
  problems: [],
});

export const updateRound = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}',
  summary: 'Change a round; of an open one its title, its end and how many judges a work has',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: roundInput,
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [
    'round-is-open',
    'round-end-past',
    'no-round-before',
    'changed-meanwhile',
    'results-frozen',
  ],
});

/** What was removed. */
export const removedRound = z.object({ id: idOut });

export const deleteRound = endpoint({
  method: 'DELETE',
  path: '/admin/rounds/{id}',
  summary: 'Remove a round that was not opened, with its rubric and judges',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: removedRound,
  problems: ['round-is-open'],
});

export const openRound = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/open',
  summary: 'Fix its works, give them numbers, and close them until the round is over',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    version: seenRevision,
    best: bestInput.optional().describe('Of a round that takes the best of the round before'),
  }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [
    'round-is-open',
    'round-end-past',
    'round-without-rubric',
    'round-without-works',
    'round-too-large',
    'no-round-before',
    'round-before-not-over',
    'border-not-settled',
    'own-sheets-unsent',
    'own-conflict-there',
    'changed-meanwhile',
  ],
});

export const settleRoundWork = endpoint({
  method: 'PUT',
  path: '/admin/rounds/{id}/works',
  summary: 'Put a work into a round, or take it out; what was scored of it is kept',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({ submission_id: idIn, is_in: z.boolean() }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: [
    'work-not-to-judge',
    'work-not-in-round',
    'round-not-open',
    'round-over',
    'results-frozen',
  ],
});
