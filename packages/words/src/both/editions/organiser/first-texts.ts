import { FIRST_TEXTS as en } from '../../../en/editions/organiser/first-texts.ts';
import { FIRST_TEXTS as ne } from '../../../ne/editions/organiser/first-texts.ts';

/** The same in each language. */
export const FIRST_TEXTS = { en, ne } as const;
