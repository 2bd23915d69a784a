import { type AssignmentInput, assigning } from '@pratibha/domain/judging/assignment';
import { atOnce } from '@pratibha/domain/steps';

/** Who cannot judge what. */
type DemoConflict = { readonly judge_id: number; readonly submission_id: number };

type Round = {
  readonly id: number;
  readonly judges_per_work: number;
  readonly works: readonly { readonly submission_id: number }[];
  readonly judges: readonly { readonly id: number }[];
  readonly conflicts: readonly DemoConflict[];
};

/**
 * Who judges what, as a press of an organiser assigns it.
 * @param first the number of the first assignment
 */
export function assigned({ id, judges_per_work, works, judges, conflicts }: Round, first: number) {
  const input: AssignmentInput = {
    works: works.map(({ submission_id }) => submission_id),
    judges: judges.map((judge) => ({ id: judge.id, mostWorks: null })),
    judgesPerWork: judges_per_work,
    conflicts: conflicts.map((row) => ({ judgeId: row.judge_id, workId: row.submission_id })),
    ...{ kept: [], seed: id },
  };
  const { added } = atOnce(assigning(input));
  return added.map(({ judgeId, workId }, at) => ({
    ...{ id: first + at, round_id: id, judge_id: judgeId, submission_id: workId },
    place: added.slice(0, at + 1).filter((each) => each.judgeId === judgeId).length,
  }));
}
