import { JUDGE_LIMITS, JUDGE_STATES } from '@pratibha/domain/judging/judges';
import { ROUND_MANNERS } from '@pratibha/domain/judging/manners';
import { ROUND_STATES } from '@pratibha/domain/judging/rounds';
import {
  ASSIGNMENT_STATES,
  CANNOT_REASONS,
  LATE_STATES,
  SHEET_LIMITS,
  SHEET_STATES,
} from '@pratibha/domain/judging/score-sheets';
import { z } from 'zod';
import { earlierSheet } from './earlier-sheets.ts';
import { endpoint } from './endpoint.ts';
import { ENDS, STARTS } from './own-presentations.ts';
import { rubric } from './rubrics.ts';
import { idOut, idParams, instantOut, MAX_ID, optionalText, text } from './values.ts';

/** The headings of these calls. */
export const tags = {
  Judging: 'What a judge reads and writes: works of their rounds, and their own score sheets.',
};
const ACCESS = 'judging.judge';

/** A round in which one is asked to judge, or judges. */
export const judgedRound = z.object({
  id: idOut,
  event_title: z.string(),
  title: z.string(),
  state: z.enum(ROUND_STATES).describe('Works are shown from its window on'),
  opens_at: instantOut,
  closes_at: instantOut,
  is_blind: z.boolean().describe('Nobody is named to judges'),
  names_judges: z.boolean().describe('Everybody reads who judged, once results are out'),
  minutes_per_work: z.int(),
  manner: z
    .enum(ROUND_MANNERS)
    .describe('at-the-stand: one goes to works, and none is assigned; presented: they come to one'),
  judge_state: z.enum(JUDGE_STATES).describe('asked: an answer is waited for'),
  most_works: z.int().nullable().describe('How many works one wants at most'),
  works: z.int().describe('That one is to judge'),
  sent: z.int().describe('Sheets that one has sent, or said of them why not'),
  has_tried: z.boolean().describe('Has sent the sheet of the invented work'),
  in_training: z.boolean().describe('What one sends counts nowhere'),
});
export type JudgedRound = z.infer<typeof judgedRound>;

const scores = z.array(z.object({ criterion_id: idOut, level: z.int().describe('From 1 on') }));

/** A work in the list of a round, with one's own scores. */
export const judgedWork = z.object({
  id: idOut.describe('Of the assignment: the calls of a work are given this'),
  number: z.int().describe('By which it is known to all'),
  state: z
    .enum(ASSIGNMENT_STATES)
    .describe('look-again: it was handed in again since one scored it'),
  scores: scores.describe('One’s own, as far as they are given'),
  presented: z
    .object({
      room: z.string(),
      starts_at: instantOut.meta(STARTS),
      ends_at: instantOut.meta(ENDS),
    })
    .nullable()
    .describe('When it comes before the panel, as far as the order is published'),
});
export type JudgedWork = z.infer<typeof judgedWork>;

/** A round with its rubric and one's own works, in the order in which they are best judged. */
export const judgedRoundDetails = z.object({
  ...judgedRound.shape,
  rubric,
  works_listed: z
    .array(judgedWork)
    .describe('None before the window begins, nor before one has accepted'),
});
export type JudgedRoundDetails = z.infer<typeof judgedRoundDetails>;

/** One's own sheet of a work. */
export const ownSheet = z.object({
  state: z.enum(SHEET_STATES),
  scores,
  comment: z.string().describe('For the participant'),
  note: z.string().describe('For organisers alone'),
  cannot_because: z.enum(CANNOT_REASONS).nullable(),
  saved_at: instantOut,
  sent_at: instantOut.nullable(),
  is_late: z
    .boolean()
    .describe('It arrived after the window, and counts only when an organiser says so'),
  late: z
    .enum(LATE_STATES)
    .nullable()
    .describe('What became of one that arrived after the end; null: it came in time'),
  version: z.int().describe('To be given with the next change; 0 where there is no sheet yet'),
});
export type OwnSheet = z.infer<typeof ownSheet>;

