import type { EventHours } from './event-place.ts';

/**
 * The last day of an event of several days, or null. One that is none, as the event was moved
 * behind it by a program that does not know of it, does not count.
 */
export function lastDayOf({ event_date: day, ends_on: last = null }: EventHours): string | null {
  return day !== null && last !== null && last > day ? last : null;
}
