import type { CertificateKind } from '@pratibha/domain/certificates/claims';

/** For what a certificate is, in a list and in a sentence. */
export const CERTIFICATE_KIND_WORDS: Readonly<Record<CertificateKind, string>> = {
  'taken-part': 'Taken part',
  prize: 'Prize',
  judge: 'Judge',
  volunteer: 'Volunteer',
  workshop: 'Workshop',
};
