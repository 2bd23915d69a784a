import type { JOINING_WORDS as ENGLISH } from '../../../en/waiting/student/joining.ts';
import type { Said } from '../../../said.ts';

/** The form with which one joins a waiting list, beside that of registering. */
export const JOINING_WORDS: Said<typeof ENGLISH> = {
  title: (event) => `प्रतीक्षा सूची: ${event}`,
  intro: 'कार्यक्रमका प्रश्नको उत्तर अहिले नै दिनुहोस्। सिट पाएपछि एक पटक थिचे पुग्छ, यिनै उत्तरसहित दर्ता हुन्छ।',
  submit: 'प्रतीक्षा सूचीमा बस्नुहोस्',
  sending: 'सूचीमा राख्दै…',
  joined: 'तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ।',
  failed: 'तपाईंलाई प्रतीक्षा सूचीमा राख्न सकिएन।',
};
