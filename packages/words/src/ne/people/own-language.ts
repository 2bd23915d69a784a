import type { OWN_LANGUAGE_WORDS as ENGLISH } from '../../en/people/own-language.ts';
import type { Said } from '../../said.ts';

/** Where a person chooses in which language they read. */
export const OWN_LANGUAGE_WORDS: Said<typeof ENGLISH> = {
  heading: 'भाषा',
  text: 'पृष्ठ, इमेल र क्यालेन्डरका मिति यही भाषामा आउँछन्।',
};

/** Each as those call it who read it. */
export const LANGUAGE_NAMES = { en: 'English', ne: 'नेपाली' } as const;
