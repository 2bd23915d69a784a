import { eventDay } from '@pratibha/domain/events/event-day';
import type { EventMoment } from '@pratibha/domain/events/event-moment';
import { eventMoment } from '@pratibha/domain/events/event-moment';
import type { EventStatus } from '@pratibha/domain/statuses';

/**
 * An event as the organisers' or the public call has it: with its own day, or with the one that
 * counts.
 */
export type Dated = {
  readonly status: EventStatus;
  readonly registration_open: string;
  readonly registration_close: string;
  readonly submission_start: string | null;
  readonly submission_close: string | null;
  readonly event_date?: string | null;
  readonly date?: string;
};

/** The dates of an event as the rules take them. */
export function datesOf(event: Dated) {
  return {
    registration_open: new Date(event.registration_open),
    registration_close: new Date(event.registration_close),
    submission_start: event.submission_start === null ? null : new Date(event.submission_start),
    submission_close: event.submission_close === null ? null : new Date(event.submission_close),
  };
}

/** What an event is at; null where its dates do not count. */
export function momentOf(event: Dated, now: Date): EventMoment | null {
  const dates = { status: event.status, ...datesOf(event) };
  const day = event.date ?? eventDay({ ...dates, event_date: event.event_date ?? null });
  return eventMoment(dates, day, now);
}

/** What is under way comes first, what is over last. */
const PLACES: Readonly<Record<EventMoment, number>> = {
  REGISTRATION_OPEN: 0,
  SUBMISSION_OPEN: 1,
  REGISTRATION_CLOSED: 2,
  SUBMISSION_CLOSED: 3,
  UPCOMING: 4,
  ENDED: 6,
};
const NO_MOMENT = 5;

/** The events by what they are at; equals keep their order. */
export function byMoment<Event extends Dated>(
  events: readonly Event[],
  now: Date,
): readonly Event[] {
  const placeOf = (event: Event) => {
    const moment = momentOf(event, now);
    return moment === null ? NO_MOMENT : PLACES[moment];
  };
  return events.toSorted((a, b) => placeOf(a) - placeOf(b));
}
