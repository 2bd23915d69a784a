import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type {
  CLASSES_WORDS as ENGLISH,
  CLASS_STATE_WORDS as STATES,
} from '../../en/workshops/classes.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

type Hours = { readonly starts_at: string; readonly ends_at: string };
const span = ({ starts_at, ends_at }: Hours) =>
  `${inNepaliDigits(starts_at)}–${inNepaliDigits(ends_at)}`;

/** The classes of workshops, for who takes a seat in one. */
export const CLASSES_WORDS: Said<typeof ENGLISH> = {
  heading: 'कक्षा',
  intro: 'तपाईं आउने कक्षा छान्नुहोस्। सबै समय नेपाली समय हो।',
  failed: 'कक्षाहरू खोल्न सकिएन।',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  hours: span,
  when: (day, hours) => `${day}, ${span(hours)}`,
  speakers: (names) => withPostposition(names.join(', '), 'सँग'),
  left: (count) => `${nepaliNumber(count)} सिट बाँकी`,
  taken: 'तपाईंको सिट छ।',
  takenBack: 'आयोजकले तपाईंको सिट अरूलाई दिनुभयो।',
  take: 'सिट लिनुहोस्',
  taking: 'सिट लिँदै…',
  took: 'तपाईंले सिट पाउनुभयो।',
  leave: 'सिट छोड्नुहोस्',
  leaveTitle: 'यो कक्षा छोड्ने हो?',
  leaveText: (title, when) => `“${title}” (${when}) मा तपाईंको सिट अरूलाई जान्छ।`,
  leaveConfirm: 'हो, छोड्नुहोस्',
  leftIt: 'तपाईंले सिट छोड्नुभयो।',
  atOnce: (title, hours) => `त्यही समयमा (${span(hours)}) “${title}”मा तपाईंको सिट छ।`,
  swap: 'बरु यो लिनुहोस्',
  swapTitle: 'बरु यो कक्षा लिने हो?',
  swapText: (title) => `“${title}”को तपाईंको सिट छुट्छ। तर त्यतिन्जेल यो कक्षा भरिइसकेको भए पुरानै सिट रहन्छ।`,
  swapConfirm: 'हो, साट्नुहोस्',
  swapped: 'अब त्यसको सट्टा यस कक्षामा तपाईंको सिट छ।',
  calendar: 'क्यालेन्डरमा राख्नुहोस्',
  named: (label, title, when) => `${label}: ${title}, ${when}`,
  refused: 'यो काम हुन सकेन।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले यो काम भयो कि भएन थाहा भएन। आफ्नो सिट हेर्नुहोस्।',
};

/** Why there is no seat to take, as far as it is said at a class. */
export const CLASS_STATE_WORDS: typeof STATES = {
  'internal-only': 'यही कलेजका विद्यार्थीका लागि मात्र।',
  'event-ended': 'यो कक्षा नहुने भयो।',
  'registration-not-open': 'सिट लिने समय अझै सुरु भएको छैन।',
  'registration-closed': 'यो कक्षा सुरु भइसक्यो।',
  full: 'सबै सिट भरिए।',
};
