import type { MOMENT_WORDS as ENGLISH } from '../../en/installation/moments.ts';
import type { Said } from '../../said.ts';

/** What the demo calls the moments that its clock jumps to, in the order of time. */
export const MOMENT_WORDS: Said<typeof ENGLISH> = {
  beforeRegistration: 'दर्ता खुल्नुअघि',
  registrationOpened: 'दर्ता भर्खरै खुलेको छ',
  workshops: 'कार्यशालामा सहभागी हुन मिल्छ',
  lastHourOfRegistration: 'दर्ताको अन्तिम घण्टा',
  resultsOut: 'नतिजा आयो',
  submissions: 'कृति बुझाउने समय',
  lastHourOfSubmission: 'कृति बुझाउने अन्तिम घण्टा',
  eventDay: 'कार्यक्रमको दिन',
  afterEvent: 'कार्यक्रमपछि',
};
