import type { WAITING_REFUSAL_WORDS as ENGLISH } from '../../en/waiting/refusals.ts';

/** Why one cannot join a waiting list or take a seat by it, and why a seat cannot be offered. */
export const WAITING_REFUSAL_WORDS: typeof ENGLISH = {
  'nothing-to-tell': 'यो कार्यक्रमबारे अहिले खबर गर्नुपर्ने केही छैन।',
  'no-waiting-list': 'यो कार्यक्रममा बस्न मिल्ने प्रतीक्षा सूची छैन।',
  'seats-are-free': 'सिट खाली छ, सिधै दर्ता गर्नुहोस्।',
  'waiting-already': 'तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ।',
  'no-offer': 'तपाईंका लागि सिट राखिएको छैन: लिने समय सकियो, वा सिट राखिएकै थिएन।',
  'offered-already': 'यो व्यक्तिका लागि सिट राखिसकिएको छ।',
  'no-seat-to-offer': 'सिट खाली छैन। अस्वीकृतिले खाली भएको सिट निर्णयको खबर गरेपछि मात्र दिइन्छ।',
  'starts-too-soon': 'कार्यक्रम सुरु हुन एक घण्टा सिट राख्न पुग्ने समय छैन।',
  'may-not-register': 'यो व्यक्तिले अहिले दर्ता गर्न मिल्दैन।',
  'out-of-order': 'यो व्यक्तिभन्दा अगाडि अरू नै छन्। यिनलाई किन पहिले दिने, लेख्नुहोस्।',
};
