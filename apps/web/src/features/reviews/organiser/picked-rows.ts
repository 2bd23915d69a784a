import { isReviewable } from '@pratibha/domain/reviews/decisions';
import type { Reviewed } from './decisions.ts';

/** The rows that are picked, by id, as they were when they were last seen. */
export type Picked = ReadonlyMap<number, Reviewed>;

/** The picked rows with those of the page as they are now; what was decided meanwhile drops out. */
export function stillPicked(picked: Picked, page: readonly Reviewed[]): readonly Reviewed[] {
  const here = new Map(page.map((row) => [row.id, row]));
  return [...picked.values()]
    .map((row) => here.get(row.id) ?? row)
    .filter(({ status }) => isReviewable(status));
}

/**
 * The rows from one to the other, both with them, whichever stands first. One alone where the first
 * is on no row of the page.
 */
export function rowsBetween(
  page: readonly Reviewed[],
  from: number | null,
  to: number,
): readonly Reviewed[] {
  const end = page.findIndex(({ id }) => id === to);
  const start = page.findIndex(({ id }) => id === from);
  if (start < 0) return page.slice(end, end + 1);
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The picked rows with these, or without them. */
export function withRows(picked: Picked, rows: readonly Reviewed[], isOn: boolean): Picked {
  const next = new Map(picked);
  for (const row of rows) {
    if (isOn) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}
