import { DESK_LIMITS } from '@pratibha/domain/desk/desk';

/** Words of what organisers note, and of tags, in the details of a row and of a person. */
export const DESK_WORDS = {
  heading: 'Among Organisers',
  notes: 'Notes',
  none: 'Nobody has noted anything.',
  add: 'Add a Note',
  note: 'Note',
  /** Below every form of a note. */
  mayAsk: 'The person may ask to read this.',
  help: 'Organisers alone read it here. Write @ and the whole name of one, and they are told.',
  count: (written: number) =>
    `${written.toLocaleString('en-US')} of ${DESK_LIMITS.note} characters`,
  mention: 'Mention an Organiser',
  nobody: 'Choose a name',
  save: 'Save Note',
  saving: 'Saving…',
  saved: 'Note saved.',
  cancel: 'Cancel',
  edit: (author: string) => `Edit the note of ${author}`,
  remove: (author: string) => `Remove the note of ${author}`,
  removeTitle: 'Remove this note?',
  removeText: 'Its words are kept nowhere; that there was one is written down.',
  confirmRemove: 'Remove Note',
  removed: 'Note removed.',
  written: (author: string, at: string) => `${author}, ${at}`,
  edited: (at: string) => `edited ${at}`,
  overtaken: 'This note was changed meanwhile. Save again to put yours in its place.',
  failed: 'The notes could not be loaded.',
} as const;
