import { followUpMail as en } from '../../en/follow-ups/mails.ts';
import { followUpMail as ne } from '../../ne/follow-ups/mails.ts';

/** The same in each language. */
export const followUpMail = { en, ne } as const;
