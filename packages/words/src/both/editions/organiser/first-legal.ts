import { firstLegal as en } from '../../../en/editions/organiser/first-legal.ts';
import { firstLegal as ne } from '../../../ne/editions/organiser/first-legal.ts';

/** The same in each language. */
export const firstLegal = { en, ne } as const;
