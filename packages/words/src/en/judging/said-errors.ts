import type { SaidFieldError } from '@pratibha/domain/judging/pauses';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said in a few words while a round is judged, within a sentence. */
export const SAID_LABELS = { pause: 'The sentence', line: 'The line' } as const;

/** What is said where it is missing. */
export const SAID_REQUIRED = {
  pause: 'Write what judges are to read.',
  line: 'Write in one line what you need.',
} as const;

/** What is said under such a field. */
export const SAID_ERRORS: Sentences<SaidFieldError> = textSentences(SAID_LABELS, SAID_REQUIRED);
