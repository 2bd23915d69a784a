import type { RoundRanking, WorkByRank } from '@pratibha/contract/round-rankings';
import { within } from '@pratibha/domain/ranking/within';
import type { AnswerInAddress } from './answer-search.ts';

/** Whether an address means this answer. */
export function isAnswer(
  { question, answer }: RoundRanking['answers'][number],
  inAddress: AnswerInAddress,
): boolean {
  return (question ?? '') === inAddress.question && answer === inAddress.answer;
}

/** The works that an address reads, in their order; all where nobody gave that answer. */
export function worksWithin(
  ranking: RoundRanking,
  inAddress: AnswerInAddress,
): readonly WorkByRank[] {
  const answer = ranking.answers.find((each) => isAnswer(each, inAddress));
  if (!answer) return ranking.works;
  const own = new Set(answer.submission_ids);
  const all = ranking.works.map((work) => ({
    ...work,
    group: [work.group.first, work.group.last] as const,
    open: [work.open.first, work.open.last] as const,
  }));
  return within(all, ({ submission_id }) => own.has(submission_id)).map((work) => ({
    ...work,
    group: { first: work.group[0], last: work.group[1] },
    open: { first: work.open[0], last: work.open[1] },
  }));
}
