import { placeMail as en } from '../../en/mail/place-mail.ts';
import { placeMail as ne } from '../../ne/mail/place-mail.ts';

/** The same in each language. */
export const placeMail = { en, ne } as const;
