import type { COMPETITION_WORDS as ENGLISH } from '../../en/pages/competitions.ts';
import type { Said } from '../../said.ts';

/** The labels of a competition, on both pages. */
export const COMPETITION_WORDS: Said<typeof ENGLISH> = {
  judgedOn: 'मूल्याङ्कनका मापदण्ड',
  format: 'के बुझाउने',
  make: 'के बनाउने',
};
