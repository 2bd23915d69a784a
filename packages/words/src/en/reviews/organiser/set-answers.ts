import type { SetAnswerKind, SetAssignment } from '@pratibha/domain/reviews/set-answers';

const ASSIGNS: Readonly<Record<SetAssignment, string>> = {
  me: 'to whoever uses it',
  nobody: 'to nobody',
};
const THINGS: Readonly<Record<SetAnswerKind, (count: number) => string>> = {
  registration: (count) => (count === 1 ? '1 registration' : `${count} registrations`),
  submission: (count) => (count === 1 ? '1 submission' : `${count} submissions`),
};

/** What is decided, said, tagged and assigned by one press. */
export const SET_ANSWERS_WORDS = {
  title: (kind: SetAnswerKind, count: number) => `Set answers for ${THINGS[kind](count)}`,
  intro:
    'A set answer decides, says, tags and assigns at once. A decision still asks for your confirmation. The keys 1 to 9 use those that have one, in the details and on a selection.',
  none: 'There are none yet.',
  list: 'Set answers',
  use: 'Use',
  toUse: (title: string) => `Use: ${title}`,
  edit: (title: string) => `Edit: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
  removeTitle: 'Remove this set answer?',
  removeText: (title: string) =>
    `“${title}” is there no more. What was decided by it stays as it is.`,
  removeConfirm: 'Remove It',
  removed: (title: string) => `“${title}” was removed.`,
  shared: 'shared',
  tag: (label: string) => `tag “${label}”`,
  assigns: (to: SetAssignment) => `assigned ${ASSIGNS[to]}`,
  quoted: (text: string) => `“${text}”`,
  separator: ' · ',
  add: 'New Set Answer',
  addTitle: 'New set answer',
  editTitle: 'Change a set answer',
  label: 'Title',
  decision: 'Decision',
  noDecision: 'Nothing is decided',
  remarks: 'Remarks for the Student',
  tagLabel: 'Tag',
  noTag: 'No tag',
  assign: 'Assigned',
  noAssign: 'As it is',
  keyLabel: 'Key',
  noKey: 'No key',
  keyHelp: 'An answer of yours stands before a shared one with the same key.',
  isShared: 'Shared with everybody who decides',
  save: 'Save the Answer',
  saved: (title: string) => `“${title}” was saved.`,
  overtaken:
    'Somebody else changed this set answer meanwhile. Close the form and look at it again.',
  close: 'Close',
  back: 'Back to the List',
  done: (title: string, count: number) => `“${title}” was used on ${count}.`,
  otherEvent: (label: string) => `The tag “${label}” is of another event and was not put on.`,
  besideFailed: (why: string) => `Decided; but not tagged or assigned: ${why}`,
  noSuchDecision: 'This decision cannot be made here.',
  /** Above the remarks of a decision that one makes. */
  also: (what: string) => `Afterwards: ${what}.`,
} as const;
