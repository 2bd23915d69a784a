import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { TokenFieldError } from '@pratibha/domain/people/tokens';
import type { Sentences } from '../../en/sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said under a field of a new token. */
export const TOKEN_ERRORS: Sentences<TokenFieldError> = {
  ...textSentences({ name: 'नाम' }),
  'invalid-days': ({ most }) => `१ देखि ${inNepaliDigits(most)} दिनसम्म छान्नुहोस्।`,
};
