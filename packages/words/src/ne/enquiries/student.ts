import { ENQUIRY_LIMITS } from '@pratibha/domain/enquiries/enquiries';
import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { ENQUIRIES_WORDS as ENGLISH } from '../../en/enquiries/student.ts';
import type { Said } from '../../said.ts';

/** What the page of an event says of questions and answers. */
export const ENQUIRIES_WORDS: Said<typeof ENGLISH> = {
  heading: 'प्रश्न र उत्तर',
  ofEdition: 'प्रतियोगिताबारे',
  own: 'तपाईंले सोधेका प्रश्न',
  asked: (when) => `सोधेको: ${when}`,
  waits: 'उत्तर आउन बाँकी',
  answered: (when) => `उत्तर आएको: ${when}`,
  forAll: 'यो सबैले पढ्छन्, तर तपाईंको नाम देखिँदैन।',
  ask: 'आयोजकलाई सोध्नुहोस्',
  asking: 'पठाउँदै…',
  askIntro: 'आयोजकले प्रश्नसँगै तपाईंको नाम देख्नुहुन्छ। उत्तर आएपछि घण्टीमा र इमेलमा खबर आउँछ।',
  question: 'तपाईंको प्रश्न',
  count: (count) => `${nepaliNumber(ENQUIRY_LIMITS.text)} मध्ये ${nepaliNumber(count)} अक्षर`,
  sent: 'तपाईंको प्रश्न आयोजककहाँ पुग्यो।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले प्रश्न पुग्यो कि पुगेन थाहा भएन। फेरि पठाउनुहोस्।',
  loadFailed: 'प्रश्न र उत्तर खोल्न सकिएन।',
};
