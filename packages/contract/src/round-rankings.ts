import { MEANS_REASONS } from '@pratibha/domain/ranking/why-means-count';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams } from './values.ts';

const ranks = z.object({ first: z.int(), last: z.int() });

/** A work by its sheets, as organisers read it. */
export const workByRank = z.object({
  submission_id: idOut,
  number: z.int().describe('By which judges know it'),
  user_name: z.string(),
  user_college: z.string().nullable(),
  sheets: z.int().describe('That count'),
  mean: z.number().nullable().describe('Of their points, from 0 to 100; null without a sheet'),
  calibrated: z
    .number()
    .nullable()
    .describe('Points apart from how severe its judges are; null where the mean counts'),
  margin: z
    .number()
    .nullable()
    .describe('Half the width of the interval in which they lie with 80 %'),
  rank: z.int().describe('The same for equal works'),
  group: ranks.describe('First and last rank of those among which no neighbours are told apart'),
  open: ranks.describe('First and last rank that it may have'),
  mean_levels: z
    .array(z.object({ criterion_id: idOut, mean: z.number() }))
    .describe('Of each criterion the mean'),
});
export type WorkByRank = z.infer<typeof workByRank>;

/** A judge beside the others. */
export const judgeBySeverity = z.object({
  judge_id: idOut,
  name: z.string().nullable(),
  sheets: z.int().describe('That count'),
  severity: z
    .number()
    .nullable()
    .describe('Points more than others give the same works; null where the mean counts'),
  winners_without: z
    .array(z.int())
    .nullable()
    .describe('Numbers of the works that would win without this judge, where those are others'),
});
export type JudgeBySeverity = z.infer<typeof judgeBySeverity>;

/** The works of a round in the order of their points, and what that order rests on. */
export const roundRanking = z.object({
  round_id: idOut,
  round_title: z.string(),
  event_title: z.string(),
  ranked_by: z.enum(['calibrated', 'means']),
  means_because: z.enum(MEANS_REASONS).nullable().describe('Why they go by the means'),
  sheets_due: z.int().describe('Sheets that can still be sent: none once results are frozen'),
  works: z.array(workByRank),
  judges: z.array(judgeBySeverity),
  criteria: z.array(
    z.object({ id: idOut, title: z.string(), weight: z.number(), level_count: z.int() }),
  ),
  differences: z
    .array(
      z.object({ submission_id: idOut, criterion_id: idOut, lowest: z.int(), highest: z.int() }),
    )
    .describe('Where judges are more than two levels apart'),
  answers: z
    .array(
      z.object({
        question: z
          .string()
          .nullable()
          .meta({ examples: ['How do you know about the event?'] })
          .describe('null: the college'),
        answer: z.string().meta({ examples: ['Facebook'] }),
        submission_ids: z.array(idOut),
      }),
    )
    .describe('Answers within which the same order can be read'),
});
export type RoundRanking = z.infer<typeof roundRanking>;

const ofOrganisers = {
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  problems: ['round-not-open', 'own-sheets-unsent', 'own-work-ranked'],
} as const;

export const getRoundRanking = endpoint({
  method: 'GET',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/ranking',
  summary: 'The works of a round by their points, with how sure that order is',
  response: roundRanking,
});

export const exportRoundRanking = endpoint({
  method: 'GET',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/ranking/export',
  summary: 'The works of a round by their points as CSV',
  response: z.string(),
  produces: ['text/csv'],
  rate: 'export',
});
