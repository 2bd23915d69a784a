import type * as calls from '@pratibha/contract/score-sheets';
import { pointsOf } from '@pratibha/domain/judging/score-sheets';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import { filesByEvent } from '../../platform/lists/export-files.ts';
import { columnOf, type TableColumn } from '../../platform/lists/export-table.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { rounded } from './judging.view.ts';
import { hasUnsentSheets } from './round-details.ts';
import type { RoundRow } from './rounds.queries.ts';
import { findRubric, type RubricRow } from './rubrics.queries.ts';
import { findSentSheets, type SentSheet } from './sheets.queries.ts';

/** The sheets of a round as CSV, in the order of the works. */
export const exportSheets: UseCase<typeof calls.exportSheets, RoundRow> = async (
  ctx,
  { found },
) => {
  if (await hasUnsentSheets(ctx, found.id)) throw new Refused('own-sheets-unsent');
  const rubric = await findRubric(ctx.db, found.id);
  const hidden = await findHiddenWorks(ctx.db, found.id, ctx.actor.id);
  const sheets = await findSentSheets(ctx.db, found.id);
  const event = { id: found.event_id, title: found.event_title };
  return filesByEvent(ctx, 'sheets', [event], () => ({
    columns: columnsOf(rubric),
    rows: shown(sheets, hidden),
  }));
};

async function* shown(sheets: readonly SentSheet[], hidden: ReadonlySet<number>) {
  for (const sheet of sheets) if (!hidden.has(sheet.submission_id)) yield sheet;
}

function columnsOf(rubric: RubricRow): TableColumn<SentSheet>[] {
  return [
    columnOf('work', ({ number }: SentSheet) => number),
    columnOf('submitted_by', ({ submitted_by }: SentSheet) => submitted_by),
    columnOf('revision', ({ revision }: SentSheet) => revision),
    columnOf('judge', ({ judge_name }: SentSheet) => judge_name ?? GUEST_WORDS.nameless),
    columnOf('state', ({ state }: SentSheet) => state),
    columnOf('late', ({ is_late }: SentSheet) => is_late),
    columnOf('counts', counts),
    columnOf('points', ({ scores }: SentSheet) => rounded(pointsOf(rubric.criteria, scores))),
    ...rubric.criteria.map(({ id, title }) =>
      columnOf(title, ({ scores }: SentSheet) => scores[id]),
    ),
    columnOf('comment', ({ comment }: SentSheet) => comment),
    columnOf('note', ({ note }: SentSheet) => note),
    columnOf('cannot_because', ({ cannot_because }: SentSheet) => cannot_because),
    columnOf('out_because', ({ out_because }: SentSheet) => out_because),
    columnOf('sent_at', { at: ({ sent_at }: SentSheet) => sent_at }),
    columnOf('in_training', ({ in_training }: SentSheet) => in_training),
    columnOf('from_paper_by', ({ paper_by }: SentSheet) => paper_by),
  ];
}

function counts(sheet: SentSheet): boolean {
  return (
    sheet.state === 'sent' &&
    sheet.out_because === null &&
    sheet.work_out_because === null &&
    sheet.revision === sheet.judged_revision &&
    !sheet.is_late &&
    !sheet.in_training &&
    !sheet.is_ended
  );
}
