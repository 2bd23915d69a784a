import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { OWN_RESULT_WORDS as ENGLISH } from '../../../en/results/student/own-results.ts';
import type { Said } from '../../../said.ts';

const ORDINALS = ['', 'पहिलो', 'दोस्रो', 'तेस्रो', 'चौथो', 'पाँचौँ', 'छैटौँ', 'सातौँ', 'आठौँ', 'नवौँ'];

const ordinal = (rank: number) => ORDINALS[rank] ?? `${inNepaliDigits(rank)}औँ`;

/** What was released of a work, in its details. */
export const OWN_RESULT_WORDS: Said<typeof ENGLISH> = {
  label: 'नतिजा',
  award: (title, prize) => (prize === '' ? title : `${title}: ${prize}`),
  noAward: (round, hasComments) => {
    const none = round === '' ? 'यस पटक पुरस्कार परेन।' : `${round}: यस पटक पुरस्कार परेन।`;
    return hasComments ? `${none} निर्णायकले के भन्नुभयो, तल हेर्नुहोस्।` : none;
  },
  rank: (rank, of) => `${inNepaliDigits(of)} कृतिमध्ये ${ordinal(rank)} स्थान`,
  criteria: 'निर्णायकले दिनुभएको अङ्क',
  levels: (levels, most) => `${inNepaliDigits(most)} मध्ये ${inNepaliDigits(levels.join(', '))}`,
  field: (from, to, middle) =>
    `सबै कृतिमध्ये आधाले ${inNepaliDigits(from)} देखि ${inNepaliDigits(to)} सम्म पाए, बीचको अङ्क ${inNepaliDigits(middle)}`,
  comments: 'निर्णायकले लेख्नुभएको प्रतिक्रिया',
  judges: 'निर्णायकहरू',
  corrected: (reason) => `नतिजा सच्याइयो: ${reason}`,
};
