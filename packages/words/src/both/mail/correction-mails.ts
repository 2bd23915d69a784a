import { correctedMail as en } from '../../en/mail/correction-mails.ts';
import { correctedMail as ne } from '../../ne/mail/correction-mails.ts';

/** The same in each language. */
export const correctedMail = { en, ne } as const;
