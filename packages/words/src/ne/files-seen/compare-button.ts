import type { COMPARE_BUTTON_WORDS as ENGLISH } from '../../en/files-seen/compare-button.ts';
import type { Said } from '../../said.ts';

/** What opens the comparing of versions. */
export const COMPARE_BUTTON_WORDS: Said<typeof ENGLISH> = {
  compare: 'प्रतिहरूका तस्बिर दाँज्नुहोस्',
};
