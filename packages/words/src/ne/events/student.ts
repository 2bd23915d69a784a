import type { CardButtonCode } from '@pratibha/domain/events/event-state';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { EVENTS_WORDS as ENGLISH } from '../../en/events/student.ts';
import type { Said } from '../../said.ts';
import { timeAgo } from '../days.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime, relativeTime, ZONE_LABEL, ZONE_SHORT } from '../time.ts';

/** Words that both events pages share. */
export const EVENTS_WORDS: Said<typeof ENGLISH> = {
  heading: 'कार्यक्रम',
  zone: `यहाँका सबै समय ${ZONE_LABEL} हुन्।`,
  loading: 'कार्यक्रम खुल्दै छन्…',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  notRenewed: 'यो पुरानो हुन सक्छ, नयाँ जानकारी ल्याउन सकिएन।',

  internalOnly: 'यही कलेजका लागि मात्र',
  requiresSubmission: 'कृति बुझाउनुपर्छ',
  noSubmission: 'कृति बुझाउनु पर्दैन',
  registration: 'दर्ता',
  work: 'कृति',
  submission: 'कृति बुझाउने',
  eventDate: 'कार्यक्रमको मिति',
  venue: 'ठाउँ',
  details: 'कार्यक्रमको विवरण',
  opensElsewhere: '(अर्को साइटमा खुल्छ)',
  places: (left) => `${inNepaliDigits(left)} सिट बाँकी`,
  full: 'सबै सिट भरिए',
  seats: 'सिट',
  seatsOf: (seats, capacity) =>
    capacity === null
      ? `${inNepaliDigits(seats)} जनाको छनोट हुन्छ`
      : `दर्ता हुने ${inNepaliDigits(capacity)} मध्ये ${inNepaliDigits(seats)} जनाको छनोट हुन्छ`,

  rejected: 'तपाईंको दर्ता अस्वीकृत भयो।',
  isIn: 'तपाईंको छनोट भयो।',
  cannotCome: 'तपाईंले आउन सक्दिनँ भन्नुभएको छ।',
  replace: 'मेरो कृति साट्नुहोस्',
  once: 'कृति एक पटक मात्र बुझाउन मिल्छ।',
  isInPending: 'आयोजकले अर्को खबर नदिएसम्म तपाईं सहभागी हुनुहुन्छ।',

  noFormTitle: 'फारम खुलेन',
};

/** '३ घण्टामा खुल्छ', '२ दिनमा बन्द हुन्छ' or 'हिजो बन्द भयो', by the server's clock. */
export function windowWords(open: Date, close: Date, now: Date): string {
  if (now < open) return `${relativeTime(now, open)} खुल्छ`;
  if (now <= close) return `${relativeTime(now, close)} बन्द हुन्छ`;
  return `${timeAgo(close, now)} बन्द भयो`;
}

/** From when before the window opens, then until when. */
export function nextMoment(open: Date, close: Date, now: Date): string {
  return now < open
    ? withPostposition(formatDateTime(open), 'देखि')
    : withPostposition(formatDateTime(close), 'सम्म');
}

/** Both ends with both calendars; the zone is told once, at the end, and no bracket is torn. */
export function windowRange(open: Date, close: Date): string {
  const start = formatDateTime(open).replace(` ${ZONE_SHORT}`, '');
  return `${start}\u00a0– ${formatDateTime(close)}`.replaceAll(/ (?![–(])(?<!– )/g, '\u00a0');
}

/** What a card's button says (R4.8). */
export const EVENT_BUTTON_WORDS: Readonly<Record<CardButtonCode, string>> = {
  'internal-only': 'यही कलेजका लागि मात्र',
  'coming-soon': 'छिट्टै खुल्दै छ',
  register: 'दर्ता गर्नुहोस्',
  'already-registered': 'दर्ता भइसक्यो',
  'not-available': 'उपलब्ध छैन',
  'register-to-submit': 'कृति बुझाउन दर्ता गर्नुहोस्',
  submit: 'कृति बुझाउनुहोस्',
  resubmit: 'कृति फेरि बुझाउनुहोस्',
  'work-submitted': 'कृति बुझाइसकियो',
  'submission-accepted': 'कृति स्वीकृत भयो',
  'submission-rejected': 'कृति अस्वीकृत भयो',
};
