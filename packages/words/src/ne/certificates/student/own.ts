import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type * as English from '../../../en/certificates/student/own.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';
import { reasonInNepali } from '../reasons.ts';

/** The page of one's own certificates. */
export const OWN_CERTIFICATES_WORDS: Said<typeof English.OWN_CERTIFICATES_WORDS> = {
  heading: 'मेरा प्रमाणपत्र',
  intro: 'तपाईंले भाग लिएको, जितेको वा सघाएको प्रमाण। छाप्न पनि मिल्छ, लिङ्क पठाउन पनि।',
  loading: 'तपाईंका प्रमाणपत्र खुल्दै छन्…',
  failed: 'तपाईंका प्रमाणपत्र खोल्न सकिएन।',
  empty:
    'अहिलेसम्म केही छैन। कृति बुझाउने, पुरस्कार जित्ने, निर्णायक हुने वा सघाउने सबैले प्रतियोगितापछि प्रमाणपत्र पाउँछन्। त्यो यहीँ आउँछ, र तपाईंलाई खबर पनि गरिन्छ।',
  browse: 'कार्यक्रम हेर्नुहोस्',
  list: 'तपाईंका प्रमाणपत्र, नयाँ पहिले',
  of: (event, edition) => event ?? inNepaliDigits(edition),
  award: 'पुरस्कार',
  kind: 'केका लागि',
  name: 'नाम',
  day: 'मिति',
  number: 'नम्बर',
  revoked: 'रद्द',
  revokedBecause: (when, reason) =>
    `${withPostposition(when, 'देखि')} यो मान्य छैन। कारण: ${reasonInNepali(reason)}`,
  replacedBy: (number) => `यसको सट्टा ${number} जारी भएको छ।`,
  show: 'हेर्नुहोस्',
  pdf: 'PDF डाउनलोड गर्नुहोस्',
  png: 'PNG डाउनलोड गर्नुहोस्',
  check: 'जाँच्नुहोस्',
  pictureOf: (number) => `प्रमाणपत्र ${number}`,
  pictureFailed: 'तस्बिर खोल्न सकिएन। धेरैले एकैचोटि माग्दा आधा मिनेट लाग्छ, त्यसपछि फेरि प्रयास गर्नुहोस्।',
  share: 'सेयर गर्नुहोस्',
  sharing: 'लिङ्क बनाउँदै…',
  link: 'लिङ्क',
  linkAbout: 'यो लिङ्क पाउने जोसुकैले तपाईंको नाम, कार्यक्रम, पुरस्कार र मिति देख्छ।',
  copy: 'लिङ्क कपी गर्नुहोस्',
  copied: 'लिङ्क कपी भयो।',
  notCopied: 'कपी गर्न सकिएन। आफैँ कपी गर्नुहोस्।',
  takeBack: 'लिङ्क फिर्ता लिनुहोस्',
  takingBack: 'फिर्ता लिँदै…',
  takenBack: 'अब त्यो लिङ्क खुल्दैन।',
  shareFailed: 'यो काम हुन सकेन।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले सुरक्षित भयो कि भएन थाहा भएन। पृष्ठ फेरि खोलेर हेर्नुहोस्।',
};

/** How one's name stands on certificates. */
export const OWN_NAME_WORDS: Said<typeof English.OWN_NAME_WORDS> = {
  asked: (edition) =>
    `${withPostposition(inNepaliDigits(edition), 'को')} प्रमाणपत्रमा तपाईंको नाम यस्तो हुन्छ`,
  askedText: (until) =>
    `प्रमाणपत्रमा आफ्नो नाम कसरी लेख्ने, ${withPostposition(until, 'सम्म')} भन्नुहोस्। नभन्नुभए प्रोफाइलकै नाम लेखिन्छ।`,
  said: (edition) => `${withPostposition(inNepaliDigits(edition), 'का')} प्रमाणपत्रमा तपाईंको नाम`,
  saidText:
    'नाम एक पटक सच्याउन मिल्छ। तपाईंले पाइसकेका प्रमाणपत्र फेरि जारी हुन्छन्, र पुराना नम्बर मान्य रहँदैनन्।',
  settledText: 'तपाईंले सच्याइसक्नुभयो। अरू केही परे आयोजकलाई भन्नुहोस्।',
  field: 'प्रमाणपत्रमा लेखिने नाम',
  help: 'अङ्ग्रेजी वा देवनागरीमा, तपाईंका कागजपत्रमा भएजस्तै।',
  preview: 'यस्तो देखिन्छ',
  answer: 'यही नाम लेख्नुहोस्',
  sending: 'सुरक्षित गर्दै…',
  answered: 'तपाईंको नाम सुरक्षित भयो।',
  correct: 'मेरो नाम सच्याउनुहोस्',
  saveCorrection: 'सच्याएको सुरक्षित गर्नुहोस्',
  correctTitle: 'नाम सच्याउने?',
  confirmCorrect: 'हो, सच्याउनुहोस्',
  corrected: 'तपाईंको नाम सच्चियो।',
  uncertain: OWN_CERTIFICATES_WORDS.uncertain,
};
