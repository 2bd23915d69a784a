import type { Chance } from '@pratibha/domain/chance';
import { zonedIso } from '@pratibha/domain/time/competition-time';

/** First and last hour of the day in Nepal, both included. */
type Hours = readonly [first: number, last: number];
const WAKING: Hours = [6, 23];
/** When organisers review. */
export const OFFICE_HOURS: Hours = [9, 18];

const HOUR_MS = 3_600_000;

/**
 * An instant, to the minute, at an hour of the day at which people do such a thing; at any hour
 * where the span is too short for that.
 */
export function instantOf(
  chance: Chance,
  from: Date,
  until: Date,
  [first, last]: Hours = WAKING,
): Date {
  const minutes = Math.max(0, Math.floor((until.getTime() - from.getTime()) / 60_000));
  const drawn = new Date(from.getTime() + chance.between(0, minutes) * 60_000);
  const hour = Number(zonedIso(drawn).slice(11, 13));
  if (hour >= first && hour <= last) return drawn;
  const awake = first + (hour % (last - first + 1));
  const moved = new Date(drawn.getTime() + (awake - hour) * HOUR_MS);
  return moved >= from && moved <= until ? moved : drawn;
}
