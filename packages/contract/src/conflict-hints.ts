import { HINT_REASONS } from '@pratibha/domain/judging/conflict-hints';
import { NAMED_BY } from '@pratibha/domain/judging/names-in-works';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, MAX_ID } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';
const count = z.int().positive();

/** Works that a judge may know the people of, for one reason. */
export const conflictHint = z.object({
  judge_id: idOut,
  reason: z.enum(HINT_REASONS),
  submission_ids: z.array(idOut),
});
export type ConflictHint = z.infer<typeof conflictHint>;

/** What nobody has said and the product found in a round. */
export const roundHints = z.object({
  conflicts: z
    .array(conflictHint)
    .describe('Neither confirmed nor lifted: such a work is not proposed to the judge until then'),
  named: z
    .array(z.object({ submission_id: idOut, by: z.array(z.enum(NAMED_BY)) }))
    .describe('Of a blind round, works that name whoever made them'),
});
export type RoundHints = z.infer<typeof roundHints>;

export const getRoundHints = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/hints',
  summary: 'Judges who may know the people of a work, and works that name them in a blind round',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: roundHints,
  problems: [],
});

/** Of somebody who is not asked yet. */
export const addressHint = z.object({
  email: z.string(),
  reason: z.enum([...HINT_REASONS, 'own-work']),
  works: count,
});

export const findAddressHints = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/hints/addresses',
  summary:
    'What speaks against asking these addresses; what their accounts say is told to who may read people',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  query: z.strictObject({
    emails: z
      .string()
      .max(4_000)
      .default('')
      .describe('With commas between them; the first fifty count'),
  }),
  response: z.array(addressHint),
  problems: [],
});

export const settleHints = endpoint({
  method: 'PUT',
  path: '/admin/judges/{id}/hints',
  summary: 'Confirm hints as conflicts of a judge, or lift them',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    submission_ids: z.array(z.int().positive().max(MAX_ID)).min(1).max(2_000),
    are_conflicts: z.boolean(),
  }),
  maxBodyKiB: 64,
  response: roundHints,
  problems: ['work-not-in-round', 'results-frozen'],
});
