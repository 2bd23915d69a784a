import type { IdentityFieldError } from '@pratibha/domain/people/identity';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said under a corrected name or address. */
export const IDENTITY_ERRORS: Sentences<IdentityFieldError> = {
  ...textSentences({ name: 'Name' }),
  'invalid-email': 'Enter an e-mail address, in letters without accents.',
};
