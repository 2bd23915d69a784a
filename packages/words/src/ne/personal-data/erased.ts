import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { ERASED_WORDS as ENGLISH } from '../../en/personal-data/erased.ts';
import type { Said } from '../../said.ts';

/** What stands where the words of an erased person stood. */
export const ERASED_WORDS: Said<typeof ENGLISH> = {
  name: (userId) => `मेटाइएको व्यक्ति #${inNepaliDigits(userId)}`,
  text: 'सम्बन्धित व्यक्तिकै अनुरोधमा मेटाइएको।',
};
