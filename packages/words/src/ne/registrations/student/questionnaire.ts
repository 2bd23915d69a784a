import type { QUESTIONNAIRE_WORDS as ENGLISH } from '../../../en/registrations/student/questionnaire.ts';
import type { Said } from '../../../said.ts';
import { numberWords } from '../../questions/number-words.ts';

/** Words of registering for an event. */
export const QUESTIONNAIRE_WORDS: Said<typeof ENGLISH> = {
  dialogTitle: (event) => `${event}: दर्ता`,
  submit: 'बुझाउनुहोस्',
  sending: 'पठाउँदै…',
  other: 'अन्य',
  specify: 'के हो लेख्नुहोस्',
  optional: '(ऐच्छिक)',
  numbered: (place, question) => `${numberWords(place)}. ${question}`,
  left: (left) => (left === 0 ? 'भरियो' : `${numberWords(left)} बाँकी`),
  chooseAny: 'मिल्ने सबै छान्नुहोस्।',
  range: (least, most) => {
    if (least === null) return most === null ? null : `${numberWords(most)} वा कम।`;
    if (most === null) return `${numberWords(least)} वा बढी।`;
    return `${numberWords(least)} देखि ${numberWords(most)} सम्म।`;
  },
  wordsOf: (words, limit) => `${numberWords(limit)} मध्ये ${numberWords(words)} शब्द`,
  charactersOf: (characters, limit) => `${numberWords(limit)} मध्ये ${numberWords(characters)} अक्षर`,
  draftRestored: 'यस ट्याबमा लेख्नुभएका उत्तर यहीँ छन्।',
  draftNote: 'नबुझाएसम्म यस ट्याबमा ड्राफ्टका रूपमा रहन्छ।',
  failedToRegister: 'दर्ता हुन सकेन।',
  uncertain:
    'सर्भरबाट जवाफ आएन, त्यसैले दर्ता भयो कि भएन थाहा भएन। तपाईंका उत्तर यहीँ छन्। फेरि प्रयास गर्नुहोस्, दुई पटक दर्ता हुँदैन।',
  registeredElsewhere:
    'तपाईं अर्को ट्याब वा डिभाइसबाट यस कार्यक्रममा दर्ता भइसक्नुभएको छ। यी उत्तर पठाइएनन्।',
  questionsChanged:
    'आयोजकले भर्खरै प्रश्न बदल्नुभयो, त्यसैले केही पठाइएन। तपाईंका उत्तर यहीँ छन्। एक पटक हेरेर फेरि बुझाउनुहोस्।',
  optionsFull:
    'तपाईंले छानेको एउटा विकल्प अहिले भरिएको छ, त्यसैले केही पठाइएन। तपाईंका उत्तर यहीँ छन्। चिह्न लागेको ठाउँमा अर्को छान्नुहोस्।',
  seeRegistration: 'आफ्नो दर्ता हेर्नुहोस्',
  discard: 'तपाईंका उत्तर पठाइएका छैनन्।',
};
