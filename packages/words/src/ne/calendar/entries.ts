import type { EventDateKind } from '@pratibha/domain/calendar/event-dates';

/** What a date of an event is called in a calendar. */
export const CALENDAR_TITLES: Readonly<Record<EventDateKind, (event: string) => string>> = {
  'registration-closes': (event) => `दर्ता बन्द हुन्छ: ${event}`,
  opens: (event) => `कृति बुझाउन सुरु हुन्छ: ${event}`,
  closes: (event) => `कृति बुझाउने समय सकिन्छ: ${event}`,
  day: (event) => event,
};
