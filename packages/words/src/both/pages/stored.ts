import { withStored as en } from '../../en/pages/stored.ts';
import { withStored as ne } from '../../ne/pages/stored.ts';

/** A privacy notice with what is stored, in both languages. */
export const withStored = { en, ne } as const;
