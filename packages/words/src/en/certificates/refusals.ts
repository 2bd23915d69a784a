import type { CertificateRefusal } from '@pratibha/domain/certificates/certificate-refusals';

/** Why a certificate is not issued, changed or handed out. */
export const CERTIFICATE_REFUSAL_WORDS: Readonly<Record<CertificateRefusal, string>> = {
  'nobody-to-issue':
    'There is nobody to whom a certificate could be issued: everybody has theirs, or is left out.',
  'nothing-in-doubt':
    'There is nothing to issue again: no certificate that counts and fits is signed by a revoked key, or those that are have to be left out.',
  'certificate-revoked': 'This certificate was revoked already.',
  'certificate-erased':
    'The name of this certificate was erased: nothing of it can be issued anew.',
  'certificate-same-name': 'The certificate says this name already.',
  'certificate-in-account':
    'This person has an account, and finds the certificate there: no link is needed.',
  'volunteers-full': 'There are too many volunteers in this list. Enter them by their events.',
  'nothing-to-pack': 'No certificate that counts fits these filters.',
  'too-many-to-pack':
    'That is too much for one file. Choose an event or a kind, so that fewer certificates fit.',
  'file-not-ready': 'This file is not ready yet, or is gone already. Look at the list again.',
};
