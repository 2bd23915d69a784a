import type { SavedFilterError } from '@pratibha/domain/find/saved-filters';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What a field is called within a sentence. */
export const FIND_LABELS = { filter_name: 'The name' } as const;

/** What is said where it is missing. */
export const FIND_REQUIRED = { filter_name: 'Name the filter.' } as const;

/** What is said under the field. */
export const FIND_ERRORS: Sentences<SavedFilterError> = textSentences(FIND_LABELS, FIND_REQUIRED);
