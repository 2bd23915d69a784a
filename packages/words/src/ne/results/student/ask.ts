import { ENQUIRY_LIMITS } from '@pratibha/domain/enquiries/enquiries';
import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { ASK_RESULT_WORDS as ENGLISH } from '../../../en/results/student/ask.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** What one asks about the result of one's own work. */
export const ASK_RESULT_WORDS: Said<typeof ENGLISH> = {
  label: 'तपाईंको नतिजाबारे',
  press: 'मेरो नतिजाबारे सोध्नुहोस्',
  until: (when) => `एक पटक सोध्न मिल्छ, ${withPostposition(when, 'सम्म')}।`,
  intro:
    'एक पटक मात्र सोध्न मिल्छ, त्यसैले जान्न चाहेका सबै कुरा एकैचोटि सोध्नुहोस्। आयोजकले प्रश्नसँगै तपाईंको नाम देख्नुहुन्छ। उत्तर घण्टीमा र इमेलमा आउँछ।',
  question: 'तपाईंको प्रश्न',
  count: (count) => `${nepaliNumber(ENQUIRY_LIMITS.text)} मध्ये ${nepaliNumber(count)} अक्षर`,
  send: 'प्रश्न पठाउनुहोस्',
  sending: 'पठाउँदै…',
  sent: 'तपाईंको प्रश्न आयोजककहाँ पुग्यो।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले प्रश्न पुग्यो कि पुगेन थाहा भएन। फेरि पठाउनुहोस्।',
  asked: (when) => `सोधिएको समय: ${when}`,
  waits: 'उत्तर आउन बाँकी',
  answered: (when) => `उत्तर आएको समय: ${when}`,
};
