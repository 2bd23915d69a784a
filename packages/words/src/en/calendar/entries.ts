import type { EventDateKind } from '@pratibha/domain/calendar/event-dates';

/** What a date of an event is called in a calendar. */
export const CALENDAR_TITLES: Readonly<Record<EventDateKind, (event: string) => string>> = {
  'registration-closes': (event) => `Registration closes: ${event}`,
  opens: (event) => `Submission opens: ${event}`,
  closes: (event) => `Submission closes: ${event}`,
  day: (event) => event,
};
