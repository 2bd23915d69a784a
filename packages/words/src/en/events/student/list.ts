import type { EventTab } from '@pratibha/domain/events/event-state';

/** Words of the list of events (R2.31). */
export const EVENT_LIST_WORDS = {
  intro: 'Register, submit your work and follow what becomes of it.',
  tabs: 'Filter events',
  empty: 'No events found for this category.',
  seeAll: 'See every event',
  sentBack: 'Work that was sent back',
  sentBackWork: (event: string) => `The organisers ask you to hand in again: ${event}`,
  seeWhatTheyAsk: 'See what they ask for',
  found: (count: number) => (count === 1 ? '1 event' : `${count} events`),
} as const;

/** The tabs of the list (R2.31). */
export const EVENT_TAB_WORDS: Readonly<Record<EventTab, string>> = {
  all: 'All Events',
  upcoming: 'Upcoming',
  'registration-open': 'Registration Open',
  'submission-open': 'Submission Open',
  ended: 'Ended',
};
