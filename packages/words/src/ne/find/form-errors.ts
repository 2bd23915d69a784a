import type { SavedFilterError } from '@pratibha/domain/find/saved-filters';
import type {
  FIND_LABELS as LABELS,
  FIND_REQUIRED as REQUIRED,
} from '../../en/find/form-errors.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** What a field is called within a sentence. */
export const FIND_LABELS: Said<typeof LABELS> = { filter_name: 'नाम' };

/** What is said where it is missing. */
export const FIND_REQUIRED: Said<typeof REQUIRED> = { filter_name: 'छनाइको नाम लेख्नुहोस्।' };

/** What is said under the field. */
export const FIND_ERRORS: Sentences<SavedFilterError> = textSentences(FIND_LABELS, FIND_REQUIRED);
