import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { CANNOT_REASONS, SHEET_STATES } from '@pratibha/domain/judging/score-sheets';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roundDetails } from './rounds.ts';
import { rubric } from './rubrics.ts';
import { idOut, idParams, instantOut, optionalText } from './values.ts';

const TAG = 'Admin: judging';
const ACCESS = 'judging.organise';

/** A sheet as organisers read it. */
export const sheetDetails = z.object({
  id: idOut,
  number: z.int().nullable(),
  judge_name: z.string().nullable(),
  state: z.enum(SHEET_STATES),
  scores: z.array(z.object({ criterion_id: idOut, level: z.int() })),
  points: z.number().nullable(),
  comment: z.string(),
  note: z.string().describe('For organisers alone'),
  cannot_because: z.enum(CANNOT_REASONS).nullable(),
  revision: z.int(),
  is_late: z.boolean(),
  late_minutes: z.int().nullable(),
  saved_at: instantOut,
  sent_at: instantOut.nullable(),
  out_because: z.string().nullable().describe('Why it does not count'),
  from_paper_by: z.string().nullable().describe('Who copied it from paper for the judge'),
  rubric,
});
export type SheetDetails = z.infer<typeof sheetDetails>;

export const getSheet = endpoint({
  method: 'GET',
  path: '/admin/sheets/{id}',
  summary: 'One score sheet',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: sheetDetails,
  problems: ['own-sheets-unsent'],
});

export const settleSheet = endpoint({
  method: 'PUT',
  path: '/admin/sheets/{id}',
  summary: 'Take a sheet out with a reason, let it count again, or let one count that came late',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  body: z.strictObject({
    counts: z.boolean(),
    reason: optionalText('reason', JUDGE_LIMITS.reason).describe('Needed where it does not count'),
  }),
  maxBodyKiB: 16,
  response: roundDetails,
  problems: ['own-sheets-unsent', 'sheet-not-sent', 'results-frozen'],
});

export const exportSheets = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/export',
  summary: 'The sheets of a round as CSV',
  tag: TAG,
  access: ACCESS,
  params: idParams,
  response: z.string(),
  produces: ['text/csv'],
  rate: 'export',
  problems: ['own-sheets-unsent'],
});
