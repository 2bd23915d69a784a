import { prizeText as en } from '../../en/results/prize-text.ts';
import { prizeText as ne } from '../../ne/results/prize-text.ts';

/** A prize in words, in both languages. */
export const prizeText = { en, ne } as const;
