import type { CertificateFieldError } from '@pratibha/domain/certificates/certificates';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';
import { CERTIFICATE_NAME_ERRORS } from './name-errors.ts';

/** What the texts of a change to a certificate are called within a sentence. */
export const CERTIFICATE_LABELS = { 'certificate-reason': 'The reason' } as const;

/** What is said where one is missing. */
export const CERTIFICATE_REQUIRED = {
  'certificate-reason': 'Say why: whoever looks the number up reads it.',
} as const;

/** What is said under a field of such a form. */
export const CERTIFICATE_ERRORS: Sentences<CertificateFieldError> = {
  ...CERTIFICATE_NAME_ERRORS,
  ...textSentences({ ...CERTIFICATE_LABELS, name: 'Name' }, CERTIFICATE_REQUIRED),
};
