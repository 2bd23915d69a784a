import type { LastReason } from '@pratibha/domain/judging/presentations';

const works = (count: number) => (count === 1 ? '1 work' : `${count} works`);

/** Works that come to a room, one after the other. */
export const PRESENTATIONS_WORDS = {
  separator: ' · ',
  loadFailed: 'Failed to load the presentations.',
  loading: 'Loading the presentations…',
  uncertain: 'No answer came, so it is not certain that this was saved. Look before you try again.',

  heading: 'Presentations',
  noPlan: 'Say first when and where works are presented.',
  planned: (rooms: readonly string[], from: string) => `${rooms.join(' · ')}, from ${from}`,
  each: (minutes: number, setup: number) =>
    setup === 0 ? `${minutes} min a work` : `${setup} min to set up and ${minutes} min a work`,
  pauses: (minutes: number, every: number) =>
    `${minutes} min pause after ${every === 1 ? 'each work' : `every ${every} works`}`,
  beyond: 'Some of it is outside of the round’s window: judges can open works only within it.',
  plan: 'Change Plan',
  planTitle: 'When and where works are presented',
  save: 'Save',
  saving: 'Saving…',
  rooms: 'Rooms',
  roomsHelp:
    'One a line, as people find them: ‘Room 204, second floor’. All go on at the same time, each with judges of its own. Another number of rooms asks for a new draw.',
  starts: 'First set-up',
  zone: 'Nepal time.',
  minutes: 'Minutes a work',
  minutesHelp: 'With its questions.',
  setup: 'Minutes to set up',
  pause: 'Minutes of a pause',
  every: 'Works between pauses',
  draw: 'Draw Order',
  drawn: 'The order was drawn.',
  preview:
    'Nobody but organisers sees this yet. Draw it as often as you like until it is published.',
  ends: (at: string) => `All are through at ${at}.`,
  noOrder: 'No order is drawn yet.',
  published:
    'Whoever handed in sees their time, and judges have the works of their room in this order.',
  changed: (count: number) =>
    `${works(count)} ${count === 1 ? 'has' : 'have'} another time or room than was told. Publish again: whoever it concerns is notified.`,
  publish: 'Publish Order',
  publishAgain: 'Publish Again',
  takeBack: 'Take Back',
  publishedNow: 'The order is published.',
  takenBack: 'The order is told to nobody any more.',
  time: (from: string, until: string) => `${from} to ${until}`,
  noTime: 'No time yet',
  notTold: 'not told yet',
  work: (number: number) => `Work ${number}`,
  lastBecause: { late: 'late', missed: 'missed' } satisfies Record<LastReason, string>,
  late: 'Late',
  missed: 'Missed',
  add: 'Add as Last',
  back: 'Put Back',
  pressLabel: (press: string, name: string) => `${press}: ${name}`,
  putLast: 'It presents last now. Nobody else moves.',
  putBack: 'It presents at its own time again.',
  added: 'It presents last.',
  panels: 'Who sits where',
  panelsHelp: 'Judges who accept later come to the room with the fewest.',
  noPanels: 'Nobody is asked to judge yet.',
  roomOf: (name: string) => `Room of ${name}`,
  noRoom: 'Not yet',
  moved: (name: string, room: string) => `${name} sits in ${room} now.`,
  print: 'Print Order',
  listTitle: (event: string, round: string) => `Presentations: ${event}, ${round}`,
} as const;
