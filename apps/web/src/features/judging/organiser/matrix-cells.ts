import type { Assignment, Judge, RoundDetails, RoundWork } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { PAPER_WORDS } from '@pratibha/words/judging/organiser/running';

const W = ROUND_WORDS;

/** A work and a judge, with what there is between them. */
export type Cell = {
  readonly work: RoundWork;
  readonly judge: Judge;
  readonly assignment: Assignment | undefined;
  readonly conflict: RoundDetails['conflicts'][number] | undefined;
};

/** What stands in a cell, how it looks, and how it is read out. */
export type CellWords = {
  readonly state: Assignment['state'] | 'none' | 'ended' | 'conflict';
  readonly text: string;
};

const keyOf = (submissionId: number, judgeId: number) => `${submissionId} ${judgeId}`;

/** Finds the cell of a work and a judge, of those that were gathered once. */
export function cellsOf({ assignments, conflicts }: RoundDetails) {
  const byPair = new Map(
    assignments.map((each) => [keyOf(each.submission_id, each.judge_id), each]),
  );
  const conflictOf = new Map(
    conflicts.map((each) => [keyOf(each.submission_id, each.judge_id), each]),
  );
  return (work: RoundWork, judge: Judge): Cell => {
    const key = keyOf(work.submission_id, judge.id);
    return { work, judge, assignment: byPair.get(key), conflict: conflictOf.get(key) };
  };
}

export function cellWords({ assignment, conflict }: Cell): CellWords {
  // One that was noted after the results were frozen takes nothing from them.
  if (conflict && !assignment?.counts) return { state: 'conflict', text: W.conflict };
  if (!assignment || assignment.is_ended) {
    return { state: assignment ? 'ended' : 'none', text: W.free };
  }
  const { state, points, counts, late_sheet_id, late_minutes, from_paper_by } = assignment;
  const said = [
    points === null ? W.cells[state] : W.points(points),
    ...(state === 'sent' && !counts ? [W.notCounted] : []),
    ...(from_paper_by === null ? [] : [PAPER_WORDS.fromPaperShort]),
    ...(late_sheet_id !== null ? [W.late(late_minutes ?? 0)] : []),
  ];
  return { state, text: said.join(', ') };
}

/** How many judges have the work still, or have judged it; who is in training counts nowhere. */
export function coverOf({ assignments, judges_listed }: RoundDetails, work: RoundWork): number {
  const inTraining = new Set(
    judges_listed.filter(({ in_training }) => in_training).map(({ id }) => id),
  );
  return assignments.filter(
    (each) =>
      each.submission_id === work.submission_id &&
      !each.is_ended &&
      each.state !== 'cannot' &&
      !inTraining.has(each.judge_id),
  ).length;
}
