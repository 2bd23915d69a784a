import * as en from '../../en/mail/judging-mails.ts';
import * as ne from '../../ne/mail/judging-mails.ts';

export const judgingAskedMail = { en: en.judgingAskedMail, ne: ne.judgingAskedMail } as const;
export const guestRefusedMail = { en: en.guestRefusedMail, ne: ne.guestRefusedMail } as const;
export const sheetsMissingMail = { en: en.sheetsMissingMail, ne: ne.sheetsMissingMail } as const;
