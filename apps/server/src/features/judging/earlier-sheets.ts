import type * as calls from '@pratibha/contract/earlier-sheets';
import type { EarlierSheet, ReplacedSheet } from '@pratibha/contract/earlier-sheets';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import {
  findAssignmentOf,
  findByEarlierRubric,
  findOfEarlierRevision,
} from './earlier-sheets.queries.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { rubricView, scoresView } from './judged.view.ts';
import { hasUnsentSheets } from './round-details.ts';
import type { RoundRow } from './rounds.queries.ts';
import { findRubricsById, type RubricRow } from './rubrics.queries.ts';

type Row = Awaited<ReturnType<typeof findByEarlierRubric>>[number];

/** What the judge scored by earlier versions of the rubric, the newest first, by assignments. */
export async function earlierByRubric(
  db: Kysely<DB>,
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, EarlierSheet[]>> {
  const rows = await findByEarlierRubric(db, assignmentIds);
  const views = await withRubrics(db, rows);
  return new Map(
    // Who copied it is told organisers alone.
    [...Map.groupBy(views, ([id]) => id)].map(([id, of]) => [
      id,
      of.map(([, { from_paper_by: _, ...view }]) => view),
    ]),
  );
}

/** Each beside its assignment. */
async function withRubrics(
  db: Kysely<DB>,
  rows: readonly Row[],
): Promise<(readonly [number, ReplacedSheet])[]> {
  const ids = [...new Set(rows.map(({ rubric_id }) => rubric_id))];
  const rubrics = new Map((await findRubricsById(db, ids)).map((rubric) => [rubric.id, rubric]));
  return rows.flatMap((row) => {
    const rubric = rubrics.get(row.rubric_id);
    return rubric ? [[row.assignment_id, earlierSheetView(row, rubric)] as const] : [];
  });
}

function earlierSheetView(row: Row, rubric: RubricRow): ReplacedSheet {
  return {
    state: row.state,
    revision: row.revision,
    scores: scoresView(row.scores),
    comment: row.comment,
    note: row.note,
    saved_at: row.saved_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    rubric: rubricView(rubric),
    from_paper_by: row.paper_by,
  };
}

/** For organisers who may read the judge's sheet of now: what stood before it. */
export const listEarlierSheets: UseCase<typeof calls.listEarlierSheets, RoundRow> = async (
  ctx,
  { query, found },
) => {
  const hidden = await findHiddenWorks(ctx.db, found.id, ctx.actor.id);
  if (await hasUnsentSheets(ctx, found.id)) throw new Refused('own-sheets-unsent');
  // Of a work that is hidden from the person nothing says that there are any.
  if (hidden.has(query.submission_id)) return [];
  const { judge_id: judgeId, submission_id: submissionId } = query;
  const assignment = await findAssignmentOf(ctx.db, { roundId: found.id, judgeId, submissionId });
  if (!assignment) return [];
  const ofRevisions = await findOfEarlierRevision(ctx.db, assignment.id);
  const byRubric = await findByEarlierRubric(ctx.db, [assignment.id]);
  return (await withRubrics(ctx.db, [...ofRevisions, ...byRubric])).map(([, view]) => view);
};
