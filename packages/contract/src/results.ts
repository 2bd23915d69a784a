import { FINAL_WAYS } from '@pratibha/domain/ranking/finals';
import { AWARD_CHECKS, AWARD_LIMITS } from '@pratibha/domain/results/awards';
import { RESULT_REFUSALS } from '@pratibha/domain/results/result-refusals';
import { RESULT_STATES } from '@pratibha/domain/results/result-state';
import { SUBMISSION_STATUSES } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instant, instantOut, MAX_ID, optionalText, text } from './values.ts';

/** The heading of these calls. */
export const tags = {
  'Admin: results': 'Awards of a round: frozen, approved by a second person, released, corrected.',
};

const idIn = z.int().positive().max(MAX_ID);

/** A prize that the competition of the event offers now. */
export const prizeToGive = z.object({
  position: z.int(),
  title: z.string(),
  prize: z.string(),
});

/** A work that may get an award, by its rank. */
export const workToAward = z.object({
  submission_id: idOut,
  number: z.int().describe('By which judges know it'),
  user_name: z.string(),
  user_college: z.string().nullable(),
  submission_status: z.enum(SUBMISSION_STATUSES),
  work_link: z.string(),
  sheets: z.int(),
  points: z.number().nullable().describe('By which it is ranked, from 0 to 100'),
  rank: z.int().describe('The same for equal works'),
  group: z
    .array(z.int())
    .describe('First and last rank of those among which it cannot be told apart'),
});
export type WorkToAward = z.infer<typeof workToAward>;

/** An award of frozen results, as organisers read it. */
export const givenAward = z.object({
  submission_id: idOut,
  number: z.int(),
  user_name: z.string(),
  user_college: z.string().nullable(),
  title: z.string(),
  prize: z.string(),
  position: z.int().nullable().describe('null: a special award'),
  tie_note: z
    .string()
    .nullable()
    .describe('Why it goes to this work, where the order does not say'),
});
export type GivenAward = z.infer<typeof givenAward>;

/** Results that were frozen. */
export const resultSnapshot = z.object({
  number: z.int(),
  sha256: z.string().describe('Over the canonical bytes of what is frozen'),
  shows_ranks: z.boolean(),
  offers_check: z.boolean(),
  frozen_at: instantOut,
  frozen_by: z.string(),
  approved_at: instantOut.nullable(),
  approved_by: z.string().nullable(),
  released_at: instantOut.nullable().describe('From when everybody sees them; may lie ahead'),
  thawed_at: instantOut.nullable(),
  thaw_reason: z.string().nullable(),
  awards: z.array(givenAward),
});
export type ResultSnapshot = z.infer<typeof resultSnapshot>;

/** The results of a round as its organisers see them. */
export const roundResults = z.object({
  round_id: idOut,
  round_title: z.string(),
  event_id: idOut,
  event_title: z.string(),
  state: z
    .enum(RESULT_STATES)
    .describe('correcting: what was released is shown until what takes its place is'),
  why_not: z.enum(RESULT_REFUSALS).nullable().describe('Why they cannot be frozen now'),
  basis: z.string().describe('To be given when they are frozen: another one if anything changed'),
  late_sheets: z
    .int()
    .describe('Sheets that came late and of which nobody said whether they count'),
  final: z.enum(FINAL_WAYS).nullable().describe('By which the first works are ranked; null: none'),
  prizes: z.array(prizeToGive).describe('Of the competition, as the pages say now'),
  works: z.array(workToAward).describe('By rank; none while the round is not over'),
  suggested: z
    .array(z.object({ submission_id: idOut, position: z.int() }))
    .describe('Who gets which prize by the order alone'),
  needs_approval: z
    .boolean()
    .describe('Whether somebody else organises the event, who approves what is frozen'),
  is_own: z.boolean().describe('Whether whoever asks froze them, and may not approve them'),
  snapshots: z.array(resultSnapshot).describe('The newest first'),
});
export type RoundResults = z.infer<typeof roundResults>;

const number = z.int().positive().max(32_767).describe('Of the frozen results that were looked at');
const ofOrganisers = {
  tag: 'Admin: results',
  access: 'results.settle',
  params: idParams,
  response: roundResults,
  maxBodyKiB: 16,
} as const;
const UNSEEN = ['own-sheets-unsent', 'own-conflict-there'] as const;

export const getResults = endpoint({
  method: 'GET',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/results',
  summary: 'Where the results of a round stand, and to whom its prizes would go',
  problems: UNSEEN,
});

const awardInput = z.strictObject({
  submission_id: idIn,
  position: z
    .int()
    .min(1)
    .max(3)
    .nullable()
    .describe('Among the prizes of the competition; null: a special award'),
  title: text(AWARD_LIMITS.title).default('').describe('Of a special award'),
  prize: text(AWARD_LIMITS.prize).default('').describe('What is given with a special award'),
  note: text(AWARD_LIMITS.note)
    .default('')
    .describe('Why it goes to this work, where equal or better ones get a later prize or none'),
  checked: z.array(z.enum(AWARD_CHECKS)).max(20).describe('What was looked at: all of it'),
});

export const freezeResults = endpoint({
  method: 'POST',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/results',
  summary: 'Freeze the results of a round with its awards; nothing of it changes from then on',
  body: z.strictObject({
    basis: z.string().max(100),
    awards: z.array(awardInput).max(AWARD_LIMITS.awards),
    shows_ranks: z.boolean().default(false),
    offers_check: z.boolean().default(true),
  }),
  maxBodyKiB: 64,
  status: 201,
  problems: [
    ...UNSEEN,
    'results-frozen',
    'round-not-over',
    'nothing-counts',
    'final-goes-on',
    'changed-meanwhile',
  ],
});

export const approveResults = endpoint({
  method: 'POST',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/results/approval',
  summary: 'Approve frozen results, as somebody else than who froze them',
  body: z.strictObject({ number }),
  problems: [
    ...UNSEEN,
    'results-not-frozen',
    'results-approved',
    'approval-by-another',
    'changed-meanwhile',
  ],
});

export const releaseResults = endpoint({
  method: 'POST',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/results/release',
  summary: 'Release results now or at an instant; whoever handed in is told then',
  body: z.strictObject({
    number,
    at: instant.nullable().default(null).describe('When; null or absent: now'),
  }),
  problems: [
    ...UNSEEN,
    'results-not-frozen',
    'results-released',
    'approval-needed',
    'release-not-ahead',
    'show-goes-on',
    'changed-meanwhile',
  ],
});

export const callOffRelease = endpoint({
  method: 'DELETE',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/results/release',
  summary: 'Call off a release whose instant lies ahead; what was approved stays so',
  problems: [...UNSEEN, 'results-released', 'release-not-waiting'],
});

export const thawResults = endpoint({
  method: 'POST',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/results/thaw',
  summary:
    'Thaw frozen results with a reason, so that approval begins anew; released ones are shown until corrected ones are',
  body: z.strictObject({ number, reason: optionalText('reason', AWARD_LIMITS.note) }),
  problems: [...UNSEEN, 'results-not-frozen', 'show-goes-on', 'changed-meanwhile'],
});
