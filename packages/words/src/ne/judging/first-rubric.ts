import type { FIRST_RUBRIC_WORDS as ENGLISH } from '../../en/judging/first-rubric.ts';
import type { Said } from '../../said.ts';

/** What a rubric begins with; organisers change all of it. */
export const FIRST_RUBRIC_WORDS: Said<typeof ENGLISH> = {
  overall: 'समग्र',
  levels: ['कमजोर', 'ठिकै', 'राम्रो', 'धेरै राम्रो', 'उत्कृष्ट'],
};
