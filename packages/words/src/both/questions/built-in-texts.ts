import { BUILT_IN_TEXTS as en } from '../../en/questions/built-in-texts.ts';
import { BUILT_IN_TEXTS as ne } from '../../ne/questions/built-in-texts.ts';

/** The same in each language. */
export const BUILT_IN_TEXTS = { en, ne } as const;
