import type { ConsoleRelation } from '@pratibha/domain/grants';

/** What somebody does in an event. */
export const GRANT_KIND_WORDS: Readonly<Record<ConsoleRelation, string>> = {
  organise: 'Organises',
  read: 'Reads',
};

/** Words of which events an event admin has to do with. */
export const EVENT_GRANTS_WORDS = {
  heading: 'Events',
  all: 'All events',
  allHelp: 'Organises every event, those to come too.',
  some: 'Only these',
  someHelp:
    'Who organises an event does everything in it. Who reads it sees figures and lists, without contacts, answers, reviews and exports. Neither sees users nor adds events.',

  list: 'Events of this person',
  event: (number: number) => `Event ${number}`,
  kind: (number: number) => `Part in event ${number}`,
  choose: 'Choose an event',
  every: 'Every event',
  deletedEvent: (title: string) => `${title} (deleted)`,
  add: 'Add an event',
  remove: (number: number, title: string) =>
    title === '' ? `Remove event ${number}` : `Remove event ${number}: ${title}`,
  removeHint: 'Remove',
  eventsFailed: 'Failed to load events',

  missingEvent: 'Choose an event, or remove this line.',
  missingLines: 'Add an event, or choose “All events”.',

  /** Beside the role in the list of users. */
  count: (events: number) => (events === 1 ? '1 event' : `${events} events`),
  granted: (title: string, kind: string) => `${title} (${kind.toLowerCase()})`,
} as const;
