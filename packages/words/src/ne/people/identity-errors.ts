import type { IdentityFieldError } from '@pratibha/domain/people/identity';
import type { Sentences } from '../../en/sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said under a corrected name or address. */
export const IDENTITY_ERRORS: Sentences<IdentityFieldError> = {
  ...textSentences({ name: 'नाम' }),
  'invalid-email': 'a देखि z सम्मका सादा अक्षरमा इमेल ठेगाना लेख्नुहोस्।',
};
