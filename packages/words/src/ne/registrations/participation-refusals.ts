import type { ParticipationRefusal } from '@pratibha/domain/refusals';

/** Why somebody may not register or submit work. */
export const PARTICIPATION_WORDS: Readonly<Record<ParticipationRefusal, string>> = {
  'profile-incomplete': 'दर्ता गर्न वा कृति बुझाउन पहिले आफ्नो प्रोफाइल पूरा भर्नुहोस्।',
  'internal-only': 'यो कार्यक्रम यही कलेजका विद्यार्थीका लागि मात्र हो।',
  'event-ended': 'यो कार्यक्रम सकियो।',
  'event-deleted': 'यो कार्यक्रम अब उपलब्ध छैन।',
  'registration-not-open': 'दर्ता अझै खुलेको छैन।',
  'registration-closed': 'यस कार्यक्रमको दर्ता बन्द भइसक्यो।',
  'already-registered': 'तपाईं यस कार्यक्रममा पहिल्यै दर्ता भइसक्नुभएको छ।',
  full: 'यस कार्यक्रमका सबै सिट भरिए।',
  'registered-too-often':
    'तपाईंले एक दिनमा दस पटक यस कार्यक्रममा दर्ता गरिसक्नुभयो। भोलि फेरि प्रयास गर्नुहोस्।',
  'not-registered': 'तपाईं यस कार्यक्रममा दर्ता हुनुभएको छैन।',
  'registration-rejected': 'यस कार्यक्रममा तपाईंको दर्ता अस्वीकृत भयो, त्यसैले कृति बुझाउन मिल्दैन।',
  'no-submission-needed': 'यस कार्यक्रममा कृति बुझाउनु पर्दैन।',
  'submission-not-open': 'कृति बुझाउने समय अझै सुरु भएको छैन।',
  'submission-closed': 'यस कार्यक्रममा कृति बुझाउने समय सकियो।',
  'already-submitted': 'तपाईंको कृति बुझाइसकिएको छ, समीक्षा हुन बाँकी छ।',
  'submission-accepted': 'तपाईंको कृति स्वीकृत भइसकेको छ।',
  'submission-rejected': 'तपाईंको कृति अस्वीकृत भयो।',
};
