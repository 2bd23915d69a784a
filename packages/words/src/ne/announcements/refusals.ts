import type { ANNOUNCEMENT_REFUSAL_WORDS as ENGLISH } from '../../en/announcements/refusals.ts';

/** Why something may not be done with an announcement. */
export const ANNOUNCEMENT_REFUSAL_WORDS: typeof ENGLISH = {
  'announcement-not-a-draft': 'यो ड्राफ्ट होइन: पठाइसकियो, वा आफ्नो समय पर्खिरहेको छ।',
  'announcement-time-past': 'यो समय बितिसक्यो। पछिको समय छान्नुहोस्।',
  'announcement-without-recipients': 'छानिएजस्तो कोही भेटिएन, त्यसैले पठाउनुपर्ने कोही छैन।',
  'announcement-not-under-way': 'यो घोषणाको पठाउन बाँकी केही छैन।',
  'announcement-nothing-failed': 'यो घोषणाको कुनै इमेल नपुगेको छैन।',
  'announcement-shows-no-strip': 'यो कार्यक्रमको सूचीमाथि देखाइएको छैन: नमुना पाठ हो, वा रोकिएको हो।',
};
