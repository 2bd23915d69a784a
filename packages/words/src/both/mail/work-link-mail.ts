import { workLinkMail as en } from '../../en/mail/work-link-mail.ts';
import { workLinkMail as ne } from '../../ne/mail/work-link-mail.ts';

/** The same in each language. */
export const workLinkMail = { en, ne } as const;
