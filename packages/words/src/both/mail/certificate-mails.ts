import * as en from '../../en/mail/certificate-mails.ts';
import * as ne from '../../ne/mail/certificate-mails.ts';

export const certificateNameMail = {
  en: en.certificateNameMail,
  ne: ne.certificateNameMail,
} as const;
export const certificatesIssuedMail = {
  en: en.certificatesIssuedMail,
  ne: ne.certificatesIssuedMail,
} as const;
export const certificatesReissuedMail = {
  en: en.certificatesReissuedMail,
  ne: ne.certificatesReissuedMail,
} as const;
export const certificateRevokedMail = {
  en: en.certificateRevokedMail,
  ne: ne.certificateRevokedMail,
} as const;
