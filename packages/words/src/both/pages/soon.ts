import { SOON_WORDS as en } from '../../en/pages/soon.ts';
import { SOON_WORDS as ne } from '../../ne/pages/soon.ts';

/** What visitors read before the first edition is published, in both languages. */
export const SOON_WORDS = { en, ne } as const;
