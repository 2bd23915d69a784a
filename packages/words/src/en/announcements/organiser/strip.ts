import type { StripStanding } from '@pratibha/domain/announcements/strips';

/** The part of an announcement's page that puts it above the events. */
export const STRIP_PART_WORDS = {
  heading: 'Above the events',
  intro:
    'While it lasts, its subject stands above the list of events of everybody who was told, until they close it or read it in the bell. One stands there at a time: the one that began last.',
  from: 'From',
  until: 'Until',
  help: 'Nepal time.',
  missing: 'Choose a date and a time.',
  save: 'Put It Above the Events',
  saving: 'Saving…',
  remove: 'Take It Down',
  saved: 'Saved: it stands above the events for that time, once it is sent.',
  removed: 'It does not stand above the events any more.',
  nowhere: 'It does not stand there.',
  loadFailed: 'Failed to load whether it stands above the events.',
} as const;

/** Whether an announcement stands above the events. */
export const STRIP_STANDING_WORDS: Readonly<
  Record<StripStanding, (from: string, until: string) => string>
> = {
  unsent: (from, until) => `Will stand there from ${from} until ${until}, once it is sent.`,
  missed: (_, until) => `Its time ended on ${until}, and it was not sent.`,
  stopped: () => 'It does not stand there: it was stopped.',
  ahead: (from, until) => `Will stand there from ${from} until ${until}.`,
  stands: (from, until) => `It stands there, from ${from} until ${until}.`,
  over: (from, until) => `It stood there from ${from}, and has ended on ${until}.`,
};
