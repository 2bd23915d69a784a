import type { LineError } from '@pratibha/domain/certificates/volunteers';

/** Entering who helped. */
export const VOLUNTEERS_WORDS = {
  title: 'Volunteers',
  intro:
    'Who helped with the event, or with the whole edition, gets a certificate by their e-mail address: in their account where there is one, else by a link.',
  lines: 'Names and addresses',
  linesHelp:
    'One person a line, such as Asha Rai, asha@school.example. You can paste them from a table.',
  none: 'Write at least one name with an address.',
  wrong: (line: number, why: string) => `Line ${line}: ${why}`,
  lineErrors: {
    'no-address': 'there is no e-mail address.',
    'bad-address': 'the e-mail address is not right.',
    'bad-name': 'there is no name that can be printed.',
    twice: 'this address stands above already.',
  } satisfies Record<LineError, string>,
  tooMany: (most: number) => `Enter ${most} at a time at most.`,
  enter: 'Enter',
  entering: 'Entering…',
  entered: 'The volunteers were entered.',
  uncertain: 'It is not certain that they were entered. Look at the list before you try again.',
  listed: 'Entered',
  loading: 'Loading…',
  loadFailed: 'The volunteers could not be read.',
  nobody: 'Nobody is entered yet.',
  hasAccount: 'has an account',
  has: (number: string) => `has ${number}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this volunteer?',
  removeText: (name: string) =>
    `${name} is taken off the list. A certificate that they have by a link keeps its number and stays genuine, but its name is erased here, and the link opens nothing any more.`,
  confirmRemove: 'Yes, Remove',
  removed: 'The volunteer was removed.',
  removeFailed: 'Failed to remove the volunteer.',
} as const;

/** Saying who came. */
export const CAME_WORDS = {
  title: (event: string) => `Who came to ${event}`,
  intro:
    'Whoever came has taken part, whatever became of their work. Nothing else follows from it, and no status changes.',
  chooseEvent: 'Choose an event in the list first: then you can say who came.',
  find: 'Find by name',
  people: 'Registered people',
  loading: 'Loading…',
  loadFailed: 'Who is registered could not be read.',
  nobody: 'Nobody is registered, or found by that name.',
  more: (shown: number) => `These are the first ${shown}: find others by name.`,
  all: 'Choose All',
  cameAt: (name: string) => `Came, says ${name}`,
  mark: 'They Came',
  marking: 'Saving…',
  unmark: 'Not After All',
  done: (count: number) => (count === 1 ? 'Said of 1 person.' : `Said of ${count} people.`),
  chooseSomebody: 'Choose at least one person.',
  uncertain: 'It is not certain that this was saved. Look at the list again.',
} as const;
