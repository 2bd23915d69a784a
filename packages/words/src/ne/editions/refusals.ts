import type { EditionRefusal } from '@pratibha/domain/refusals';

/** Why something may not be done with an edition. */
export const EDITION_REFUSAL_WORDS: Readonly<Record<EditionRefusal, string>> = {
  'edition-has-errors': 'संस्करणमा केही गलत छ। पहिले सच्याउनुहोस्; के गलत छ, जाँच्दा देखिन्छ।',
  'edition-has-warnings': 'संस्करणमा केही गलत जस्तो देखिन्छ। सच्याउनुहोस्, वा जस्ताको तस्तै स्वीकार गर्नुहोस्।',
  'edition-time-past': 'यो समय बितिसक्यो, त्यसैले त्यतिबेला प्रकाशन गर्न मिल्दैन। पछिको समय छान्नुहोस्।',
  'edition-is-archived': 'यो संस्करण सकिसकेको छ, र जस्तो थियो त्यस्तै रहन्छ।',
  'edition-unchanged': 'ड्राफ्टमा प्रकाशित भएकै कुरा छ, नयाँ केही छैन।',
  'edition-year-taken': 'यस वर्षको संस्करण पहिल्यै छ।',
  'edition-not-scheduled': 'यस संस्करणको प्रकाशन हुन बाँकी केही छैन।',
  'edition-not-to-confirm': 'यस संस्करणमा पक्का गर्न बाँकी केही छैन।',
  'edition-never-published': 'यो संस्करण अहिलेसम्म प्रकाशित भएको छैन, त्यसैले फर्काउने अघिल्लो रूप छैन।',
  'pictures-of-the-day':
    'एक दिनमा एक जनाले राख्न मिल्नेजति तस्बिर तपाईंले राखिसक्नुभयो। भोलि राख्नुहोस्, वा अरू कसैलाई राख्न दिनुहोस्।',
};
