import type { ANSWER_REFUSAL_WORDS as ENGLISH } from '../../en/registrations/answer-refusals.ts';
import type { Said } from '../../said.ts';

/** Why the answers of a registration may not be changed. */
export const ANSWER_REFUSAL_WORDS: Said<typeof ENGLISH> = {
  'answers-closed': 'दर्ता बन्द भइसकेको छ, त्यसैले अब उत्तर बदल्न मिल्दैन।',
  'answers-reviewed': 'तपाईंको दर्ता हेरिसकिएको छ, त्यसैले अब उत्तर बदल्न मिल्दैन।',
  'answers-changed-too-often': 'तपाईंले एक दिनमा बीस पटक उत्तर बदलिसक्नुभयो। भोलि फेरि प्रयास गर्नुहोस्।',
};
