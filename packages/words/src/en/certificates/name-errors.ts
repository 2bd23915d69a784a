import type { NameError } from '@pratibha/domain/certificates/name';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What is said of a name that cannot stand on a certificate. */
export const CERTIFICATE_NAME_ERRORS: Sentences<NameError> = {
  ...textSentences({ name: 'Name' }),
  'hidden-letters':
    'There is a letter in this text that nobody sees. Type it again, rather than copying it.',
  'unprintable-letter': ({ letter }) =>
    `Certificates cannot print “${letter}”. Use Latin letters or Devanagari.`,
};
