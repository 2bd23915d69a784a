import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { OWN_FINAL_WORDS as ENGLISH } from '../../../en/judging/judge/final.ts';
import type { Said } from '../../../said.ts';

/** A final, for a judge who chooses between two works at a time. */
export const OWN_FINAL_WORDS: Said<typeof ENGLISH> = {
  heading: 'फाइनल',
  failed: 'फाइनल खोल्न सकिएन।',
  intro:
    'यस चरणका उत्कृष्ट कृति दुई-दुई वटा गरी दाँजिन्छन्। दुवैलाई फेरि एक पटक राम्ररी हेरेर तीमध्ये राम्रो कृति छान्नुहोस्।',
  which: 'यी दुईमध्ये कुन राम्रो छ?',
  keys: 'किबोर्डबाट: १ वा २, अथवा तीर थिच्नुहोस्; त्यसपछि इन्टर थिच्नुहोस्।',
  work: (number) => `कृति ${inNepaliDigits(number)}`,
  by: (name, college) => (college === null ? name : `${name}, ${college}`),
  description: 'विवरण',
  opens: (host) => `${host} मा रहेको कृति`,
  opensOther: (host) => `${host} मा रहेको डेमो वा अर्को लिङ्क`,
  choose: 'दुईमध्ये एउटा छान्नुहोस्।',
  cast: 'मत दिनुहोस्',
  casting: 'मत दिँदै…',
  once: 'दिइसकेको मत बदल्न मिल्दैन: उही दुई कृतिबीच एक पटक मात्र छानिन्छ।',
  done: (count) => `तपाईंले ${inNepaliDigits(count)} मत दिनुभयो।`,
  waiting: 'अहिले तपाईंले छान्नुपर्ने कुनै जोडी छैन। अरू निर्णायक छान्दै हुनुहुन्छ; यस पृष्ठले आफैँ फेरि हेर्छ।',
  uncertain: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',
};
