import { useState } from 'react';
import type { Reviewed } from './decisions.ts';
import { type Hand, staying, withHand, withStatus } from './staying.ts';

const NONE: Hand = new Map();
const NOBODY: ReadonlySet<number> = new Set();

/**
 * Keeps rows that one's own act takes out of a list, until one moves on.
 *
 * @param rows the page of the list; undefined while loading
 * @param scope names the filters, the order and the page: with others everything is forgotten
 */
export function useStaying(rows: readonly Reviewed[] | undefined, scope: string) {
  const [state, setState] = useState({ scope, hand: NONE });
  const hand = state.scope === scope ? state.hand : NONE;
  const change = (of: (old: Hand) => Hand) =>
    setState((old) => {
      const known = old.scope === scope ? old.hand : NONE;
      const next = of(known);
      return next === known ? old : { scope, hand: next };
    });
  const shown = rows === undefined ? { rows, away: NOBODY } : staying(rows, hand);
  return {
    ...shown,
    /** What the person has open, selected or is asked about. */
    keep: (ids: readonly (number | undefined)[]) => {
      const next = withHand(hand, shown.rows ?? [], ids);
      if (next !== hand) change((old) => withHand(old, staying(rows ?? [], old).rows, ids));
    },
    decided: (ids: readonly number[], status: Reviewed['status']) =>
      change((old) => withStatus(old, ids, status)),
  };
}
