import { workFindingsMail as en } from '../../en/preflight/mails.ts';
import { workFindingsMail as ne } from '../../ne/preflight/mails.ts';

/** The same in each language. */
export const workFindingsMail = { en, ne } as const;
