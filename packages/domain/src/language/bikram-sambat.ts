/** A day of Nepal's calendar; `month` and `day` from 1. */
export interface BikramSambatDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The year with which the table begins, and the day in AD on which that year began. */
const FIRST_YEAR = 2056;
const FIRST_DAY = Date.UTC(1999, 3, 14);

/* Nothing is imported here: a page may want this table alone. */
const DAY_MS = 86_400_000;
/** The first day that is told, `BIKRAM_SAMBAT_FROM`. */
const FROM = '2000-01-01';

/**
 * How many days beyond 29 each month of each year has: they follow the sun, and no rule tells
 * them. It ends with the last year whose calendar has been published; a year is added when it is.
 */
const MONTHS = `
  223231101011 232321110012 132321110102 223222101011 223321101011 232321110012 132322010102
  223222101011 223321101011 232321110012 222322011002 223222101011 223321101011 232321110012
  222322011011 223222101011 232321101011 232321110012 222322101011 223222101011 232321110011
  232321110102 222322101011 223222101011 232321110011 232321110102 223222101011 223222101011
`
  .replace(/\s/g, '')
  .split('')
  .map((beyond) => 29 + Number(beyond));

/** A day given as YYYY-MM-DD in Nepal's calendar; null of what is no day or not in the table. */
export function adToBs(day: string): BikramSambatDay | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || dayAt(at) !== day || day < FROM) return null;
  let left = (at - FIRST_DAY) / DAY_MS;
  for (const [place, length] of MONTHS.entries()) {
    if (left < length) {
      const year = FIRST_YEAR + Math.floor(place / 12);
      return { year, month: (place % 12) + 1, day: left + 1 };
    }
    left -= length;
  }
  return null;
}

/** A day of Nepal's calendar as YYYY-MM-DD in AD; null of what is no day or not in the table. */
export function bsToAd({ year, month, day }: BikramSambatDay): string | null {
  const length = daysInMonth(year, month);
  if (length === null || !Number.isInteger(day) || day < 1 || day > length) return null;
  const before = MONTHS.slice(0, placeOf(year, month)).reduce((sum, days) => sum + days, 0);
  const ad = dayAt(FIRST_DAY + (before + day - 1) * DAY_MS);
  return ad < FROM ? null : ad;
}

/** How many days a month has; null where the table does not have it. */
export function daysInMonth(year: number, month: number): number | null {
  return month >= 1 && month <= 12 ? (MONTHS[placeOf(year, month)] ?? null) : null;
}

function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function placeOf(year: number, month: number): number {
  return (year - FIRST_YEAR) * 12 + month - 1;
}
