import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, MAX_ID, optionalText } from './values.ts';

/** A work of the round before, by its points. */
export const bestWork = z.object({
  submission_id: idOut,
  number: z.int().nullable().describe('By which judges of the round before know it'),
  user_name: z.string(),
  user_college: z.string().nullable(),
  points: z.number().describe('The mean of the sheets that count, from 0 to 100'),
  sheets: z.int(),
  rank: z.int().describe('The same for works with equal points'),
  is_taken: z.boolean().describe('It is one of the best, whatever is said of the border'),
  is_at_border: z
    .boolean()
    .describe('Equal to others, of which not all have room: an organiser takes all or chooses'),
});
export type BestWork = z.infer<typeof bestWork>;

/** Who the best of the round before are. */
export const bestWorks = z.object({
  round_title: z.string().describe('Of the round before'),
  most: z.int().describe('So many are taken'),
  basis: z.string().describe('To be given when the round opens: another one if points changed'),
  works: z.array(bestWork).describe('By points'),
  unscored: z.int().describe('Works without any sheet that counts: none of them is taken'),
});
export type BestWorks = z.infer<typeof bestWorks>;

export const getBestWorks = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/best',
  summary: 'The works of the round before by their points, of which the round takes the best',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  response: bestWorks,
  problems: [
    'no-round-before',
    'round-before-not-over',
    'own-sheets-unsent',
    'own-conflict-there',
    'round-is-open',
  ],
});

/** What an organiser who opens such a round has seen, and says of those who are equal. */
export const bestInput = z.strictObject({
  basis: z.string().max(100),
  takes_all: z.boolean().default(false).describe('All who are equal at the border'),
  chosen: z
    .array(z.int().positive().max(MAX_ID))
    .max(500)
    .default([])
    .describe('Or these of them, as many as there is room for'),
  reason: optionalText('reason', JUDGE_LIMITS.reason).describe('Needed where some are chosen'),
});
