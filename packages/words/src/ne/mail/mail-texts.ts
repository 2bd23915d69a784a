import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { RegistrationDecision } from '@pratibha/domain/reviews/decisions';
import { firstWords } from '@pratibha/domain/text/first-words';
import type {
  MAIL_CALENDAR_WORDS as CALENDAR,
  MAIL_TEXTS as ENGLISH,
  MailFacts,
} from '../../en/mail/mail-texts.ts';
import type { Said } from '../../said.ts';
import { askedPart } from '../follow-ups/mails.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';
import { receiptParts } from '../works/receipt-mail.ts';
import { ACCOUNT_CHANGED } from './account-changes.ts';
import type { MailPart } from './mail-text.ts';
import { placeFacts } from './place-mail.ts';
import { ANNOUNCEMENT_WAITS, PUBLICATION_WAITS } from './why-it-waits.ts';

export type { MailFacts } from '../../en/mail/mail-texts.ts';

const REGISTERED = 'तपाईं यस कार्यक्रममा दर्ता हुनुभएकाले यो इमेल पाउनुभएको हो।';
const HANDED_IN = 'तपाईंले यस कार्यक्रममा कृति बुझाउनुभएकाले यो इमेल पाउनुभएको हो।';
const HAS_ACCOUNT = 'यहाँ तपाईंको खाता भएकाले यो इमेल पाउनुभएको हो।';

const HAD_ADDRESS = 'यहाँको एउटा खातामा अहिलेसम्म यो ठेगाना भएकाले यो इमेल पाउनुभएको हो।';
const ORGANISES = 'तपाईं यो काम हेर्ने आयोजक भएकाले यो इमेल पाउनुभएको हो।';
const ADDRESS_LEFT = 'आयोजकले तपाईंको खाताको इमेल ठेगाना सच्याउनुभयो, अबदेखि इमेल यहाँ आउँदैन।';
const text = (words: string): MailPart => ({ is: 'text', text: words });
const link = (label: string, path: string): MailPart => ({ is: 'link', label, path });
const facts = (...list: (readonly [string, string] | null)[]): MailPart => ({
  is: 'facts',
  facts: list.filter((fact) => fact !== null),
});
const numbered = (number: number) => `#${inNepaliDigits(number)}`;
const versionOf = (number: number, version: number) =>
  `${numbered(number)} · प्रति ${inNepaliDigits(version)}`;
const until = (closes: Date | null): readonly [string, string] | null =>
  closes && ['बुझाउने अन्तिम मिति', formatDateTime(closes)];
const remarksOf = (remarks: string | null): MailPart[] =>
  remarks === null ? [] : [{ is: 'quote', label: 'आयोजकको टिप्पणी', text: remarks }];

const REGISTRATION_DECIDED: Readonly<Record<RegistrationDecision, string>> = {
  SHORTLISTED: 'तपाईं छनोट हुनुभयो',
  REJECTED: 'तपाईंको दर्ता अस्वीकृत भयो',
};
const WORK_DECIDED: Readonly<Record<MailFacts['work-decided']['decision'], string>> = {
  ACCEPTED: 'तपाईंको कृति स्वीकृत भयो',
  REJECTED: 'तपाईंको कृति अस्वीकृत भयो',
};
const SEE_REGISTRATION = 'आफ्नो दर्ता हेर्नुहोस्';
const SEE_WORK = 'आफ्नो कृति हेर्नुहोस्';
const HAND_IN = 'कृति बुझाउनुहोस्';
const PENDING_AGAIN = 'आयोजकले फेरि एक पटक हेर्न आफ्नो निर्णय फिर्ता लिनुभयो। अहिले यो फेरि विचाराधीन छ।';

