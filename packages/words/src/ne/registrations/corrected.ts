import type { CORRECTED_WORDS as ENGLISH } from '../../en/registrations/corrected.ts';
import type { Said } from '../../said.ts';

/** Beside remarks that organisers put right. */
export const CORRECTED_WORDS: Said<typeof ENGLISH> = {
  corrected: (at) => `टिप्पणी सच्याइएको: ${at}`,
};
