import type { WAITING_REFUSAL_WORDS as ENGLISH } from '../../en/waiting/refusals.ts';

/** Why one cannot join a waiting list or take a seat by it, and why a seat cannot be offered. */
export const WAITING_REFUSAL_WORDS: typeof ENGLISH = {
  'nothing-to-tell': 'यस कार्यक्रमबारे अहिले खबर गर्नुपर्ने केही छैन।',
  'no-waiting-list': 'यस कार्यक्रमको प्रतीक्षा सूचीमा बस्न मिल्दैन।',
  'seats-are-free': 'सिट खाली छ, सिधै दर्ता गर्नुहोस्।',
  'waiting-already': 'तपाईं पहिल्यै प्रतीक्षा सूचीमा हुनुहुन्छ।',
  'no-offer': 'तपाईंका लागि सिट राखिएको छैन: लिने समय सकियो, वा सिट राखिएकै थिएन।',
  'offered-already': 'यस व्यक्तिका लागि सिट राखिसकिएको छ।',
  'no-seat-to-offer':
    'सिट खाली छैन। कसैको दर्ता अस्वीकृत भएर खाली भएको सिट, निर्णयको खबर गरेपछि मात्र दिइन्छ।',
  'starts-too-soon': 'कार्यक्रम छिट्टै सुरु हुँदै छ, त्यसैले सिट एक घण्टा राख्न मिल्दैन।',
  'may-not-register': 'यस व्यक्तिले अहिले दर्ता गर्न मिल्दैन।',
  'out-of-order': 'यस व्यक्तिभन्दा अगाडि अरू नै हुनुहुन्छ। यस व्यक्तिलाई किन पहिले दिने, लेख्नुहोस्।',
};
