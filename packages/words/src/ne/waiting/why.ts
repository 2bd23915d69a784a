import type { WHY_NO_OFFER_WORDS as ENGLISH } from '../../en/waiting/why.ts';

/** Why somebody who waits has no offer yet, for themselves. */
export const WHY_NO_OFFER_WORDS: typeof ENGLISH = {
  'no-seat-free': 'अहिलेसम्म सिट खाली भएको छैन।',
  'seat-comes': 'एउटा सिट खाली छ, त्यो पालो आएकालाई जान्छ।',
  'profile-incomplete':
    'तपाईंको प्रोफाइल पूरा छैन, त्यसैले सिट सूचीको अर्को व्यक्तिलाई दिइन्छ। सूचीमा तपाईंको ठाउँ भने उही रहन्छ।',
  'internal-only':
    'यो कार्यक्रम यही कलेजका विद्यार्थीका लागि मात्र हो, त्यसैले सिट सूचीको अर्को व्यक्तिलाई दिइन्छ। सूचीमा तपाईंको ठाउँ भने उही रहन्छ।',
  suspended: 'तपाईंको खाता बन्द छ, त्यसैले सिट सूचीको अर्को व्यक्तिलाई दिइन्छ। सूचीमा तपाईंको ठाउँ भने उही रहन्छ।',
  'event-deleted': 'कार्यक्रम रद्द भयो।',
  'event-ended': 'कार्यक्रम सकियो।',
  'registration-not-open': 'दर्ता खुलेपछि सिट दिन थालिन्छ।',
  'registration-closed': 'दर्ता बन्द भयो, अब सिट दिइँदैन।',
  'starts-too-soon': 'कार्यक्रम सुरु हुन धेरै समय छैन, अब सिट दिइँदैन।',
  'offer-over': 'सिट लिने समय सकियो, अब त्यो सूचीको अर्को व्यक्तिलाई जान्छ।',
};
