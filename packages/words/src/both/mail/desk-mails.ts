import * as en from '../../en/mail/desk-mails.ts';
import * as ne from '../../ne/mail/desk-mails.ts';

export const noteMentionsMail = { en: en.noteMentionsMail, ne: ne.noteMentionsMail } as const;
export const rowsLeftMail = { en: en.rowsLeftMail, ne: ne.rowsLeftMail } as const;
