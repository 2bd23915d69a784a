import type { UserEvent } from '@pratibha/contract/events';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { dayStart } from '@pratibha/domain/time/day-start';
import { windowsOf } from './event-windows.ts';

const MINUTE_MS = 60_000;

/**
 * Since when an event says what it says now of its windows, so that a list which looks at the clock
 * every second draws only the cards anew that say something else.
 *
 * @returns epoch milliseconds, not after `now`; at this instant the event says the same as at `now`
 */
export function lastChange(event: UserEvent, now: Date): number {
  const at = now.getTime();
  const moments = windowsOf(event).flatMap(({ open, close }) => [open.getTime(), close.getTime()]);
  const today = dayStart(dayOf(now)).getTime();
  return Math.max(today, ...moments.map((moment) => lastChangeBy(moment, at)));
}

/**
 * What is told of a moment changes with each whole minute to it or since it, at it and behind it.
 */
function lastChangeBy(moment: number, now: number): number {
  const minutes = Math.floor(Math.abs(moment - now) / MINUTE_MS) * MINUTE_MS;
  if (now === moment) return moment;
  return now < moment ? moment - minutes - MINUTE_MS + 1 : moment + Math.max(1, minutes);
}
