import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { LISTED, type OnKey, useKeys } from '../../console/console.tsx';
import { type Aimed, aimedAt } from './aimed-at.ts';
import type { Decision, Reviewed } from './decisions.ts';
import type { Rights } from './use-rights.ts';
import type { Walk } from './use-walk.ts';

type Input<Outcome extends string> = {
  /** Whose details are open; `row` is null until they have come. */
  readonly openId: number | undefined;
  readonly row: Reviewed | null;
  readonly rights: Rights;
  readonly selection: {
    readonly selected: readonly Reviewed[];
    readonly rowAtHand: () => Reviewed | null;
    readonly toggleAt: (open: Reviewed | null) => boolean;
  };
  readonly walk: Pick<Walk, 'next' | 'first' | 'previous'>;
  /** None for those who only look. */
  readonly decisions: readonly Decision<Outcome>[];
  readonly onDecide: (rows: Aimed, decision: Decision<Outcome>) => void;
  /** Uses the set answer of a key; false where it has none. */
  readonly onReply: (key: string, rows: Aimed) => boolean;
  readonly onReopen: (row: Reviewed) => void;
};

/** The keys of a review screen: each means one thing, whatever it is aimed at. */
export function useReviewKeys<Outcome extends string>(input: Input<Outcome>): void {
  const { openId, row, rights, selection, walk, decisions } = input;
  const aimed = () =>
    aimedAt({
      details: openId === undefined ? undefined : row,
      selected: selection.selected,
      atHand: selection.rowAtHand(),
    });
  const toDecide = () => {
    const rows = aimed();
    const areOwn = rows?.every((each) => isReviewable(each.status) && rights.mayReview(each));
    return areOwn ? rows : null;
  };
  const decide = (decision: Decision<Outcome>) => {
    const rows = toDecide();
    if (rows === null) return false;
    input.onDecide(rows, decision);
    return true;
  };
  const reply = (key: string) => {
    const rows = toDecide();
    return rows !== null && input.onReply(key, rows);
  };
  const reopen = () => {
    const shown = openId === undefined ? selection.rowAtHand() : row;
    if (shown === null || isReviewable(shown.status) || !rights.mayReview(shown)) return false;
    input.onReopen(shown);
    return true;
  };
  const onDecision = (key: Decision['key']): OnKey | null => {
    const decision = decisions.find((each) => each.key === key);
    return decision ? { does: () => decide(decision), text: decision.title } : null;
  };
  const deciding = decisions.length === 0 ? null : LISTED;
  useKeys({
    approve: onDecision('approve'),
    reject: onDecision('reject'),
    askAgain: onDecision('askAgain'),
    reply: deciding && { does: reply },
    confirm: deciding,
    range: deciding,
    next: { does: () => (walk.next ?? walk.first)?.() },
    previous: { does: () => walk.previous?.() },
    select: deciding && { does: () => selection.toggleAt(row) },
    reopen: deciding && { does: reopen },
  });
}
