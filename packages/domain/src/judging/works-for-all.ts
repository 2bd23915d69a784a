import type { AssignmentInput } from './assignment.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import type { Pair } from './shared-works.ts';

/** Works of a round that every judge gets, at most. */
export const MOST_COMMON_WORKS = 2;

/** Who gets the common works: each judge who may judge them and has room. */
export function commonPairs(input: AssignmentInput): Pair[] {
  const { common = [], works, judges, conflicts, kept } = input;
  const nameOf = ({ judgeId, workId }: Pair) => `${judgeId} ${workId}`;
  const taken = new Set([...conflicts, ...kept].map(nameOf));
  return judges.flatMap(({ id: judgeId, mostWorks }) => {
    const has = kept.filter((pair) => pair.judgeId === judgeId).length;
    const room = Math.max(0, (mostWorks ?? Number.POSITIVE_INFINITY) - has);
    return common
      .filter((workId) => works.includes(workId))
      .map((workId) => ({ judgeId, workId }))
      .filter((pair) => !taken.has(nameOf(pair)))
      .slice(0, room);
  });
}

/** Why a work may not be given to every judge, or null. */
export function whyNotMakeCommon(facts: {
  readonly isIn: boolean;
  /** Other works that every judge gets. */
  readonly others: number;
}): JudgingRefusal | null {
  if (!facts.isIn) return 'work-not-in-round';
  return facts.others >= MOST_COMMON_WORKS ? 'too-many-common-works' : null;
}
