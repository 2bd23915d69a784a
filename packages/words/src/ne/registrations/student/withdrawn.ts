import type { WITHDRAWN_WORDS as ENGLISH } from '../../../en/registrations/student/withdrawn.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Words of what was withdrawn, below My Registrations. */
export const WITHDRAWN_WORDS: Said<typeof ENGLISH> = {
  heading: 'फिर्ता लिएका',
  failed: 'तपाईंले फिर्ता लिएका दर्ता ल्याउन सकिएन।',
  intro:
    'यी तपाईंबाहेक अरू कसैले देख्दैन। फेरि दर्ता गर्दा काम लागून् भनेर कार्यक्रमको दर्ता बन्द नभएसम्म तपाईंका उत्तर राखिन्छन्।',
  caption: 'तपाईंले फिर्ता लिएका दर्ता',
  event: 'कार्यक्रम',
  withdrawnOn: 'फिर्ता लिएको मिति',
  keptUntil: 'कहिलेसम्म राखिन्छ',
  actions: 'के गर्ने',
  again: 'फेरि दर्ता गर्नुहोस्',
  forget: 'मेरा उत्तर मेटाउनुहोस्',
  actionOn: (action, event) => `${action}: ${event}`,
  forgetTitle: 'उत्तर मेटाउने',
  forgetText: (event) =>
    `“${event}”का तपाईंका उत्तर सधैँका लागि मेटिन्छन्। दर्ता खुला रहेसम्म तपाईं दर्ता गर्न सक्नुहुन्छ, तर उत्तर फेरि दिनुपर्छ।`,
  forgetConfirm: 'हो, मेटाउनुहोस्',
  forgotten: (event) => `${withPostposition(event, 'का')} तपाईंका उत्तर मेटिए।`,
  forgetFailed: 'उत्तर मेटाउन सकिएन।',
  forgetUncertain: 'सर्भरबाट जवाफ आएन, त्यसैले उत्तर मेटिए कि मेटिएनन् थाहा भएन। फेरि प्रयास गर्नुहोस्।',
};
