import type { EventMoment } from '@pratibha/domain/events/event-moment';

/** What an event is at. */
export const EVENT_MOMENT_WORDS: Readonly<Record<EventMoment, string>> = {
  UPCOMING: 'Upcoming',
  REGISTRATION_OPEN: 'Registration open',
  REGISTRATION_CLOSED: 'Registration closed',
  SUBMISSION_OPEN: 'Submission open',
  SUBMISSION_CLOSED: 'Submission closed',
  ENDED: 'Ended',
};

/** How many take part in an event, and how many of them wait. */
export const EVENT_FIGURES_WORDS = {
  taken: (count: number, capacity: number | null) =>
    capacity === null
      ? count.toLocaleString('en-US')
      : `${count.toLocaleString('en-US')}/${capacity.toLocaleString('en-US')}`,
  registered: 'registered',
  undecided: (count: number) => `${count.toLocaleString('en-US')} undecided`,
} as const;
