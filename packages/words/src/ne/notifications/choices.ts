import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { type Channel, QUIET_HOURS } from '@pratibha/domain/notifications/notification-choices';
import type { NotificationGroup } from '@pratibha/domain/notifications/notifications';
import type { CHOICES_WORDS as ENGLISH } from '../../en/notifications/choices.ts';
import type { Said } from '../../said.ts';

const GROUPS: Readonly<Record<NotificationGroup, { name: string; about: string }>> = {
  registered: {
    name: 'दर्ता',
    about: 'तपाईंको दर्ता भयो, वा तपाईंले दर्ता फिर्ता लिनुभयो।',
  },
  decisions: {
    name: 'निर्णय',
    about:
      'दर्ता वा कृतिमा के निर्णय भयो, फेरि हेरिँदै छ कि, टिप्पणी सच्याइयो कि, नतिजा आयो कि, पर्खिरहेको सिट तपाईंका लागि राखियो कि, आयोजकले के उत्तर दिए, र तपाईंका प्रमाणपत्र। यो घण्टीमा सधैँ देखिन्छ।',
  },
  works: {
    name: 'कृति',
    about: 'तपाईंको कृति आइपुग्यो, त्यसको फाइल मागिएजस्तो छैन, वा लिङ्क खुल्दैन।',
  },
  dates: {
    name: 'मिति',
    about:
      'खबर गर्नू भन्नुभएको कार्यक्रमको दर्ता खुल्दा वा सिट खाली हुँदा, कृति बुझाउन सुरु हुँदा र बन्द हुनुभन्दा एक दिनअघि, नजिकिएको कार्यक्रम सर्दा, तपाईंको प्रस्तुतिको समय हुँदा, र प्रश्नले तपाईंको उत्तर पर्खिरहँदा।',
  },
  announcements: { name: 'घोषणा', about: 'आयोजकले धेरैलाई एकैचोटि भन्ने कुरा।' },
  account: {
    name: 'खाता',
    about: 'आयोजकले तपाईंको खातामा के बदले। तपाईंको सुरक्षाका लागि यो सधैँ घण्टी र इमेल दुवैमा आउँछ।',
  },
  judging: {
    name: 'मूल्याङ्कन',
    about: 'तपाईंलाई कृति मूल्याङ्कन गर्न भनियो, वा तपाईंका अङ्कपत्र बाँकी छन्। यो घण्टीमा सधैँ देखिन्छ।',
  },
  organising: {
    name: 'आयोजना',
    about:
      'प्रकाशन वा घोषणा तोकिएको समयमा भएन, विद्यार्थीले केही सोधे, कुनै नोटमा तपाईंको नाम आयो, केही पङ्क्ति फेरि कसैका भएनन्, पक्का गरिएको नतिजा तपाईंको स्वीकृति पर्खिरहेको छ, निर्णायकले बोलाए, तीन जनाले स्टलमा कसैलाई भेटेनन्, पाहुनाको लिङ्क अर्को डिभाइसले चलाउन खोज्यो, र हरेक बिहान को-को आउन सक्दैनन्। यो घण्टीमा सधैँ देखिन्छ।',
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
  noMails: 'अहिले यहाँबाट इमेल पठाइँदैन: सबै कुरा घण्टीमा छ। तपाईंले जे छान्नुभयो, त्यो भने राखिन्छ।',
  quiet: `पर्खन मिल्ने कुराका इमेल ${QUIET.from} देखि ${QUIET.to} सम्म नपठाउनुहोस्`,
  quietAbout:
    'नेपाली समयअनुसार। रसिद, एक दिन मात्र बाँकी अन्तिम मिति, खाली भएको वा तपाईंका लागि राखिएको सिट, र खातामा भएको परिवर्तनका इमेल भने तुरुन्तै आउँछन्।',
  save: 'सुरक्षित गर्नुहोस्',
  saving: 'सुरक्षित हुँदै छ…',
  saved: 'सुरक्षित भयो।',
  failed: 'सुरक्षित गर्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  uncertain: 'जवाफ आएन, त्यसैले सुरक्षित भयो कि भएन थाहा भएन। फेरि सुरक्षित गर्नुहोस्।',
  loadFailed: 'तपाईंले छानेका कुरा ल्याउन सकिएन।',
};
