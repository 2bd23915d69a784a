import type { ANNOUNCEMENT_REFUSAL_WORDS as ENGLISH } from '../../en/announcements/refusals.ts';

/** Why something may not be done with an announcement. */
export const ANNOUNCEMENT_REFUSAL_WORDS: typeof ENGLISH = {
  'announcement-not-a-draft': 'यो ड्राफ्ट होइन: पठाइसकियो, वा तोकिएको समयमा जान बाँकी छ।',
  'announcement-time-past': 'यो समय बितिसक्यो। पछिको समय छान्नुहोस्।',
  'announcement-without-recipients': 'यसरी छान्दा कोही भेटिएन, त्यसैले पठाउनुपर्ने कोही छैन।',
  'announcement-not-under-way': 'यस घोषणाको पठाउन बाँकी केही छैन।',
  'announcement-nothing-failed': 'यस घोषणाको पठाउन नसकिएको इमेल छैन।',
  'announcement-shows-no-strip':
    'यो घोषणा कार्यक्रमको सूचीमाथि देखाइएको छैन: नमुना पाठ हो, वा रोकिएको हो।',
};
