import { withdrawnMail as en } from '../../en/mail/withdrawn-mail.ts';
import { withdrawnMail as ne } from '../../ne/mail/withdrawn-mail.ts';

/** The same in each language. */
export const withdrawnMail = { en, ne } as const;
