import type { FOLLOW_UP_WORDS as ENGLISH } from '../../en/follow-ups/student.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';
import { formatDay } from '../time.ts';

/** Where a student is asked follow-up questions. */
export const FOLLOW_UP_WORDS: Said<typeof ENGLISH> = {
  heading: 'छनोट भएपछिका प्रश्न',
  asked: (lastDay) =>
    `आयोजकलाई ${withPostposition(formatDay(lastDay), 'सम्म')} तपाईंको उत्तर चाहिएको छ।`,
  askedOf: (event, lastDay) =>
    `${event}: तपाईं छनोट हुनुभएको छ। आयोजकलाई ${withPostposition(formatDay(lastDay), 'सम्म')} तपाईंको उत्तर चाहिएको छ।`,
  answered: (lastDay) =>
    `तपाईंले उत्तर दिइसक्नुभयो। ${withPostposition(formatDay(lastDay), 'सम्म')} उत्तर बदल्न सक्नुहुन्छ।`,
  over: 'तपाईंले उत्तर दिइसक्नुभयो। बदल्ने अन्तिम दिन सकियो।',
  missed: (lastDay) =>
    `${withPostposition(formatDay(lastDay), 'मा')} बन्द भयो, तपाईंले उत्तर दिनुभएन। अझै चाहिन्छ कि, आयोजकलाई सोध्नुहोस्।`,
  answer: 'प्रश्नको उत्तर दिनुहोस्',
  answerFor: (event) => `प्रश्नको उत्तर दिनुहोस्: ${event}`,
  change: 'मेरा उत्तर बदल्नुहोस्',
  failed: 'आयोजकले केही सोध्नुभएको छ कि छैन, हेर्न सकिएन।',
};
