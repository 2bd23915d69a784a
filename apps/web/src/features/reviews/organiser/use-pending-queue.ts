import { useState } from 'react';
import type { Reviewed } from './decisions.ts';

type Queue = {
  /**
   * The pending one after (1) or before (-1) the given one, around the ends; null when none is
   * left.
   */
  readonly beside: (id: number, step: 1 | -1) => number | null;
};

type Known = { readonly scope: string; readonly ids: readonly number[] };

/**
 * The order in which pending ones are walked through. Everything that was once in the list keeps
 * its place after it was decided, so that 'next' goes on from there.
 *
 * @param scope names the filters; another scope starts over
 * @param rows the page of the list
 * @param pending ids of those still pending, from that page onwards, in the order of the list
 */
export function usePendingQueue(
  scope: string,
  rows: readonly Reviewed[],
  pending: readonly number[] | undefined,
): Queue {
  const [known, setKnown] = useState<Known>({ scope, ids: [] });
  const ids = known.scope === scope ? known.ids : [];
  const still = pending ?? rows.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const have = new Set(ids);
  const fresh = [...rows.map(({ id }) => id), ...still].filter(
    (id, index, all) => !have.has(id) && all.indexOf(id) === index,
  );
  if (fresh.length > 0 || known.scope !== scope) setKnown({ scope, ids: [...ids, ...fresh] });
  const beside = (id: number, step: 1 | -1): number | null => {
    const place = ids.indexOf(id);
    const count = ids.length;
    for (let away = 1; away <= count; away += 1) {
      const start = place < 0 && step < 0 ? count : place;
      const candidate = ids[(((start + step * away) % count) + count) % count];
      if (candidate !== undefined && candidate !== id && still.includes(candidate)) {
        return candidate;
      }
    }
    return null;
  };
  return { beside };
}
