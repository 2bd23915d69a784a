import { nobodyAtStandMail as en } from '../../en/mail/stand-mails.ts';
import { nobodyAtStandMail as ne } from '../../ne/mail/stand-mails.ts';

/** The same in each language. */
export const nobodyAtStandMail = { en, ne } as const;
