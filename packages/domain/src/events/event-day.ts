import { dayOf } from '../time/competition-time.ts';

type Closes = { readonly registration_close: Date; readonly submission_close: Date | null };

/** The day on which an event takes place: its own, else when its last window closes (R3.5). */
export function eventDay(event: Closes & { readonly event_date: string | null }): string {
  return event.event_date ?? dayOf(event.submission_close ?? event.registration_close);
}

/**
 * Whether an event that takes place on `day` (YYYY-MM-DD) has ended: its windows closed, and its
 * day passed.
 */
export function hasEnded(event: Closes, day: string, now: Date): boolean {
  const isClosed =
    now > event.registration_close && now > (event.submission_close ?? event.registration_close);
  return isClosed && dayOf(now) > day;
}
