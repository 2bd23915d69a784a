/** The classes of workshops, for organisers. */
export const WORKSHOPS_DESK_WORDS = {
  heading: 'Workshops',
  intro:
    'The classes of each workshop. They stand on the students’ page of workshops and in no list of events.',
  add: 'Add Class',
  none: 'There are no classes yet.',
  loadFailed: 'The classes could not be read.',
  views: 'What is shown',
  list: 'Classes',
  timetable: 'Timetable',
  columns: {
    title: 'Workshop',
    when: 'When',
    room: 'Room',
    speakers: 'Speakers',
    seats: 'Seats',
    actions: 'Actions',
  },
  when: (day: string, from: string, to: string) => `${day}, ${from} – ${to}`,
  noRoom: 'No room said',
  inactive: 'Inactive',
  seats: (taken: number, capacity: number) => `${taken} of ${capacity} taken`,
  inLine: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
  clashes: (count: number) => (count === 1 ? '1 clash' : `${count} clashes`),
  /** What stands in its way, one line each. */
  inRoom: (title: string, starts: string) => `“${title}” is in the same room at ${starts}.`,
  withSpeaker: (title: string, starts: string, speaker: string) =>
    `${speaker} gives “${title}” at ${starts}.`,
  clashHeading: 'At the same time',
  edit: 'Edit',
  editOf: (title: string, when: string) => `Edit ${title}, ${when}`,
  remove: 'Delete',
  removeOf: (title: string, when: string) => `Delete ${title}, ${when}`,
  removeTitle: 'Delete Class',
  removeConfirm: 'Yes, Delete',
  removeText: (title: string, when: string) =>
    `“${title}” on ${when} disappears from the students’ page.`,
  removeKept: (seats: number) =>
    seats === 0
      ? 'Nobody has a seat in it.'
      : `Whoever has a seat in it keeps no place: ${seats === 1 ? '1 person' : `${seats} people`}.`,
  removed: 'The class was deleted.',
  removeFailed: 'Failed to delete the class.',
  details: 'Class',
  description: 'Description',
  opens: 'Seats open',
  participants: 'Participants',
  people: (count: number) => (count === 1 ? '1 person has a seat.' : `${count} people have seats.`),
  nobody: 'Nobody has a seat yet.',
  peopleFailed: 'The participants could not be read.',
  more: (shown: number) => `The first ${shown} are shown; the export has all of them.`,
  /** A cell of the timetable: of which class it is. */
  anywhere: 'No room',
  empty: '–',
} as const;
