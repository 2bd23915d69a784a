import type { CHANGE_LANGUAGE_WORDS as ENGLISH } from '../../en/shell/change-language.ts';
import type { Said } from '../../said.ts';

/** What is told where a change of the language did not arrive. */
export const CHANGE_LANGUAGE_WORDS: Said<typeof ENGLISH> = {
  failed: 'भाषा बदल्न सकिएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
};
