import { MAIL_FRAME_WORDS as en } from '../../en/mail/mail-text.ts';
import { MAIL_FRAME_WORDS as ne } from '../../ne/mail/mail-text.ts';

/** The same in each language. */
export const MAIL_FRAME_WORDS = { en, ne } as const;
