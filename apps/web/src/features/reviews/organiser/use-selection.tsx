import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useEffect, useRef, useState } from 'react';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import type { Reviewed } from './decisions.ts';
import { type Picked, rowsBetween, stillPicked, withRows } from './picked-rows.ts';
import css from './review.module.css';
import tick from './Tick.module.css';
import type { Rights } from './use-rights.ts';

/** What can be selected. */
type Selectable = {
  /** The page of the list; undefined while loading. */
  readonly rows: readonly Reviewed[] | undefined;
  /** Names the filters: other ones begin without a selection. */
  readonly scope: string;
  /** Everything that waits under the filters, on whatever page. */
  readonly fetchAll: () => Promise<readonly Reviewed[]>;
};

const NONE: Picked = new Map();

/**
 * The rows that are ticked, over all pages of the filters. Only pending ones that the person may
 * review can be; one that is seen to be decided drops out by itself.
 */
export function useSelection({ rows = [], scope, fetchAll }: Selectable, { mayReview }: Rights) {
  const [state, setState] = useState({ scope, picked: NONE });
  const [isFetching, setFetching] = useState(false);
  const atHand = useAtHand();
  const lastPressed = useRef<number | null>(null);
  const picked = state.scope === scope ? state.picked : NONE;
  const change = (of: (old: Picked) => Picked) =>
    setState((old) => ({ scope, picked: of(old.scope === scope ? old.picked : NONE) }));
  const isPickable = (row: Reviewed) => isReviewable(row.status) && mayReview(row);
  const pending = rows.filter(isPickable);
  const selected = stillPicked(picked, rows);
  const isPicked = (id: number) => selected.some((row) => row.id === id);
  const isAll = pending.length > 0 && pending.every(({ id }) => isPicked(id));
  const toggle = (row: Reviewed, isRange: boolean) => {
    const isOn = !isPicked(row.id);
    const pressed = isRange ? rowsBetween(pending, lastPressed.current, row.id) : [row];
    lastPressed.current = row.id;
    change((old) => withRows(old, pressed, isOn));
  };
  const pickAll = async () => {
    setFetching(true);
    try {
      const all = await fetchAll();
      change((old) => withRows(old, all.filter(isPickable), true));
    } catch (error) {
      adminToast('error', reasonOf(error));
    } finally {
      setFetching(false);
    }
  };
  /** The row of the page with the focus or, where the pointer went last, under it. */
  const rowAtHand = () => {
    const id = rowAround(atHand.current);
    return rows.find((each) => each.id === id) ?? null;
  };
  const column: Column<Reviewed, never> = {
    id: 'select',
    header: REVIEW_WORDS.select,
    isSelect: true,
    headerCell: (
      <label className={css.tick}>
        <input
          type="checkbox"
          className={tick.box}
          aria-label={REVIEW_WORDS.selectAll}
          checked={isAll}
          disabled={pending.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && pending.some(({ id }) => isPicked(id));
          }}
          onChange={() => change((old) => withRows(old, pending, !isAll))}
        />
      </label>
    ),
    cell: (row) =>
      mayReview(row) && (
        <label className={css.tick}>
          <input
            type="checkbox"
            className={tick.box}
            data-row={row.id}
            aria-label={REVIEW_WORDS.selectRow(row.person, row.event)}
            title={isReviewable(row.status) ? undefined : REVIEW_WORDS.notPending}
            checked={isPickable(row) && isPicked(row.id)}
            disabled={!isReviewable(row.status)}
            onChange={({ nativeEvent }) =>
              toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      ),
  };
  return {
    selected,
    isAll,
    isFetching,
    column,
    pickAll: () => void pickAll(),
    rowAtHand,
    /** By the keyboard: the row that is open, else the one at hand. */
    toggleAt: (open: Reviewed | null) => {
      const row = open ?? rowAtHand();
      if (row === null || !isPickable(row)) return false;
      toggle(row, false);
      return true;
    },
    drop: (ids: readonly number[]) =>
      change((old) => new Map([...old].filter(([id]) => !ids.includes(id)))),
    clear: () => change(() => NONE),
  };
}

/** Where the pointer or the focus went last: the element of what is at hand. */
function useAtHand(): { readonly current: Element | null } {
  const at = useRef<Element | null>(null);
  useEffect(() => {
    const move = ({ target }: Event) => {
      at.current = target instanceof Element ? target : null;
    };
    document.addEventListener('pointerover', move);
    document.addEventListener('focusin', move);
    return () => {
      document.removeEventListener('pointerover', move);
      document.removeEventListener('focusin', move);
    };
  }, []);
  return at;
}

/** The id of the row that an element stands in, by the box that selects the row. */
function rowAround(element: Element | null): number | null {
  const box = element?.closest('tr')?.querySelector('input[data-row]');
  return box instanceof HTMLInputElement ? Number(box.dataset.row) : null;
}
