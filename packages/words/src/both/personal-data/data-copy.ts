import { DATA_COPY_WORDS as en } from '../../en/personal-data/data-copy.ts';
import { DATA_COPY_WORDS as ne } from '../../ne/personal-data/data-copy.ts';

/** What stands in the place of an organiser's name, in both languages. */
export const DATA_COPY_WORDS = { en, ne } as const;
