import { shownNameWords as en } from '../../en/submissions/shown-names.ts';
import { shownNameWords as ne } from '../../ne/submissions/shown-names.ts';

/** Who made a work, as everybody is told, in both languages. */
export const shownNameWords = { en, ne } as const;
