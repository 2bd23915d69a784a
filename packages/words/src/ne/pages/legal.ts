import type { LEGAL_WORDS as ENGLISH } from '../../en/pages/legal.ts';
import type { Said } from '../../said.ts';

/** Words around the privacy notice and the rules of participation. */
export const LEGAL_WORDS: Said<typeof ENGLISH> = { updated: 'पछिल्लो पटक बदलिएको मिति:' };
