import { SHEET_LIMITS } from '@pratibha/domain/judging/score-sheets';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, text } from './values.ts';

const ofOrganisers = {
  tag: 'Admin: results',
  access: 'judging.organise',
  params: idParams,
} as const;

/** What a judge wrote for whoever handed in, and what becomes of it. */
export const feedbackComment = z.object({
  sheet_id: idOut,
  number: z.int().describe('Of the work'),
  user_name: z.string(),
  judge_name: z.string().nullable().describe('For organisers alone'),
  written: z.string(),
  comment: z.string().nullable().describe('What is read in its place; null: as it was written'),
  is_held: z.boolean().describe('Whoever handed in does not read it'),
  settled_at: instantOut.nullable(),
  settled_by: z.string().nullable(),
});
export type FeedbackComment = z.infer<typeof feedbackComment>;

export const listFeedback = endpoint({
  method: 'GET',
  ...ofOrganisers,
  path: '/admin/rounds/{id}/feedback',
  summary: 'What judges wrote for those who handed in, of sheets that count',
  response: z.array(feedbackComment),
  problems: ['own-sheets-unsent', 'own-conflict-there'],
});

export const settleComment = endpoint({
  method: 'PUT',
  ...ofOrganisers,
  path: '/admin/sheets/{id}/feedback',
  summary: 'Hold a comment back, put it otherwise, or let it be read as it was written',
  body: z.strictObject({
    is_held: z.boolean(),
    comment: text(SHEET_LIMITS.comment).default('').describe('Blank: as it was written'),
  }),
  maxBodyKiB: 64,
  response: feedbackComment,
  problems: ['own-sheets-unsent', 'own-conflict-there', 'sheet-not-counted', 'results-released'],
});
