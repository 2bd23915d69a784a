import type { KeyName } from '@pratibha/domain/console/keys';

/** What each key of the console does, where the page has no words of its own for it. */
const MEANINGS = {
  search: 'Search over everything',
  searchHere: 'Search over everything',
  help: 'Show these shortcuts',
  approve: 'Approve or accept',
  reject: 'Reject',
  askAgain: 'Ask for a resubmission',
  reply: 'Use the set answer of that number',
  confirm: 'Confirm the dialog',
  range: 'Select every row in between',
  next: 'Next pending (opens the first one from the list)',
  previous: 'Previous pending',
  select: 'Select the row that is open, focused or under the pointer',
  reopen: 'Reopen',
  open: 'Open the row whose event has the focus',
  close: 'Close what is open on top',
  print: 'Print the whole list',
  move: 'Move from cell to cell, or the mark on a picture',
} as const satisfies Readonly<Record<KeyName, string>>;

/** What stands on keys, where it is not what they write. */
const CAPS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Words of the list of keys, and of the button that opens it. */
export const KEYS_WORDS = {
  title: 'Keyboard shortcuts',
  intro:
    'A key does the same in the details that are open, on the selected rows, and on the row that is focused or under the pointer: on the first of these that there is.',
  of: MEANINGS,
  cap: (key: string) => CAPS[key] ?? key,
  withCommand: (key: string) => `Ctrl + ${key}`,
  withCommandMac: (key: string) => `⌘ + ${key}`,
  withShift: (key: string) => `Shift + ${key}`,
  fromTo: (first: string, last: string) => `${first} – ${last}`,
  single: 'Use keys of one letter or sign',
  singleHelp:
    'Turn them off if you speak to your computer or press keys by accident. Those with Ctrl or ⌘, Enter and Esc stay.',
} as const;
