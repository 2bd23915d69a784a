import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { REHEARSAL_WORDS as ENGLISH } from '../../en/results/rehearsal.ts';
import type { Said } from '../../said.ts';

/** The invented winners of a rehearsal; nobody is called so. */
export const REHEARSAL_WORDS: Said<typeof ENGLISH> = {
  winner: (number) => `काल्पनिक विजेता ${inNepaliDigits(number)}`,
  college: 'कतै नभएको कलेज',
  special: 'एउटा विशेष पुरस्कार',
  specialPrize: 'काल्पनिक उपहार',
  /** Where the competition offers no prizes. */
  prizes: ['पहिलो', 'दोस्रो', 'तेस्रो'],
};
