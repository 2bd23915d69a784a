import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useState } from 'react';
import type { Column } from '../../../ui/list/DataTable.tsx';
import type { Reviewed } from './decisions.ts';
import css from './review.module.css';
import tick from './Tick.module.css';
import type { Rights } from './use-rights.ts';

/**
 * The rows that are ticked. Only pending ones that the person may review can be; one that was
 * decided meanwhile, here or elsewhere, drops out by itself.
 */
export function useSelection(rows: readonly Reviewed[] | undefined, { mayReview }: Rights) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const pending = (rows ?? []).filter((row) => isReviewable(row.status) && mayReview(row));
  const selected = pending.filter(({ id }) => ids.has(id));
  const isAll = pending.length > 0 && selected.length === pending.length;
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(ids);
    if (isOn) next.add(id);
    else next.delete(id);
    setIds(next);
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
            if (box) box.indeterminate = selected.length > 0 && !isAll;
          }}
          onChange={() => setIds(new Set(isAll ? [] : pending.map(({ id }) => id)))}
        />
      </label>
    ),
    cell: (row) =>
      mayReview(row) && (
        <label className={css.tick}>
          <input
            type="checkbox"
            className={tick.box}
            aria-label={REVIEW_WORDS.selectRow(row.person, row.event)}
            title={isReviewable(row.status) ? undefined : REVIEW_WORDS.notPending}
            checked={isReviewable(row.status) && ids.has(row.id)}
            disabled={!isReviewable(row.status)}
            onChange={({ currentTarget }) => toggle(row.id, currentTarget.checked)}
          />
        </label>
      ),
  };
  return { selected, column, clear: () => setIds(new Set()) };
}
