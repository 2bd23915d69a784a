import { MOST_ASKS_HOURS } from '@pratibha/domain/results/result-terms';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './values.ts';

const ofOrganisers = {
  tag: 'Admin: results',
  access: 'judging.organise',
  path: '/admin/rounds/{id}/terms',
  params: idParams,
} as const;

/** What is said of a round before its results are made. */
export const roundTerms = z.object({
  asks_hours: z
    .int()
    .nullable()
    .describe('From the release on whoever handed in may ask about their result; null: not at all'),
  names_judges: z.boolean().describe('Whether everybody reads who judged, once results are out'),
  may_name: z.boolean().describe('Whether it can still be said that judges are named'),
});
export type RoundTerms = z.infer<typeof roundTerms>;

export const getRoundTerms = endpoint({
  method: 'GET',
  ...ofOrganisers,
  summary: 'Whether judges of a round are named, and how long one may ask about a result',
  response: roundTerms,
  problems: [],
});

export const settleRoundTerms = endpoint({
  method: 'PUT',
  ...ofOrganisers,
  summary: 'Say how long one may ask about a result, and before the round opens who is named',
  body: z.strictObject({
    asks_hours: z.int().min(1).max(MOST_ASKS_HOURS).nullable(),
    names_judges: z.boolean(),
  }),
  maxBodyKiB: 16,
  response: roundTerms,
  problems: ['judges-not-named', 'results-frozen'],
});
