import type { Judge, RoundDetails, RoundWork } from '@pratibha/contract/rounds';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import type { Cell } from './matrix-cells.ts';

/** A judge with works of theirs that may be swapped for that of a cell. */
type SwapPartner = { readonly judge: Judge; readonly works: readonly RoundWork[] };

/**
 * Who could swap what for the work of a cell: nothing that is sent, and nothing either may not
 * have.
 */
export function swapPartners(
  { assignments, conflicts, judges_listed, works_listed }: RoundDetails,
  { judge, work }: Pick<Cell, 'judge' | 'work'>,
): SwapPartner[] {
  const keyOf = (judgeId: number, workId: number) => `${judgeId} ${workId}`;
  const active = assignments.filter(({ is_ended }) => !is_ended);
  const taken = new Set(
    [...active, ...conflicts].map((each) => keyOf(each.judge_id, each.submission_id)),
  );
  return judges_listed.flatMap((other) => {
    if (other.state !== 'accepted' || other.id === judge.id) return [];
    if (taken.has(keyOf(other.id, work.submission_id))) return [];
    const due = new Set(
      active
        .filter((each) => each.judge_id === other.id && isStillDue(each.state))
        .map((each) => each.submission_id),
    );
    const works = works_listed.filter(
      ({ submission_id, is_in }) =>
        is_in && due.has(submission_id) && !taken.has(keyOf(judge.id, submission_id)),
    );
    return works.length === 0 ? [] : [{ judge: other, works }];
  });
}
