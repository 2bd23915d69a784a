import { GUEST_WORDS as en } from '../../en/judging/guest.ts';
import { GUEST_WORDS as ne } from '../../ne/judging/guest.ts';

/** What is said of guests, in both languages. */
export const GUEST_WORDS = { en, ne } as const;
