import type { SESSIONS_WORDS as ENGLISH } from '../../../en/personal-data/student/sessions.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Words of the list of one's sessions on the profile page. */
export const SESSIONS_WORDS: Said<typeof ENGLISH> = {
  heading: 'तपाईंको खाता कहाँ-कहाँ लगइन छ',
  intro: 'नचिनेका वा अब नचलाउने डिभाइसबाट लगआउट गर्नुहोस्।',
  here: 'यही ब्राउजर',
  unknown: 'नचिनिएको ब्राउजर',
  device: (device) => device.replace(/^(.+) on (.+)$/, '$2 मा $1'),
  signedIn: (when) => `लगइन गरेको: ${when}`,
  lastUsed: (when) => `पछिल्लो पटक चलाएको: ${when}`,
  end: 'लगआउट गर्नुहोस्',
  endLabel: (device, when) =>
    `${withPostposition(device, 'बाट')} लगआउट गर्नुहोस् (लगइन गरेको: ${when})`,
  endOthers: 'यहाँबाहेक सबैतिरबाट लगआउट गर्नुहोस्',
  ended: 'त्यहाँबाट लगआउट भयो।',
  othersEnded: 'यहाँबाहेक सबैतिरबाट लगआउट भयो।',
  calendarTitle: 'क्यालेन्डरको लिङ्क पनि बन्द गर्ने?',
  calendarText:
    'यहाँबाहेक सबैतिरबाट लगआउट भयो। तर क्यालेन्डरको लिङ्क जोसँग छ, उसले त्यो बन्द नगरेसम्म तपाईंका मिति हेर्न सक्छ।',
  endCalendar: 'हो, बन्द गर्नुहोस्',
  calendarEnded: 'क्यालेन्डरको लिङ्क बन्द भयो।',
  failed: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',
  loadFailed: 'तपाईंको खाता कहाँ-कहाँ लगइन छ, ल्याउन सकिएन।',
};
