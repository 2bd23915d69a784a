import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { LOGOUT_QUESTION_WORDS as ENGLISH } from '../../en/shell/logout-question.ts';
import type { Said } from '../../said.ts';

/** The words of the question that a logout asks; fetched with it. */
export const LOGOUT_QUESTION_WORDS: Said<typeof ENGLISH> = {
  title: 'ड्राफ्ट राख्ने?',
  text: 'तपाईंले अझै नबुझाएको कृति यस ब्राउजरमा छ। आफ्नै डिभाइस हो भने राख्नुहोस्; तपाईंपछि अरूले पनि चलाउने हो भने हटाउनुहोस्।',
  titleOfSheets: 'नपठाई लगआउट गर्ने?',
  sheets: (count) =>
    count === 1
      ? 'यस डिभाइसमा १ अङ्कपत्र पठाउन बाँकी छ, र लगआउट गर्दा त्यो हट्छ। पहिले ‘मूल्याङ्कन’ खोल्नुहोस्: इन्टरनेट भए त्यो आफैँ जान्छ।'
      : `यस डिभाइसमा ${nepaliNumber(count)} अङ्कपत्र पठाउन बाँकी छन्, र लगआउट गर्दा ती हट्छन्। पहिले ‘मूल्याङ्कन’ खोल्नुहोस्: इन्टरनेट भए ती आफैँ जान्छन्।`,
  stay: 'लगइनमै रहनुहोस्',
  keepDraft: 'ड्राफ्ट राखेर लगआउट गर्नुहोस्',
  keep: 'राखेर लगआउट गर्नुहोस्',
  remove: 'हटाएर लगआउट गर्नुहोस्',
};
