/** `revoked` ones stay known: whoever asks for their number is told. */
export const CERTIFICATE_STATES = ['valid', 'revoked'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];
