import { DAY_MS } from './competition-time.ts';

/* What somebody may do so often within a day: any day, not that of the calendar. */

/** The instant after which what was done counts against doing it again at `now`. */
export function countsAfter(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Whole seconds, at least one, until what was done at this instant counts no more. */
export function secondsUntilUncounted(doneAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((doneAt.getTime() + DAY_MS - now.getTime()) / 1000));
}
