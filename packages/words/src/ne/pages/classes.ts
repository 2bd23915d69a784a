import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { LANDING_CLASSES_WORDS as ENGLISH } from '../../en/pages/classes.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** The classes of workshops on the landing page. */
export const LANDING_CLASSES_WORDS: Said<typeof ENGLISH> = {
  eyebrow: 'कार्यशाला',
  heading: 'कक्षाहरू',
  when: (day, starts, ends) => `${day}, ${inNepaliDigits(starts)} देखि ${inNepaliDigits(ends)} सम्म`,
  speakers: (names) => withPostposition(names.join(', '), 'सँग'),
  take: 'सिट लिनुहोस्',
};
