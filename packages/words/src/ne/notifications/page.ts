import type { NotificationOut } from '@pratibha/contract/notifications';
import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { AccountChange, NotificationKind } from '@pratibha/domain/notifications/notifications';
import type { Role } from '@pratibha/domain/people/roles';
import type {
  NOTIFICATIONS_WORDS as ENGLISH,
  notificationSentence as english,
} from '../../en/notifications/page.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime, formatDay } from '../time.ts';

/** The page of what one was told. */
export const NOTIFICATIONS_WORDS: Said<typeof ENGLISH> = {
  heading: 'सूचना',
  intro: 'तपाईंका दर्ता र कृतिको के भयो, र अब के हुँदै छ।',
  list: 'तपाईंलाई आएका सूचना, नयाँ पहिले',
  unread: 'नपढिएको',
  readAll: 'सबै पढिसकेँ',
  more: 'पुराना सूचना देखाउनुहोस्',
  empty: 'अहिलेसम्म केही छैन। कुनै कार्यक्रममा दर्ता गर्नुभएपछि त्यसको खबर यहाँ आउँछ।',
  failed: 'तपाईंका सूचना ल्याउन सकिएन।',
  choices: 'कस्ता सूचना पाउने, छान्नुहोस्',
  mailsComeBack: (email) => `${email} मा पठाएका इमेल फर्केर आउँछन्।`,
  mailsComeBackText:
    'त्यहाँको मेल सर्भरले यो ठेगाना कसैको होइन भन्छ, त्यसैले हामी अब त्यहाँ केही पठाउँदैनौँ; तपाईंलाई आएका सबै खबर यहीँ छन्। इमेल आउने ठेगानाबाट लगइन गर्नुहोस्, वा यही ठेगाना फेरि चल्न थालेको भए आयोजकलाई भन्नुहोस्।',
  notMarked: 'पढेको चिह्न लगाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
};

const ROLE_NAMES: Record<Role, string> = {
  USER: 'विद्यार्थी',
  EVENT_ADMIN: 'कार्यक्रम एडमिन',
  ADMIN: 'एडमिन',
  SUPER_ADMIN: 'सुपर एडमिन',
};

type Told = Parameters<typeof english>[0];

const event = ({ event_title: title }: Told) => (title === null ? 'एउटा कार्यक्रम' : `“${title}”`);
const date = ({ date: at }: Told) => (at === null ? '' : formatDateTime(new Date(at)));
const until = (told: Told) => withPostposition(date(told), 'सम्म');

/** Of what a certificate is: an event, or several things of a year. */
const certified = ({ event_title: title, edition }: Told) =>
  title === null ? inNepaliDigits(edition ?? 'एक वर्षको') : `“${title}”`;

const version = ({ revision }: Pick<NotificationOut, 'revision'>) =>
  revision && revision > 1 ? ` (प्रति ${inNepaliDigits(revision)})` : '';

