import { FINAL_REFUSALS } from '@pratibha/domain/ranking/final-refusals';
import { FINAL_ENDS, FINAL_LIMITS, FINAL_WAYS } from '@pratibha/domain/ranking/finals';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, MAX_ID, text } from './values.ts';

const idIn = z.int().positive().max(MAX_ID);
const finalNumber = z.int().positive().max(32_767).describe('Of the final that was looked at');

/** A work that a final may have, by its rank in the round. */
export const finalCandidate = z.object({
  submission_id: idOut,
  number: z.int().describe('By which judges know it'),
  user_name: z.string(),
  user_college: z.string().nullable(),
  points: z.number().nullable().describe('By which it is ranked, from 0 to 100'),
  rank: z.int().describe('By the sheets; the same for equal works'),
});
export type FinalCandidate = z.infer<typeof finalCandidate>;

/** A work of a final as it stands there. */
export const finalWork = z.object({
  submission_id: idOut,
  number: z.int(),
  user_name: z.string(),
  rank: z.int().describe('By the final; the same for equal works'),
  rank_before: z.int().describe('By the sheets'),
  reason: z.string().nullable().describe('Why a meeting put it before a better one'),
});

/** Between the last work with a prize and the next one. */
export const finalBorder = z.object({
  after: z
    .int()
    .describe('So many works are before it')
    .meta({ examples: [1] }),
  better: z.int().describe('The number of the last work before it'),
  other: z.int().describe('The number of the first one behind it'),
  probability: z.number().describe('That the one is better than the other, from 0 to 1'),
  is_sure: z.boolean().describe('Whether that is 0.9 at least'),
});

/** How ballots between two works went. */
export const finalPair = z.object({
  one: z.int().describe('The number of a work'),
  other: z.int(),
  for_one: z.int(),
  for_other: z.int(),
});

/** The last final of a round. */
export const finalOfRound = z.object({
  number: z.int(),
  way: z.enum(FINAL_WAYS),
  prizes: z.int().describe('So many works get a prize'),
  begun_at: instantOut,
  begun_by: z.string().meta({ examples: ['Nima Sherpa'] }),
  ended_at: instantOut.nullable(),
  ended_because: z.enum(FINAL_ENDS).nullable(),
  ballots: z.int().describe('That count'),
  works: z.array(finalWork).describe('The best first'),
  borders: z.array(finalBorder).describe('None of a meeting'),
  pairs: z.array(finalPair),
});
export type FinalOfRound = z.infer<typeof finalOfRound>;

/** Whether a round has a final, and which works one could have. */
export const roundFinal = z.object({
  round_id: idOut,
  why_not: z
    .enum([...FINAL_REFUSALS, 'results-frozen'])
    .nullable()
    .describe('Why none can begin now'),
  candidates: z.array(finalCandidate).describe('The best by their sheets'),
  final: finalOfRound.nullable(),
});
export type RoundFinal = z.infer<typeof roundFinal>;

const UNSEEN = ['round-not-open', 'own-sheets-unsent', 'own-work-ranked'] as const;
const ofOrganisers = {
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  response: roundFinal,
} as const;
const NOT_BEGUN = [
  ...['results-frozen', 'final-before-end', 'final-is-open'],
  ...['final-too-small', 'final-too-large'],
] as const;

export const getFinal = endpoint({
  method: 'GET',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/final',
  summary: 'The final of a round, and which of its borders are decided',
  problems: UNSEEN,
});

export const beginFinal = endpoint({
  method: 'POST',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/final',
  summary: 'Begin a final by ballots among the best works; the one before counts no more',
  body: z.strictObject({
    works: z
      .int()
      .min(FINAL_LIMITS.least)
      .max(FINAL_LIMITS.works)
      .default(FINAL_LIMITS.usualWorks)
      .describe('How many of the best; equal ones at the border take part, too'),
    prizes: z
      .int()
      .min(1)
      .max(FINAL_LIMITS.prizes)
      .default(FINAL_LIMITS.usualPrizes)
      .describe('So many works get a prize'),
  }),
  maxBodyKiB: 16,
  status: 201,
  problems: [...UNSEEN, ...NOT_BEGUN],
});

export const settleFinal = endpoint({
  method: 'PUT',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/final',
  summary: 'End a final by hand, or call the last one off, so that the order by sheets counts',
  body: z.strictObject({ number: finalNumber, as: z.enum(['by-hand', 'called-off']) }),
  maxBodyKiB: 16,
  problems: [...UNSEEN, 'results-frozen', 'no-final', 'final-over', 'changed-meanwhile'],
});

export const writeMeeting = endpoint({
  method: 'POST',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/final/meeting',
  summary: 'Write down how a meeting ranked the best works; the final before counts no more',
  body: z.strictObject({
    works: z
      .array(
        z.strictObject({
          submission_id: idIn,
          reason: text(FINAL_LIMITS.reason)
            .default('')
            .describe('Needed where it is put before one that is better by its sheets'),
        }),
      )
      .min(FINAL_LIMITS.least)
      .max(FINAL_LIMITS.works)
      .describe('The best works of the round, as the meeting ranked them')
      .meta({ examples: [[1, 2].map((id) => ({ submission_id: id, reason: '' }))] }),
  }),
  maxBodyKiB: 64,
  status: 201,
  problems: [...UNSEEN, ...NOT_BEGUN, 'changed-meanwhile'],
});

/** A work that a judge compares with another one; of who made it nothing in a blind round. */
export const comparedWork = z.object({
  number: z.int(),
  description: z.string(),
  work_link: z
    .string()
    .describe('Empty in a blind round where the work has none: its page would tell its receipt'),
  demo_or_alternate_link: z.string().nullable(),
  by: z.object({ name: z.string(), college: z.string().nullable() }).nullable(),
});
export type ComparedWork = z.infer<typeof comparedWork>;

/** What a judge chooses between next. */
export const ownFinal = z.object({
  number: z.int().nullable().describe('Of the final; null: none goes on'),
  cast: z.int().describe('How many ballots one has cast in it'),
  pair: z
    .array(comparedWork)
    .nullable()
    .describe('Two works, by their numbers; null: nothing to choose between for now'),
});
export type OwnFinal = z.infer<typeof ownFinal>;

const ofJudges = {
  tag: 'Judging',
  access: 'judging.judge',
  params: idParams,
  response: ownFinal,
} as const;

export const getOwnFinal = endpoint({
  method: 'GET',
  ...ofJudges,
  path: '/judge/rounds/{id}/final',
  summary: 'The two works of a final between which one’s next ballot says most',
  problems: [],
});

export const castBallot = endpoint({
  method: 'POST',
  ...ofJudges,
  path: '/judge/rounds/{id}/final/ballots',
  summary: 'Choose the better of two works of a final, once a pair; the same again changes nothing',
  body: z.strictObject({
    final: finalNumber,
    better: idIn.describe('The number of the work that one chooses'),
    other: idIn.describe('The number of the other one').meta({ examples: [2] }),
  }),
  maxBodyKiB: 16,
  problems: ['judge-not-taking-part', 'final-over', 'final-pair-gone'],
});