/** The mail of each kind, in words. */
export const MAIL_TEXTS: typeof ENGLISH = {
  'registration-received': ({ event, path, number, at, submission, place }) => ({
    subject: `तपाईं दर्ता हुनुभयो: ${event}`,
    preview: `तपाईंको दर्ता ${numbered(number)} आइपुग्यो।`,
    heading: 'तपाईं दर्ता हुनुभयो',
    parts: [
      text(`“${event}”मा तपाईंको दर्ता भयो।`),
      facts(
        ['दर्ता', numbered(number)],
        ['दर्ता गरेको समय', formatDateTime(at)],
        submission && ['कृति बुझाउन खुल्ने', formatDateTime(submission.opens)],
        until(submission && submission.closes),
        ...placeFacts(place),
      ),
      text('आयोजकले नहेरेसम्म यो विचाराधीन रहन्छ। निर्णय भएपछि हामी इमेलमा खबर गर्छौँ।'),
      link(SEE_REGISTRATION, path),
    ],
    why: REGISTERED,
  }),

  'registration-decided': ({ event, path, number, decision, remarks, place, answerUntil }) => ({
    subject: `${REGISTRATION_DECIDED[decision]}: ${event}`,
    preview: `आयोजकले तपाईंको दर्ता ${numbered(number)} बारे निर्णय गर्नुभयो।`,
    heading: REGISTRATION_DECIDED[decision],
    parts: [
      text(`आयोजकले “${event}”मा तपाईंको दर्ताबारे निर्णय गर्नुभयो।`),
      facts(['दर्ता', numbered(number)], ...placeFacts(place)),
      ...remarksOf(remarks),
      ...askedPart(answerUntil, path),
      link(SEE_REGISTRATION, path),
    ],
    why: REGISTERED,
  }),

  'registration-reopened': ({ event, path, number }) => ({
    subject: `तपाईंको दर्ता फेरि विचाराधीन छ: ${event}`,
    preview: PENDING_AGAIN,
    heading: 'तपाईंको दर्ता फेरि विचाराधीन छ',
    parts: [
      text(PENDING_AGAIN),
      facts(['कार्यक्रम', event], ['दर्ता', numbered(number)]),
      link(SEE_REGISTRATION, path),
    ],
    why: REGISTERED,
  }),

  'work-received': ({ event, path, number, version, at, receipt }) => ({
    subject: `तपाईंको कृति आइपुग्यो: ${event}`,
    preview: `रसिद ${versionOf(number, version)}`,
    heading: 'तपाईंको कृति आइपुग्यो',
    parts: [
      text(`यो इमेल जोगाएर राख्नुहोस्। “${event}”मा बुझाएको तपाईंको कृतिको रसिद यही हो।`),
      facts(['रसिद', versionOf(number, version)], ['बुझाएको समय', formatDateTime(at)]),
      ...receiptParts(receipt),
      link(SEE_WORK, path),
    ],
    why: HANDED_IN,
  }),

  'work-decided': ({ event, path, number, decision, remarks }) => ({
    subject: `${WORK_DECIDED[decision]}: ${event}`,
    preview: `आयोजकले तपाईंको कृति ${numbered(number)} बारे निर्णय गर्नुभयो।`,
    heading: WORK_DECIDED[decision],
    parts: [
      text(`आयोजकले “${event}”मा बुझाएको तपाईंको कृतिबारे निर्णय गर्नुभयो।`),
      facts(['कृति', numbered(number)]),
      ...remarksOf(remarks),
      link(SEE_WORK, path),
    ],
    why: HANDED_IN,
  }),

  'resubmission-asked': ({ event, path, number, remarks, closes }) => ({
    subject: `कृपया आफ्नो कृति फेरि बुझाउनुहोस्: ${event}`,
    preview:
      closes === null
        ? 'आयोजकले कृति फेरि बुझाउन भन्नुभएको छ।'
        : `आयोजकले कृति फेरि बुझाउन भन्नुभएको छ: ${withPostposition(formatDateTime(closes), 'सम्म')} बुझाउनुहोस्।`,
    heading: 'कृपया आफ्नो कृति फेरि बुझाउनुहोस्',
    parts: [
      text(`आयोजकले “${event}”मा बुझाएको तपाईंको कृति हेर्नुभयो, र कृति फेरि बुझाउन भन्नुभएको छ।`),
      facts(['कृति', numbered(number)], until(closes)),
      ...remarksOf(remarks),
      link(HAND_IN, path),
    ],
    why: HANDED_IN,
  }),

  'work-reopened': ({ event, path, number }) => ({
    subject: `तपाईंको कृति फेरि विचाराधीन छ: ${event}`,
    preview: PENDING_AGAIN,
    heading: 'तपाईंको कृति फेरि विचाराधीन छ',
    parts: [
      text(PENDING_AGAIN),
      facts(['कार्यक्रम', event], ['कृति', numbered(number)]),
      link(SEE_WORK, path),
    ],
    why: HANDED_IN,
  }),

  'submission-opens': ({ event, path, closes }) => ({
    subject: `अब कृति बुझाउन सक्नुहुन्छ: ${event}`,
    preview: `${withPostposition(formatDateTime(closes), 'सम्म')} बुझाउन मिल्छ।`,
    heading: 'अब कृति बुझाउन सक्नुहुन्छ',
    parts: [text(`“${event}”मा कृति बुझाउन खुलेको छ।`), facts(until(closes)), link(HAND_IN, path)],
    why: REGISTERED,
  }),

  'submission-closes-soon': ({ event, path, closes }) => ({
    subject: `${withPostposition(formatDateTime(closes), 'सम्म')} कृति बुझाउनुहोस्: ${event}`,
    preview: 'तपाईंको कृति अहिलेसम्म आइपुगेको छैन।',
    heading: 'एक दिनभन्दा कम समय बाँकी छ',
    parts: [
      text(`तपाईं “${event}”मा दर्ता हुनुभएको छ, तर तपाईंको कृति अहिलेसम्म आइपुगेको छैन।`),
      facts(until(closes)),
      link(HAND_IN, path),
    ],
    why: REGISTERED,
  }),

  'account-changed': ({ path, changes, role, isOldAddress }) => ({
    subject: 'तपाईंको खातामा केही बदलियो',
    preview: isOldAddress
      ? ADDRESS_LEFT
      : changes.map((change) => ACCOUNT_CHANGED[change](role)).join(' '),
    heading: 'तपाईंको खातामा केही बदलियो',
    parts: [
      ...(isOldAddress
        ? [text(ADDRESS_LEFT)]
        : changes.map((change) => text(ACCOUNT_CHANGED[change](role)))),
      text('यस्तो हुनुपर्ने थिएन जस्तो लागे आयोजकलाई सोध्नुहोस्।'),
      ...(isOldAddress || changes.includes('suspended') ? [] : [link('आफ्नो खाता खोल्नुहोस्', path)]),
    ],
    why: isOldAddress ? HAD_ADDRESS : HAS_ACCOUNT,
  }),

  announcement: ({ path, subject, text: words, isTest }) => ({
    subject: isTest ? `परीक्षण: ${subject}` : subject,
    preview: firstWords(words, 120),
    heading: subject,
    parts: [
      ...words
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => text(paragraph.trim())),
      link('साइटमा पढ्नुहोस्', path),
    ],
    why: 'आयोजकले यो घोषणा तपाईंलाई पठाउनुभएकाले यो इमेल पाउनुभएको हो।',
  }),

  'publication-waits': ({ path, edition, failure }) => ({
    subject: `तोकेको समयमा प्रकाशित भएन: ${withPostposition(inNepaliDigits(edition), 'को')} संस्करण`,
    preview: PUBLICATION_WAITS[failure],
    heading: 'एउटा संस्करण प्रकाशित भएन',
    parts: [
      text(
        `${withPostposition(inNepaliDigits(edition), 'को')} संस्करण तोकेको समयमा प्रकाशित हुनुपर्ने थियो, तर रोकिएको छ।`,
      ),
      text(PUBLICATION_WAITS[failure]),
      link('संस्करण खोल्नुहोस्', path),
    ],
    why: ORGANISES,
  }),

  'announcement-waits': ({ path, subject, failure }) => ({
    subject: `तोकेको समयमा पठाइएन: ${subject}`,
    preview: ANNOUNCEMENT_WAITS[failure],
    heading: 'एउटा घोषणा पठाइएन',
    parts: [
      text(`“${subject}” तोकेको समयमा जानुपर्ने थियो, तर रोकिएको छ।`),
      text(ANNOUNCEMENT_WAITS[failure]),
      link('घोषणा खोल्नुहोस्', path),
    ],
    why: ORGANISES,
  }),
};

/** Words of the dates that come as files; names of files keep Latin letters. */
export const MAIL_CALENDAR_WORDS: Said<typeof CALENDAR> = {
  deadlineFile: 'antim-miti.ics',
  dayFile: 'karyakram.ics',
};
