import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { type Channel, QUIET_HOURS } from '@pratibha/domain/notifications/notification-choices';
import type { NotificationGroup } from '@pratibha/domain/notifications/notifications';
import type { CHOICES_WORDS as ENGLISH } from '../../en/notifications/choices.ts';
import type { Said } from '../../said.ts';

const GROUPS: Readonly<Record<NotificationGroup, { name: string; about: string }>> = {
  registered: {
    name: 'दर्ता',
    about: 'तपाईंको दर्ता हुँदा, वा तपाईंले दर्ता फिर्ता लिँदा।',
  },
  decisions: {
    name: 'निर्णय',
    about:
      'दर्ता वा कृतिको निर्णय हुँदा, त्यो फेरि हेरिँदा, टिप्पणी सच्याइँदा, नतिजा आउँदा, तपाईंले पर्खेको सिट तपाईंका लागि राखिँदा, आयोजकले उत्तर दिँदा, र तपाईंका प्रमाणपत्रबारे। यी घण्टीमा सधैँ देखिन्छन्।',
  },
  works: {
    name: 'कृति',
    about: 'तपाईंको कृति आइपुग्दा, त्यसको कुनै फाइल मागिएजस्तो नहुँदा, वा लिङ्क नखुल्दा।',
  },
  dates: {
    name: 'मिति',
    about:
      'तपाईंले खबर माग्नुभएको कार्यक्रमको दर्ता खुल्दा वा सिट खाली हुँदा, कृति बुझाउन सुरु हुँदा र बन्द हुनुभन्दा एक दिनअघि, नजिक आएको कार्यक्रमको समय वा ठाउँ फेरिँदा, तपाईंको प्रस्तुतिको समय तय हुँदा, र तपाईंले उत्तर दिनुपर्ने प्रश्न बाँकी हुँदा।',
  },
  announcements: { name: 'घोषणा', about: 'आयोजकले धेरै जनालाई एकैचोटि पठाउने खबर।' },
  account: {
    name: 'खाता',
    about: 'आयोजकले तपाईंको खातामा केही बदल्दा। तपाईंको सुरक्षाका लागि यो सधैँ घण्टी र इमेल दुवैमा आउँछ।',
  },
  judging: {
    name: 'मूल्याङ्कन',
    about: 'तपाईंलाई कृति मूल्याङ्कन गर्न अनुरोध आउँदा, वा तपाईंका अङ्कपत्र बाँकी हुँदा। यी घण्टीमा सधैँ देखिन्छन्।',
  },
  organising: {
    name: 'आयोजना',
    about:
      'प्रकाशन वा घोषणा तोकिएको समयमा नहुँदा, विद्यार्थीले केही सोध्दा, नोटमा तपाईंको नाम आउँदा, केही दर्ता वा कृति कसैको जिम्मामा नरहँदा, पक्का गरिएको नतिजालाई तपाईंको स्वीकृति चाहिँदा, निर्णायकले बोलाउँदा, तीन निर्णायकले स्टलमा कसैलाई नभेट्दा, पाहुनाको लिङ्क अर्को डिभाइसमा चलाउन खोजिँदा, र को-को आउन नसक्ने भए भनेर हरेक बिहान। यी घण्टीमा सधैँ देखिन्छन्।',
  },
};

const WAYS: Readonly<Record<Channel, string>> = { in_bell: 'घण्टी', by_mail: 'इमेल' };

const QUIET = {
  from: inNepaliDigits(`${QUIET_HOURS.from}:00`),
  to: inNepaliDigits(`${QUIET_HOURS.to}:00`),
} as const;

/** The form of what reaches a person, and how. */
export const CHOICES_WORDS: Said<typeof ENGLISH> = {
  groups: GROUPS,
  ways: WAYS,
  noMails: 'अहिले यहाँबाट इमेल पठाइँदैन: सबै खबर घण्टीमा आउँछ। तपाईंले छानेको कुरा भने राखिन्छ।',
  quiet: `पर्खन मिल्ने कुराका इमेल ${QUIET.from} देखि ${QUIET.to} सम्म नपठाउनुहोस्`,
  quietAbout:
    'नेपाली समयअनुसार। रसिद, एक दिन मात्र बाँकी अन्तिम मिति, खाली भएको वा तपाईंका लागि राखिएको सिट, र खातामा भएको परिवर्तनका इमेल भने तुरुन्तै आउँछन्।',
  save: 'सुरक्षित गर्नुहोस्',
  saving: 'सुरक्षित हुँदै छ…',
  saved: 'सुरक्षित भयो।',
  failed: 'सुरक्षित गर्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले सुरक्षित भयो कि भएन थाहा भएन। फेरि सुरक्षित गर्नुहोस्।',
  loadFailed: 'तपाईंले छानेका कुरा ल्याउन सकिएन।',
};
