import { MOMENT_WORDS as en } from '../../en/installation/moments.ts';
import { MOMENT_WORDS as ne } from '../../ne/installation/moments.ts';

/** What the demo calls the moments that its clock jumps to, in both languages. */
export const MOMENT_WORDS = { en, ne } as const;
