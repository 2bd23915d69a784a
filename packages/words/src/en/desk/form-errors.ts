import type { DeskFieldError } from '@pratibha/domain/desk/desk';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What these fields are called within a sentence. */
export const DESK_LABELS = { desk_note: 'The note', tag: 'The tag' } as const;

/** What is said where one is missing. */
export const DESK_REQUIRED = { desk_note: 'Write the note.', tag: 'Write the tag.' } as const;

/** What is said under a field of the desk. */
export const DESK_ERRORS: Sentences<DeskFieldError> = textSentences(DESK_LABELS, DESK_REQUIRED);
