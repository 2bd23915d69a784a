import type { TokenFieldError } from '@pratibha/domain/people/tokens';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said under a field of a new token. */
export const TOKEN_ERRORS: Sentences<TokenFieldError> = {
  ...textSentences({ name: 'Name' }),
  'invalid-days': ({ most }) => `Choose 1 to ${most} days.`,
};
