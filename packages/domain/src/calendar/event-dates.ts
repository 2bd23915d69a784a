import { type EventHours, eventSpan } from '../events/event-place.ts';
import type { EventStatus, RegistrationStatus } from '../statuses.ts';
import { dayOf } from '../time/competition-time.ts';
import type { CalendarEntry } from './calendar-file.ts';

/** What can be in a calendar of an event. */
export type EventDateKind = 'registration-closes' | 'opens' | 'closes' | 'day';

/** A date of an event: an instant by which or from which something is possible, or its day. */
export type EventDate = { readonly kind: EventDateKind; readonly when: CalendarEntry['when'] };

type Dates = EventHours & {
  readonly requires_submission: boolean;
  readonly registration_close: Date;
  readonly submission_start: Date | null;
  readonly submission_close: Date | null;
  /** Of the person whose calendar it is: until when one can register is then no date to keep. */
  readonly is_registered?: boolean;
};

/**
 * The dates of an event that are worth an entry, in the order in which they come. A window is no
 * span in a calendar, which would be full of it for weeks: its ends are what one has to know. That
 * registration opens is none of them, as whoever sees the event learns it there.
 */
export function eventDates(event: Dates): EventDate[] {
  const at = (kind: EventDateKind, starts: Date | null): EventDate[] =>
    starts === null ? [] : [{ kind, when: { starts, ends: null } }];
  const whenItIs = whenOfDay(event);
  return [
    ...(event.is_registered ? [] : at('registration-closes', event.registration_close)),
    ...(event.requires_submission
      ? [...at('opens', event.submission_start), ...at('closes', event.submission_close)]
      : []),
    ...(whenItIs === null ? [] : [{ kind: 'day', when: whenItIs } as const]),
  ];
}

/**
 * When an event takes place: its hours where they are said, otherwise its days; null where it has
 * none.
 */
export function whenOfDay(event: EventHours): CalendarEntry['when'] | null {
  const span = eventSpan(event);
  if (span === null) return null;
  const { day, lastDay, starts, ends } = span;
  if (starts !== null) return { starts, ends, isInZone: true };
  return lastDay === day ? { day } : { day, lastDay };
}

/** Whether a date is still to come; a day is until it is over in Nepal. */
export function isAhead({ when }: EventDate, now: Date): boolean {
  return 'day' in when ? (when.lastDay ?? when.day) >= dayOf(now) : when.starts > now;
}

/**
 * By which calendars know a date of an event, wherever they got it: from a mail, a file or a feed.
 * @param host of the product, with its port where it names one
 */
export function eventDateUid(eventId: number, kind: EventDateKind, host: string): string {
  return `event-${eventId}-${kind}@${host}`;
}

/**
 * Whether the dates of an event are off for a person: the event is deleted, the registration was
 * rejected or (null) withdrawn, or the person cannot come. A feed goes on telling them, called off,
 * as a calendar need not take out what is told no longer.
 */
export function isCalledOff(facts: {
  readonly status: EventStatus;
  readonly registration_status: RegistrationStatus | null;
  readonly cannot_come_at: Date | null;
}): boolean {
  const { status, registration_status, cannot_come_at } = facts;
  if (status === 'DELETED' || cannot_come_at !== null) return true;
  return registration_status === null || registration_status === 'REJECTED';
}
