import type { CertificateKind } from '@pratibha/domain/certificates/claims';

/** For what a certificate is, in a list and in a sentence. */
export const CERTIFICATE_KIND_WORDS: Readonly<Record<CertificateKind, string>> = {
  'taken-part': 'सहभागिता',
  prize: 'पुरस्कार',
  judge: 'निर्णायक',
  volunteer: 'स्वयंसेवक',
  workshop: 'कार्यशाला',
};
