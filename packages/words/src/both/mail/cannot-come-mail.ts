import { cannotComeMail as en } from '../../en/mail/cannot-come-mail.ts';
import { cannotComeMail as ne } from '../../ne/mail/cannot-come-mail.ts';

/** The same in each language. */
export const cannotComeMail = { en, ne } as const;
