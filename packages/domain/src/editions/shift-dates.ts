import { parseInstant } from '../time/calendar.ts';
import { DAY_MS } from '../time/competition-time.ts';
import { isFields, isList, type Json } from './json.ts';

/** Whole days from one day to another, both YYYY-MM-DD. */
export function daysBetween(fromDay: string, toDay: string): number {
  return (Date.parse(`${toDay}T00:00Z`) - Date.parse(`${fromDay}T00:00Z`)) / DAY_MS;
}

/**
 * The same content with every instant moved by the days from one day to another, at the same time
 * of day. Dates within texts stay as they are: the check before publishing names those.
 */
export function shiftDates<Content extends Json>(
  content: Content,
  fromDay: string,
  toDay: string,
): Content {
  return shifted(content, daysBetween(fromDay, toDay)) as Content;
}

function shifted(value: Json, days: number): Json {
  if (typeof value === 'string')
    return parseInstant(value) === null ? value : shiftDay(value, days);
  if (isList(value)) return value.map((each) => shifted(each, days));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, shifted(each, days)]),
  );
}

/**
 * A day, or an instant by its day as it is written, so many days later.
 * @param text begins with YYYY-MM-DD
 */
function shiftDay(text: string, days: number): string {
  const day = new Date(Date.parse(`${text.slice(0, 10)}T00:00Z`) + days * DAY_MS);
  return `${day.toISOString().slice(0, 10)}${text.slice(10)}`;
}
