import type { REGISTRATION_ACTION_WORDS as ENGLISH } from '../../../en/registrations/student/actions.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Words of what can be done with a registration. */
export const REGISTRATION_ACTION_WORDS: Said<typeof ENGLISH> = {
  rejected:
    'दर्ता गर्नुभएकोमा धन्यवाद। अरू कार्यक्रममा पनि तपाईंलाई स्वागत छ: कुन-कुन खुला छन्, “कार्यक्रम”मा हेर्नुहोस्।',

  changeAnswers: 'मेरा उत्तर बदल्नुहोस्',

  withdraw: 'फिर्ता लिनुहोस्',
  withdrawTitle: 'दर्ता फिर्ता लिने',
  withdrawText: (event) =>
    `“${event}”मा तपाईंको दर्ता फिर्ता लिइनेछ। दर्ता खुला रहेसम्म फेरि दर्ता गर्न सकिन्छ, र त्यतिन्जेल तपाईंका उत्तर यहीँ राखिन्छन्।`,
  placeMayGo: 'तपाईंको सिट अरू कसैले लिन सक्छ।',
  withdrawConfirm: 'हो, फिर्ता लिनुहोस्',
  withdrawn: (event) => `${withPostposition(event, 'को')} दर्ता फिर्ता लिइयो।`,
  withdrawFailed: 'दर्ता फिर्ता लिन सकिएन।',
  withdrawUncertain: 'सर्भरबाट जवाफ आएन, त्यसैले दर्ता फिर्ता लिइयो कि लिइएन थाहा भएन। फेरि प्रयास गर्नुहोस्।',
};
