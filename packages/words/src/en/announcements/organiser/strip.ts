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
  saved: 'It stands above the events for that time.',
  removed: 'It does not stand above the events any more.',
  stands: (from: string, until: string) => `It stands there from ${from} until ${until}.`,
  nowhere: 'It does not stand there.',
  loadFailed: 'Failed to load whether it stands above the events.',
} as const;
