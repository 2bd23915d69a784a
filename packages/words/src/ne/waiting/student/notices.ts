import type { NOTICE_WORDS as ENGLISH } from '../../../en/waiting/student/notices.ts';
import type { Said } from '../../../said.ts';

/** To be told, once, of an event. */
export const NOTICE_WORDS: Said<typeof ENGLISH> = {
  ask: { opens: 'खुलेपछि खबर गर्नुहोस्', 'seat-free': 'सिट खाली भए खबर गर्नुहोस्' },
  asked: {
    opens: 'दर्ता खुलेपछि तपाईंलाई खबर आउँछ।',
    'seat-free': 'सिट खाली भएपछि तपाईंलाई खबर आउँछ।',
  },
  end: 'खबर नगर्नुहोस्',
  failed: 'यो सुरक्षित हुन सकेन।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले यो सुरक्षित भयो कि भएन थाहा भएन। फेरि प्रयास गर्नुहोस्।',
};
