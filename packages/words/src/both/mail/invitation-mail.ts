import { invitationMail as en } from '../../en/mail/invitation-mail.ts';
import { invitationMail as ne } from '../../ne/mail/invitation-mail.ts';

/** The same in each language. */
export const invitationMail = { en, ne } as const;
