/** Why whoever has a certificate may not do something with it, or with their name on it. */
export const OWN_CERTIFICATE_REFUSALS = [
  'certificate-name-settled',
  'certificate-not-to-share',
] as const;
export type OwnCertificateRefusal = (typeof OWN_CERTIFICATE_REFUSALS)[number];
