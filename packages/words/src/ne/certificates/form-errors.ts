import type { CertificateFieldError } from '@pratibha/domain/certificates/certificates';
import type * as English from '../../en/certificates/form-errors.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';
import { CERTIFICATE_NAME_ERRORS } from './name-errors.ts';

/** What the texts of a change to a certificate are called within a sentence. */
export const CERTIFICATE_LABELS: Said<typeof English.CERTIFICATE_LABELS> = {
  'certificate-reason': 'कारण',
};

/** What is said where one is missing. */
export const CERTIFICATE_REQUIRED: Said<typeof English.CERTIFICATE_REQUIRED> = {
  'certificate-reason': 'कारण लेख्नुहोस्: यो नम्बर जाँच्ने सबैले यसलाई पढ्छन्।',
};

/** What is said under a field of such a form. */
export const CERTIFICATE_ERRORS: Sentences<CertificateFieldError> = {
  ...CERTIFICATE_NAME_ERRORS,
  ...textSentences({ ...CERTIFICATE_LABELS, name: 'नाम' }, CERTIFICATE_REQUIRED),
};
