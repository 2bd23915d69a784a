import type { Judge, RoundDetails, RoundWork } from '@pratibha/contract/rounds';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';

type Page = { readonly judge: Judge; readonly work: RoundWork };

/** What is assigned and not sent, by judges; at the stand every pair that may be. */
export function pagesOf(round: RoundDetails): Page[] {
  const { assignments, conflicts, judges_listed, works_listed, manner } = round;
  const works = works_listed.filter(({ is_in }) => is_in);
  return judges_listed.flatMap((judge) => {
    const isOf =
      (each: { readonly judge_id: number; readonly submission_id: number }) => (work: RoundWork) =>
        each.judge_id === judge.id && each.submission_id === work.submission_id;
    return works.flatMap((work) => {
      const own = assignments.find((each) => !each.is_ended && isOf(each)(work));
      const isFree =
        manner === 'at-the-stand' &&
        judge.state === 'accepted' &&
        !conflicts.some((each) => isOf(each)(work));
      return (own ? isStillDue(own.state) : isFree) ? [{ judge, work }] : [];
    });
  });
}
