import type * as calls from '@pratibha/contract/judge';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { WorkToJudgeRow } from './judged.queries.ts';
import { scoresView } from './judged.view.ts';
import { keepSheet } from './keep-sheet.ts';
import { findSheets } from './sheets.queries.ts';

/** Says that a work cannot be judged, and why. What was scored of it stays, and counts no more. */
export const saySheetCannot: UseCase<typeof calls.saySheetCannot, WorkToJudgeRow> = async (
  ctx,
  { body, found },
) => {
  const sheets = await findSheets(ctx.db, found.id);
  const before = sheets.find(({ revision }) => revision === found.revision);
  const form = {
    scores: scoresView(before?.scores ?? {}),
    comment: before?.comment ?? '',
    note: body.note,
    version: body.version,
  };
  return keepSheet(ctx, found, { form, state: 'cannot', cannotBecause: body.because });
};
