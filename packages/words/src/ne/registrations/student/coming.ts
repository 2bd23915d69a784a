import type { COMING_WORDS as ENGLISH } from '../../../en/registrations/student/coming.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** What one says who is shortlisted and cannot come. */
export const COMING_WORDS: Said<typeof ENGLISH> = {
  cannotCome: 'म आउन सक्दिनँ',
  title: 'आउन सक्नुहुन्न?',
  text: (event) =>
    `“${event}”मा तपाईंको सिट खाली हुन्छ, र अरू कसैले लिन सक्छ। तपाईं छनोट भएकै रहनुहुन्छ, र बुझाएको कृति पनि रहन्छ। कार्यक्रमको दिनसम्म सिट खाली भए “म आउन सक्ने भएँ” भन्न मिल्छ।`,
  confirm: 'हो, म आउन सक्दिनँ',
  told: 'तपाईं आउन नसक्ने कुरा आयोजकले देख्नुहुन्छ।',
  said: (at) => `${withPostposition(at, 'मा')} तपाईंले आउन सक्दिनँ भन्नुभएको थियो।`,
  comeAfterAll: 'म आउन सक्ने भएँ',
  comes: 'तपाईंले फेरि सिट पाउनुभयो।',
  full: 'अहिले सबै सिट भरिएका छन्।',
  failed: 'सुरक्षित गर्न सकिएन।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले सुरक्षित भयो कि भएन थाहा भएन। फेरि प्रयास गर्नुहोस्।',
};
