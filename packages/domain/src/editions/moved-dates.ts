import { zonedIso } from '../time/competition-time.ts';
import type { EditionDates } from './content.ts';

type Named = keyof EditionDates;
type Pair = { readonly moved: Named; readonly standing: Named };

/** Whether of two dates the one was moved, and the other stands where it was published. */
export function isMovedPast(
  { moved, standing }: Pair,
  dates: EditionDates,
  published: EditionDates,
): boolean {
  return movedBy(moved, dates, published) > 0 && movedBy(standing, dates, published) === 0;
}

/** Where a date comes to stand that is moved by as much as another was; as kept in an edition. */
export function movedAlong(
  { moved, standing }: Pair,
  dates: EditionDates,
  published: EditionDates,
): string {
  const now = Date.parse(dates[standing] ?? '');
  return zonedIso(new Date(now + movedBy(moved, dates, published)));
}

/** So many milliseconds later than published; NaN where either is not there. */
function movedBy(name: Named, dates: EditionDates, published: EditionDates): number {
  return Date.parse(dates[name] ?? '') - Date.parse(published[name] ?? '');
}
