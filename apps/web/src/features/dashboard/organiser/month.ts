import { DAY_MS } from '@pratibha/domain/time/competition-time';

/** A month as YYYY-MM. */
export type Month = string;

/** The month `by` months later (or earlier). */
export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/**
 * Weeks of the month from Sunday on, days as YYYY-MM-DD; null before the first and after the last.
 */
export function weeksOf(month: Month): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const cells: (string | null)[] = Array.from({ length: first.getUTCDay() }, () => null);
  for (let day = first; day.toISOString().startsWith(month); day = new Date(+day + DAY_MS)) {
    cells.push(day.toISOString().slice(0, 10));
  }
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** 'July 2025' for '2025-07'. */
export function monthName(month: Month): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  return day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