/** A work to judge. In a blind round nothing in it names anybody. */
export const workToJudge = z.object({
  id: idOut.describe('Of the assignment'),
  round_id: idOut,
  number: z.int(),
  description: z.string(),
  work_link: z
    .string()
    .describe('Empty in a blind round where the work has none: its page would tell its receipt'),
  demo_or_alternate_link: z.string().nullable(),
  by: z
    .object({ name: z.string(), college: z.string().nullable() })
    .nullable()
    .describe('Whose it is; null in a blind round'),
  state: z.enum(ASSIGNMENT_STATES),
  closes_at: instantOut,
  manner: z.enum(ROUND_MANNERS),
  rubric,
  sheet: ownSheet.nullable().describe('null until something of it is saved'),
  earlier: ownSheet
    .nullable()
    .describe('What one scored before it was handed in again, to compare'),
  by_earlier_rubric: earlierSheet
    .nullable()
    .describe('What one scored before the rubric changed, to compare'),
});
export type WorkToJudge = z.infer<typeof workToJudge>;

/** A sheet as it is typed. Scores that are not given yet are left out. */
export const sheetInput = z.strictObject({
  scores: z
    .array(
      z.strictObject({
        criterion_id: z.int().positive().max(MAX_ID),
        level: z.int().min(1).max(10),
      }),
    )
    .max(12),
  comment: text(SHEET_LIMITS.comment),
  note: text(SHEET_LIMITS.note),
  version: z
    .int()
    .min(0)
    .max(MAX_ID)
    .describe('Of the sheet that was changed; 0 where there was none'),
});
export type SheetInput = z.infer<typeof sheetInput>;

/** For everybody: most judge nothing, and are told so by an empty list. */
export const listJudgedRounds = endpoint({
  method: 'GET',
  path: '/judge/rounds',
  summary: 'Rounds in which one judges or is asked to, those that end first first; or none',
  tag: 'Judging',
  access: 'judging.own',
  response: z.array(judgedRound),
  problems: [],
});

export const getJudgedRound = endpoint({
  method: 'GET',
  path: '/judge/rounds/{id}',
  summary: 'A round with its rubric and the works that one is to judge',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  response: judgedRoundDetails,
  problems: [],
});

/** What the device keeps, so that a hall without a network stops nobody. */
export const listWorksToJudge = endpoint({
  method: 'GET',
  path: '/judge/rounds/{id}/works',
  summary: 'All works of a round that one is to judge, each as it is read by itself',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  response: z.array(workToJudge).describe('None before the window begins'),
  problems: [],
});

export const answerRound = endpoint({
  method: 'PUT',
  path: '/judge/rounds/{id}/answer',
  summary: 'Accept to judge, with at most so many works, or decline, with a reason if one likes',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    accepts: z.boolean(),
    reason: optionalText('reason', JUDGE_LIMITS.reason),
    most_works: z.int().min(1).max(JUDGE_LIMITS.works).nullable().default(null),
  }),
  maxBodyKiB: 16,
  response: judgedRound,
  problems: ['round-over'],
});

export const getWorkToJudge = endpoint({
  method: 'GET',
  path: '/judge/works/{id}',
  summary: 'A work that one is to judge, with the rubric and one’s own sheet',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  response: workToJudge,
  problems: [],
});

/**
 * The same again changes nothing, so that it may be sent until it is answered. Where another
 * version is kept meanwhile, the refusal has it as `kept`.
 */
export const saveSheet = endpoint({
  method: 'PUT',
  path: '/judge/works/{id}/sheet',
  summary: 'Save a sheet as it is typed; it is not sent by that',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  body: sheetInput,
  maxBodyKiB: 64,
  response: ownSheet,
  problems: ['judging-not-begun', 'sheet-is-sent', 'changed-meanwhile'],
});

export const sendSheet = endpoint({
  method: 'POST',
  path: '/judge/works/{id}/send',
  summary: 'Send a full sheet, or correct one that was sent',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  body: sheetInput,
  maxBodyKiB: 64,
  response: ownSheet,
  problems: ['judging-not-begun', 'changed-meanwhile'],
});

export const saySheetCannot = endpoint({
  method: 'POST',
  path: '/judge/works/{id}/cannot',
  summary: 'Say that a work cannot be judged, and why; saving a sheet takes it back',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    because: z.enum(CANNOT_REASONS),
    note: text(SHEET_LIMITS.note),
    version: sheetInput.shape.version,
  }),
  maxBodyKiB: 64,
  response: ownSheet,
  problems: ['judging-not-begun', 'changed-meanwhile'],
});

/** The work that is there for the judge no more. */
export const declaredConflict = z.object({ id: idOut.describe('Of the assignment') });

export const declareConflict = endpoint({
  method: 'POST',
  path: '/judge/works/{id}/conflict',
  summary:
    'Say that one knows who made it: one sees it no more, and what one scored no longer counts',
  tag: 'Judging',
  access: ACCESS,
  params: idParams,
  response: declaredConflict,
  problems: [],
});
