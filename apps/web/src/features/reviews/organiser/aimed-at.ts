import type { Reviewed } from './decisions.ts';

/** One row or more. */
export type Aimed = readonly [Reviewed, ...(readonly Reviewed[])];

type Where = {
  /** What the details show, null until they have come; undefined where none are open. */
  readonly details: Reviewed | null | undefined;
  readonly selected: readonly Reviewed[];
  /** The row with the focus or under the pointer. */
  readonly atHand: Reviewed | null;
};

/**
 * The rows that a key is aimed at: what the open details show, else what is selected, else the row
 * at hand; null where there is none.
 */
export function aimedAt({ details, selected, atHand }: Where): Aimed | null {
  if (details !== undefined) return details === null ? null : [details];
  const [first, ...others] = selected;
  if (first !== undefined) return [first, ...others];
  return atHand === null ? null : [atHand];
}
