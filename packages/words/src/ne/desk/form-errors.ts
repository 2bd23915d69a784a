import type {
  DESK_ERRORS as ENGLISH,
  DESK_LABELS as LABELS,
  DESK_REQUIRED as REQUIRED,
} from '../../en/desk/form-errors.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** What these fields are called within a sentence. */
export const DESK_LABELS: Said<typeof LABELS> = { desk_note: 'नोट', tag: 'ट्याग' };

/** What is said where one is missing. */
export const DESK_REQUIRED: Said<typeof REQUIRED> = {
  desk_note: 'नोट लेख्नुहोस्।',
  tag: 'ट्याग लेख्नुहोस्।',
};

/** What is said under a field of the desk. */
export const DESK_ERRORS: typeof ENGLISH = textSentences(DESK_LABELS, DESK_REQUIRED);
