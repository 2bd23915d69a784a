import type { TermsRefusal } from './terms-refusals.ts';

/** What is said of a round before its results are made. */
export type ResultTerms = {
  /**
   * For how many hours from the release on whoever handed in may ask about their result; null: not
   * at all.
   */
  readonly asks_hours: number | null;
  /** Whether everybody reads who judged, once results are out. */
  readonly names_judges: boolean;
};

/** What holds where nobody said anything. */
export const USUAL_TERMS: ResultTerms = { asks_hours: 72, names_judges: false };

/** So many ranks are told everybody, where the event shows those below the awards. */
export const MOST_SHOWN_RANKS = 20;

/** Thirty days. */
export const MOST_ASKS_HOURS = 720;

type Facts = {
  readonly before: ResultTerms;
  readonly after: ResultTerms;
  /** Judges may have scored by then. */
  readonly isOpened: boolean;
  readonly isFrozen: boolean;
};

/**
 * Why the terms may not be these, or null. Judges score knowing whether they are named: from the
 * opening on that can only be taken back, and nothing of it once results are frozen.
 */
export function whyNotSettleTerms(facts: Facts): TermsRefusal | 'results-frozen' | null {
  const { before, after, isOpened, isFrozen } = facts;
  if (before.names_judges === after.names_judges) return null;
  if (isFrozen) return 'results-frozen';
  return after.names_judges && isOpened ? 'judges-not-named' : null;
}
