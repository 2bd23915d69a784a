import { type TextError, textError } from '../text/text-rule.ts';
import type { FinalRefusal } from './final-refusals.ts';
import { FINAL_LIMITS } from './finals.ts';
import type { RankedWork } from './rank-works.ts';

/** The best of a round, as many as were asked for: more where equal ones are at the border. */
export function finalistsOf<W extends Pick<RankedWork, 'work' | 'rank' | 'sheets'>>(
  works: readonly W[],
  count: number,
): readonly W[] {
  return works.filter(({ rank, sheets }) => sheets > 0 && rank <= count);
}

/** Why no final may begin among these works, or null. */
export function whyNotBeginFinal(facts: {
  /** Whether every end of the round has passed, those of single judges among them. */
  readonly isOver: boolean;
  /** Whether one goes on. */
  readonly isOpen: boolean;
  readonly finalists: number;
}): FinalRefusal | null {
  if (!facts.isOver) return 'final-before-end';
  if (facts.isOpen) return 'final-is-open';
  if (facts.finalists < FINAL_LIMITS.least) return 'final-too-small';
  return facts.finalists > FINAL_LIMITS.works ? 'final-too-large' : null;
}

/** A work as a meeting ranks it, the best first. */
type MeetingWork = { readonly rank: number; readonly reason: string };

export type FinalError = TextError<'final-reason'>;

/** Whether a work was put before one that is better by its sheets. */
export function passesOver(works: readonly Pick<MeetingWork, 'rank'>[], at: number): boolean {
  const rank = works[at]?.rank ?? 0;
  return works.slice(at + 1).some((other) => other.rank < rank);
}

/**
 * What is wrong with ranks that are set by hand, by JSON pointers below the list: each departure
 * from the order by the sheets takes a reason.
 *
 * @param works as they are ranked by hand, each with its rank by the sheets
 */
export function meetingErrors(works: readonly MeetingWork[]) {
  return works.flatMap(({ reason }, at) => {
    const error = textError(reason, {
      ...{ field: 'final-reason' as const, limit: FINAL_LIMITS.reason },
      isRequired: passesOver(works, at),
    });
    return error === null ? [] : [{ path: `/${at}/reason`, error }];
  });
}
