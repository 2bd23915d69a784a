import type { ParticipationRefusal } from '@pratibha/domain/refusals';

type Hours = { readonly starts_at: string; readonly ends_at: string };
const span = ({ starts_at, ends_at }: Hours) => `${starts_at} to ${ends_at}`;

/** The classes of workshops, for who takes a seat in one. */
export const CLASSES_WORDS = {
  heading: 'Classes',
  intro: 'Choose the classes that you come to. All hours are Nepal time.',
  failed: 'The classes could not be read.',
  tryAgain: 'Try Again',
  hours: span,
  when: (day: string, hours: Hours) => `${day}, ${span(hours)}`,
  speakers: (names: readonly string[]) => `With ${names.join(', ')}`,
  left: (count: number) => (count === 1 ? '1 seat left' : `${count} seats left`),
  taken: 'You have a seat.',
  takenBack: 'An organiser gave your seat to somebody else.',
  take: 'Take a Seat',
  taking: 'Taking…',
  took: 'You have a seat.',
  leave: 'Leave',
  leaveTitle: 'Leave this class?',
  leaveText: (title: string, when: string) =>
    `Your seat in “${title}” on ${when} goes to somebody else.`,
  leaveConfirm: 'Yes, Leave',
  leftIt: 'You gave up your seat.',
  atOnce: (title: string, hours: Hours) =>
    `At the same time you have a seat in “${title}” (${span(hours)}).`,
  swap: 'Take This Instead',
  swapTitle: 'Take this class instead?',
  swapText: (title: string) =>
    `You give up your seat in “${title}”. If this class is full by then, you keep it.`,
  swapConfirm: 'Yes, Swap',
  swapped: 'You have a seat in this class instead.',
  calendar: 'Add to Calendar',
  /** A button alone, heard without what stands around it. */
  named: (label: string, title: string, when: string) => `${label}: ${title}, ${when}`,
  refused: 'This could not be done.',
  uncertain: 'No answer came, so it is not certain that this was done. Look at your seats.',
} as const;

/** Why there is no seat to take, as far as it is said at a class. */
export const CLASS_STATE_WORDS: Readonly<Partial<Record<ParticipationRefusal, string>>> = {
  'internal-only': 'For students of this college only.',
  'event-ended': 'This class does not take place.',
  'registration-not-open': 'Seats cannot be taken yet.',
  'registration-closed': 'This class has begun.',
  full: 'All seats are taken.',
};
