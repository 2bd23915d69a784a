import type { EventDateKind } from '@pratibha/domain/calendar/event-dates';

const DATES: Readonly<Record<EventDateKind, string>> = {
  'registration-closes': 'Registration closes',
  opens: 'Submission opens',
  closes: 'Submission closes',
  day: 'Day of the event',
};

/** Words of what puts an event's dates into a calendar. */
export const ADD_TO_CALENDAR_WORDS = {
  heading: 'Add to calendar',
  file: 'All dates as a file (.ics)',
  google: (kind: EventDateKind) => `Google Calendar: ${DATES[kind]}`,
  follow: 'Let a calendar follow all your events',
  opensElsewhere: '(opens in a new tab)',
} as const;
