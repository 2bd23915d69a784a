import { judgeCallsMail as en } from '../../en/mail/judge-calls-mail.ts';
import { judgeCallsMail as ne } from '../../ne/mail/judge-calls-mail.ts';

/** The same in each language. */
export const judgeCallsMail = { en, ne } as const;
