import { isReviewable } from '@pratibha/domain/reviews/decisions';
import type { Reviewed } from './decisions.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { usePendingQueue } from './use-pending-queue.ts';

type Input = {
  /** Names the filters and the page. */
  readonly scope: string;
  /** The page of the list. */
  readonly rows: readonly Reviewed[];
  /** Ids of those that wait, from that page onwards. */
  readonly pending: readonly number[] | undefined;
  /** Whose details are open. */
  readonly openId: number | undefined;
  readonly open: (id: number, replace?: boolean) => void;
};

/** The way from one that waits for a decision to the next; null where there is none. */
export function useWalk({ scope, rows, pending, openId, open }: Input) {
  const [autoAdvance, setAutoAdvance] = useAutoAdvance();
  const { beside } = usePendingQueue(scope, rows, pending);
  const to = (id: number | null) => (id === null ? null : () => open(id, true));
  const step = (by: 1 | -1) => (openId === undefined ? null : to(beside(openId, by)));
  const first = rows.find(({ status }) => isReviewable(status));
  return {
    previous: step(-1),
    next: step(1),
    /** From the list, the first pending row of the page opens. */
    first: openId !== undefined || first === undefined ? null : () => open(first.id),
    /** After a decision in the details of this one, where the person wants that. */
    onwards: ({ id }: Reviewed) => (autoAdvance && openId === id ? to(beside(id, 1)) : null),
    autoAdvance,
    setAutoAdvance,
  };
}

export type Walk = ReturnType<typeof useWalk>;
