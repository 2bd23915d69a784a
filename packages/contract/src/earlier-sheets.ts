import { SHEET_STATES } from '@pratibha/domain/judging/score-sheets';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rubric } from './rubrics.ts';
import { id, idOut, idParams, instantOut } from './values.ts';

/** A sheet by an earlier version of the rubric, or of an earlier revision of the work. */
export const earlierSheet = z.object({
  state: z.enum(SHEET_STATES),
  revision: z.int().describe('Of the work'),
  scores: z.array(z.object({ criterion_id: idOut, level: z.int() })),
  comment: z.string(),
  note: z.string(),
  saved_at: instantOut,
  sent_at: instantOut.nullable(),
  rubric: rubric.describe('By which it was scored'),
});
export type EarlierSheet = z.infer<typeof earlierSheet>;

/** The same for organisers. */
export const replacedSheet = z.object({
  ...earlierSheet.shape,
  from_paper_by: z.string().nullable().describe('Who copied it from paper for the judge'),
});
export type ReplacedSheet = z.infer<typeof replacedSheet>;

export const listEarlierSheets = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/earlier-sheets',
  summary: 'What a judge scored of a work before rubric or work changed; it counts no more',
  tag: 'Admin: judging',
  access: 'judging.organise',
  params: idParams,
  query: z.strictObject({
    judge_id: id.describe('Who scored'),
    submission_id: id.describe('What was scored'),
  }),
  response: z.array(replacedSheet),
  problems: ['own-sheets-unsent'],
});
