import { LOGOUT_WORDS as en } from '../../en/session/logout.ts';
import { LOGOUT_WORDS as ne } from '../../ne/session/logout.ts';

/** What is said of a logout, in both languages. */
export const LOGOUT_WORDS = { en, ne } as const;
