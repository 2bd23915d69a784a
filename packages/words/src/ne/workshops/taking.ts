import type { TAKE_CLASS_WORDS as ENGLISH } from '../../en/workshops/taking.ts';
import type { Said } from '../../said.ts';

/** The questions of a class, asked of who takes a seat in it. */
export const TAKE_CLASS_WORDS: Said<typeof ENGLISH> = {
  title: (title) => `सिट लिनुहोस्: ${title}`,
  take: 'सिट लिनुहोस्',
  taking: 'सिट लिँदै…',
  took: 'तपाईंले सिट पाउनुभयो।',
  swap: 'हो, साट्नुहोस्',
  swapped: 'अब त्यसको सट्टा यस कक्षामा तपाईंको सिट छ।',
  refused: 'यो काम हुन सकेन।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले यो काम भयो कि भएन थाहा भएन। आफ्नो सिट हेर्नुहोस्।',
};
