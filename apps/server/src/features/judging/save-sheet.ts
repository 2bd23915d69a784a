import type * as calls from '@pratibha/contract/judge';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { WorkToJudgeRow } from './judged.queries.ts';
import { keepSheet } from './keep-sheet.ts';

/** Saves a sheet as it is typed; a sent one is corrected by sending it again. */
export const saveSheet: UseCase<typeof calls.saveSheet, WorkToJudgeRow> = (ctx, { body, found }) =>
  keepSheet(ctx, found, { form: body, state: 'begun', cannotBecause: null });
