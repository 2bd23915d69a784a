import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { type RefObject, useEffect, useRef } from 'react';
import type { Reviewed } from './decisions.ts';
import type { Decided } from './use-undo.ts';

/**
 * After a decision the focus goes to what is done next: to the first decision on the row that
 * follows, or, where the row stays, to the way to the next one. Otherwise it would stand on Close,
 * where Enter leaves.
 *
 * @returns for what holds the buttons
 */
export function useFocusOnNext(
  row: Reviewed | null,
  decided: Decided | null,
): RefObject<HTMLDivElement | null> {
  const actions = useRef<HTMLDivElement>(null);
  const seen = useRef<Decided | null>(null);
  useEffect(() => {
    if (decided === null || seen.current === decided || row === null) return;
    const decision = actions.current?.querySelector<HTMLElement>('[data-decision]');
    const next = actions.current?.querySelector<HTMLElement>('[data-next]:enabled');
    // The buttons are always in sight; the browser would scroll what is read.
    (decision ?? next)?.focus({ preventScroll: true });
    // Until then the row that was decided on is still shown as it was.
    if (row.id !== decided.row.id || !isReviewable(row.status)) seen.current = decided;
  }, [decided, row]);
  return actions;
}
