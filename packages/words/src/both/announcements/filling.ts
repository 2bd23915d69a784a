import { placeholderFacts as en } from '../../en/announcements/filling.ts';
import { placeholderFacts as ne } from '../../ne/announcements/filling.ts';

/** The same in each language. */
export const placeholderFacts = { en, ne } as const;
