import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { EVENT_PAGE_WORDS as ENGLISH } from '../../../en/events/student/page.ts';
import type { Said } from '../../../said.ts';

/** Words of the page of one event. */
export const EVENT_PAGE_WORDS: Said<typeof ENGLISH> = {
  back: 'सबै कार्यक्रम',
  about: 'यस कार्यक्रमका बारेमा',
  prizes: 'के जित्न सकिन्छ',
  judgedOn: 'मूल्याङ्कन कसरी हुन्छ',
  handIn: 'के बुझाउने',
  make: 'के बनाउने',
  handInText: (requiresWork, limit) => {
    if (!requiresWork) return 'केही बुझाउनु पर्दैन, दर्ता गरे पुग्छ।';
    return limit === null
      ? 'कृतिको लिङ्क र विवरण।'
      : `कृतिको लिङ्क, र बढीमा ${nepaliNumber(limit)} शब्दको विवरण।`;
  },
  guidelines: 'निर्देशिका पढ्नुहोस्',
  questions: 'तपाईंलाई सोधिने प्रश्न',
  questionsNote: 'दर्ता गर्दा भर्नुपर्ने छोटो प्रश्नावली।',
  optional: 'ऐच्छिक',
  wordLimit: 'विवरण',
  words: (limit) => `बढीमा ${nepaliNumber(limit)} शब्द`,
  whereYouStand: 'तपाईंको स्थिति',
  yourRegistration: 'तपाईंको दर्ता',
  yourSubmission: 'तपाईंको कृति',
  notRegistered: 'दर्ता भएको छैन',
  nothingSubmitted: 'कृति बुझाइएको छैन',
  failed: 'यो कार्यक्रम खोल्न सकिएन।',
  gone: 'यो कार्यक्रम अब उपलब्ध छैन।',
  browse: 'कार्यक्रम हेर्नुहोस्',
};