const SENTENCES: Record<NotificationKind, (told: Told) => string> = {
  'registration-received': (told) => `${event(told)}मा तपाईंको दर्ता भयो।`,
  'registration-withdrawn': (told) => `${event(told)}बाट तपाईंको दर्ता फिर्ता लिइयो।`,
  'registration-decided': (told) =>
    told.decision === 'REJECTED'
      ? `${event(told)}मा तपाईंको दर्ता अस्वीकृत भयो।`
      : told.answer_until
        ? `${event(told)}का लागि तपाईं छनोट हुनुभयो। आयोजकले तपाईंसँग केही सोध्नुभएको छ: ${withPostposition(formatDay(told.answer_until), 'सम्म')} उत्तर दिनुहोस्।`
        : `${event(told)}का लागि तपाईं छनोट हुनुभयो।`,
  'registration-reopened': (told) => `${event(told)}मा तपाईंको दर्ता फेरि हेरिँदै छ।`,
  'work-received': (told) => `${event(told)}का लागि तपाईंको कृति${version(told)} आइपुग्यो।`,
  'work-findings': (told) => `${event(told)}का लागि बुझाउनुभएको एउटा फाइल मागिएजस्तो छैन। कृपया हेर्नुहोस्।`,
  'work-decided': (told) =>
    told.decision === 'REJECTED'
      ? `${event(told)}मा तपाईंको कृति अस्वीकृत भयो।`
      : `${event(told)}मा तपाईंको कृति स्वीकृत भयो।`,
  'resubmission-asked': (told) => `कृपया ${event(told)}मा आफ्नो कृति फेरि बुझाउनुहोस्।`,
  'work-reopened': (told) => `${event(told)}मा तपाईंको कृति फेरि हेरिँदै छ।`,
  'submission-opens': (told) => `अब ${event(told)}मा कृति बुझाउन सकिन्छ।`,
  'submission-closes-soon': (told) =>
    `${event(told)}मा कृति बुझाउने समय सकिँदै छ: ${until(told)} बुझाउनुहोस्।`,
  'follow-up-closes-soon': (told) =>
    `${event(told)}का लागि तपाईं छनोट हुनुभएको छ: कृपया आयोजकका प्रश्नको उत्तर दिनुहोस्।`,
  'place-changed': (told) => `${event(told)} हुने समय वा ठाउँ फेरिएको छ।`,
  'account-changed': ({ account_changes, role }) =>
    account_changes.map((change) => accountSentence(change, role)).join(' '),
  announcement: ({ announcement }) => announcement ?? 'यो घोषणा हटाइएको छ।',
  'people-cannot-come': (told) => {
    const who = nepaliNumber(told.people ?? 0);
    const more = (told.events ?? 1) - 1;
    return more > 0
      ? `छनोट भएका ${who} जनाले आउन नसक्ने बताउनुभएको छ: ${event(told)} र अरू ${nepaliNumber(more)} कार्यक्रम।`
      : `छनोट भएका ${who} जनाले आउन नसक्ने बताउनुभएको छ: ${event(told)}।`;
  },
  'enquiry-responded': (told) => `${event(told)}बारे तपाईंको प्रश्नको उत्तर आयोजकले दिनुभएको छ।`,
  'enquiries-wait': (told) => `विद्यार्थीका प्रश्नको उत्तर दिन बाँकी छ: ${event(told)}।`,
  'publication-waits': ({ edition }) =>
    `${withPostposition(inNepaliDigits(edition ?? 'एक वर्ष'), 'को')} संस्करण तोकिएको समयमा प्रकाशित भएन। अब आयोजकले हेर्नुपर्छ।`,
  'announcement-waits': ({ announcement }) =>
    announcement === null
      ? 'एउटा घोषणा तोकिएको समयमा पठाइएन। अब आयोजकले हेर्नुपर्छ।'
      : `घोषणा “${announcement}” तोकिएको समयमा पठाइएन। अब आयोजकले हेर्नुपर्छ।`,
  'judging-asked': (told) => `तपाईंलाई ${event(told)}का कृति मूल्याङ्कन गर्न अनुरोध गरिएको छ।`,
  'judge-calls': (told) => `एक निर्णायकले आयोजकलाई बोलाउनुभएको छ: ${event(told)}।`,
  'sheets-missing': (told) => `${event(told)}मा तपाईंका अङ्कपत्र बाँकी छन्।`,
  'nobody-at-stand': (told) => `${event(told)}को एउटा स्टलमा तीन जना निर्णायकले कसैलाई भेट्नुभएन।`,
  'presentation-time': (told) => `${event(told)}मा तपाईंले आफ्नो कृति प्रस्तुत गर्ने समय: ${date(told)}।`,
  'results-out': (told) => `${event(told)}को नतिजा आयो।`,
  'results-corrected': (told) => `${event(told)}को नतिजा सच्याइयो: तपाईंको कृतिको पुरस्कार फेरिएको छ।`,
  'approval-waits': (told) => `पक्का गरिएको नतिजालाई तपाईंको स्वीकृति चाहिएको छ: ${event(told)}।`,
  'result-enquiries-wait': (told) => `नतिजाबारेका प्रश्नको उत्तर दिन बाँकी छ: ${event(told)}।`,
  'result-enquiry-responded': (told) =>
    `तपाईंको नतिजाबारेको प्रश्नको उत्तर आयोजकले दिनुभएको छ: ${event(told)}।`,
  'rows-left-to-nobody': (told) =>
    `${event(told)}का केही दर्ता वा कृति हेर्ने व्यक्ति अब त्यहाँ हुनुहुन्न: ती अहिले कसैको जिम्मामा छैनन्।`,
  'note-mentions': ({ event_title: title }) =>
    title === null
      ? 'एक व्यक्तिबारेको नोटमा तपाईंको नाम आएको छ।'
      : `एउटा नोटमा तपाईंको नाम आएको छ: “${title}”।`,
  'registration-remarks-corrected': (told) =>
    `${event(told)}मा तपाईंको दर्ताबारे लेखिएको टिप्पणी आयोजकले सच्याउनुभएको छ।`,
  'work-remarks-corrected': (told) =>
    `${event(told)}मा तपाईंको कृतिबारे लेखिएको टिप्पणी आयोजकले सच्याउनुभएको छ।`,
  'work-link': (told) => `${event(told)}का लागि बुझाउनुभएको एउटा लिङ्क अरूले खोल्न सक्दैनन्।`,
  'seat-offered': (told) => `${event(told)}मा तपाईंका लागि ${until(told)} सिट राखिएको छ।`,
  'offer-expired': (told) => `${event(told)}मा तपाईंका लागि राखिएको सिट अब छैन।`,
  'passed-over': (told) =>
    `सिट खाली भयो र पालो तपाईंको थियो, तर अहिले तपाईं दर्ता गर्न सक्नुहुन्न: ${event(told)}।`,
  'registration-opens': (told) => `${event(told)}को दर्ता खुल्यो।`,
  'seat-free': (told) => `${event(told)}मा सिट खाली भयो: जसले पहिले दर्ता गर्छ, उसैले पाउँछ।`,
  'waiting-list-closed': (told) => `${event(told)}को प्रतीक्षा सूची बन्द भयो।`,
  'awaited-event-deleted': (told) =>
    `${event(told)} हटाइयो, त्यसैले यसको सिट दिइँदैन। कार्यक्रम फेरि राखियो भने सूचीमा तपाईंको पालो उही रहन्छ।`,
  'certificate-name-asked': ({ edition }) =>
    edition === null
      ? 'यस वर्षको प्रमाणपत्रमा तपाईंको नाम कसरी लेख्ने? कृपया भन्नुहोस्।'
      : `${withPostposition(inNepaliDigits(edition), 'को')} प्रमाणपत्रमा तपाईंको नाम कसरी लेख्ने? कृपया भन्नुहोस्।`,
  'certificates-issued': (told) => `तपाईंको प्रमाणपत्र आयो: ${certified(told)}।`,
  'certificates-reissued': (told) =>
    `तपाईंको प्रमाणपत्र फेरि जारी भयो; अब पुरानोको सट्टा यही चल्छ: ${certified(told)}।`,
  'certificate-revoked': (told) => `तपाईंको एउटा प्रमाणपत्र अब मान्य छैन: ${certified(told)}।`,
  'guest-refused': (told) => `चलिरहेको लिङ्कबाट अर्को डिभाइसमा मूल्याङ्कन गर्न खोजियो: ${event(told)}।`,
};

function accountSentence(change: AccountChange, role: Role | null): string {
  switch (change) {
    case 'role':
      return `तपाईंको भूमिका अब ${ROLE_NAMES[role ?? 'USER']} हो।`;
    case 'suspended':
      return 'तपाईंको खाता बन्द गरियो।';
    case 'reinstated':
      return 'तपाईंको खाता फेरि खुल्यो।';
    case 'internal':
      return 'तपाईं यही कलेजको हो कि होइन भन्ने जानकारी आयोजकले बदल्नुभएको छ।';
    case 'events':
      return 'तपाईंले सम्हाल्ने कार्यक्रम बदलिएका छन्।';
    case 'name':
      return 'आयोजकले तपाईंको नाम सच्याउनुभएको छ।';
    case 'email':
      return 'आयोजकले तपाईंको इमेल ठेगाना सच्याउनुभएको छ।';
  }
}

/** What somebody was told, as one or two sentences. */
export function notificationSentence(told: Told): string {
  return SENTENCES[told.kind](told);
}
