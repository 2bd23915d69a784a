import type { PRINT_WORDS as ENGLISH } from '../../en/ui/print.ts';
import type { Said } from '../../said.ts';

/** Words of what brings a page on paper. */
export const PRINT_WORDS: Said<typeof ENGLISH> = { print: 'छाप्नुहोस्' };
