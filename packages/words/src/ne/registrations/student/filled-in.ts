import type { FILLED_IN_WORDS as ENGLISH } from '../../../en/registrations/student/filled-in.ts';
import type { Said } from '../../../said.ts';

/** Words of a form in which earlier answers are filled in. */
export const FILLED_IN_WORDS: Said<typeof ENGLISH> = {
  missing: 'तपाईंका पहिलेका उत्तर ल्याउन सकिएन, वा मेटिइसके। फेरि उत्तर दिनुहोस्।',
  left: (questions) =>
    questions.length === 1
      ? `आयोजकले यो प्रश्न बदलेकाले पहिलेको उत्तर भरिएन: “${questions[0]}”।`
      : `आयोजकले यी प्रश्न बदलेकाले पहिलेका उत्तर भरिएनन्: ${questions.map((each) => `“${each}”`).join(', ')}।`,
};
