import { pointsOf, type Scores } from '@pratibha/domain/judging/score-sheets';
import type { CountedSheet } from '@pratibha/domain/ranking/rank-works';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { type AssignmentRow, findAssignments } from './assignments.queries.ts';
import { doesCount, isActive } from './judging.view.ts';
import { findRoundWorks, type RoundWorkRow } from './round-works.queries.ts';
import { findRubric, type RubricRow } from './rubrics.queries.ts';

/** What of a round counts, for whoever ranks its works. */
export type CountedRound = {
  readonly rubric: RubricRow;
  /** Those that are judged: none that was taken out or rejected. */
  readonly works: readonly RoundWorkRow[];
  /** Of these works, by ids of submissions and judges. */
  readonly sheets: readonly CountedSheet[];
  /** All of these works, with or without a sheet. */
  readonly assignments: readonly AssignmentRow[];
};

export async function countedRound(
  db: Kysely<DB>,
  round: { readonly id: number; readonly event_id: number },
): Promise<CountedRound> {
  const rubric = await findRubric(db, round.id);
  const works = (await findRoundWorks(db, round)).filter(
    ({ is_listed, number, out_because, status }) =>
      is_listed && number !== null && out_because === null && status !== 'REJECTED',
  );
  const ids = new Set(works.map(({ submission_id }) => submission_id));
  const assignments = (await findAssignments(db, round.id)).filter(
    (row) => ids.has(row.submission_id) && isActive(row),
  );
  const sheets = assignments.filter(doesCount).flatMap((row): CountedSheet[] => {
    const levels = row.scores as Scores;
    const points = pointsOf(rubric.criteria, levels);
    if (points === null) return [];
    return [{ work: `${row.submission_id}`, judge: `${row.judge_id}`, points, levels }];
  });
  return { rubric, works, sheets, assignments };
}
