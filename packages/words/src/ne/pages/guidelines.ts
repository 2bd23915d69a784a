import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { GUIDELINES_WORDS as ENGLISH } from '../../en/pages/guidelines.ts';
import type { Said } from '../../said.ts';

/** The labels of the guidelines page (R2.24 to R2.30). */
export const GUIDELINES_WORDS: Said<typeof ENGLISH> = {
  onThisPage: 'यस पृष्ठमा',
  segments: 'समय तोकिएका भाग',
  step: (number) => inNepaliDigits(number),
};
