import type { SESSION_WORDS as ENGLISH } from '../../en/session/app.ts';
import type { Said } from '../../said.ts';

/** Words around session and connection, and the toasts by flag (R2.32). */
export const SESSION_WORDS: Said<typeof ENGLISH> = {
  offline: 'इन्टरनेट छैन। अहिले देखिएको कुरा पुरानो हुन सक्छ; इन्टरनेट आउनेबित्तिकै नयाँ जानकारी आउँछ।',
  nothingSent: 'इन्टरनेट छैन, त्यसैले केही पठाइएन। इन्टरनेट आएपछि फेरि प्रयास गर्नुहोस्।',
  unreachable: 'अहिले सर्भरसम्म पुग्न सकिएन। फेरि प्रयास हुँदै छ…',
  signInAgain: 'लगइनको समय सकियो। अगाडि बढ्न फेरि लगइन गर्नुहोस्; केही हराएको छैन।',
  ended: 'लगइनको समय सकियो। फेरि लगइन गरेर अगाडि बढ्नुहोस्: तपाईंले लेखेको कुरा राखिएको छ।',
  unexpected: 'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
  profileUpdated: 'प्रोफाइल सुरक्षित भयो!',
  questionnaireSubmitted: 'दर्ता सफल भयो!',
  submissionSent: 'कृति बुझाइयो!',
};
