import type { SlideError } from '@pratibha/domain/results/show';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What a text between awards is called within a sentence. */
export const SLIDE_LABELS = { slide: 'The text' } as const;

/** What is said where it is missing. */
export const SLIDE_REQUIRED = { slide: 'Say what the screen shows.' } as const;

/** What is said at such a text. */
export const SLIDE_ERRORS: Sentences<SlideError> = textSentences(SLIDE_LABELS, SLIDE_REQUIRED);
