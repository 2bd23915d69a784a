import type { TextError } from '@pratibha/domain/text/text-rule';
import type { Sentences } from '../../en/sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said under the name of a new guest. */
export const GUEST_ERRORS: Sentences<TextError<'name'>> = textSentences({ name: 'नाम' });
