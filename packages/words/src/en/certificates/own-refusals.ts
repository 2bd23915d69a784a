import type { OwnCertificateRefusal } from '@pratibha/domain/certificates/own-refusals';

/** Why whoever has a certificate may not do something with it, or with their name on it. */
export const OWN_CERTIFICATE_REFUSAL_WORDS: Readonly<Record<OwnCertificateRefusal, string>> = {
  'certificate-name-settled':
    'You have corrected your name on these certificates already. Ask the organisers for anything else.',
  'certificate-not-to-share': 'This certificate does not count any more, so it is not shared.',
};
