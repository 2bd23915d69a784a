import type { SOON_WORDS as ENGLISH } from '../../en/pages/soon.ts';
import type { Said } from '../../said.ts';

/** What visitors read before the first edition is published. */
export const SOON_WORDS: Said<typeof ENGLISH> = {
  heading: 'यहाँ केही तयार हुँदै छ।',
  text: 'आयोजकहरू यो साइट तयार पार्दै हुनुहुन्छ। केही दिनपछि फेरि आउनुहोस्।',
  signIn: 'आयोजकका रूपमा लगइन गर्नुहोस्',
};
