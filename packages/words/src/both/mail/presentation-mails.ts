import { presentationTimeMail as en } from '../../en/mail/presentation-mails.ts';
import { presentationTimeMail as ne } from '../../ne/mail/presentation-mails.ts';

/** The same in each language. */
export const presentationTimeMail = { en, ne } as const;
