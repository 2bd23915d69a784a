/** Reasons for which a certificate is not issued, changed or handed out. */
export const CERTIFICATE_REFUSALS = [
  'nobody-to-issue',
  'nothing-in-doubt',
  'certificate-revoked',
  'certificate-erased',
  'certificate-same-name',
  'certificate-in-account',
  'volunteers-full',
  'nothing-to-pack',
  'too-many-to-pack',
  'file-not-ready',
] as const;
export type CertificateRefusal = (typeof CERTIFICATE_REFUSALS)[number];
