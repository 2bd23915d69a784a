import type * as calls from '@pratibha/contract/judge';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { WorkToJudgeRow } from './judged.queries.ts';
import { keepSheet } from './keep-sheet.ts';

/** Sends a full sheet, or corrects one that was sent until the window ends. */
export const sendSheet: UseCase<typeof calls.sendSheet, WorkToJudgeRow> = (ctx, { body, found }) =>
  keepSheet(ctx, found, { form: body, state: 'sent', cannotBecause: null });
