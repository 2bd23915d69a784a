import type { AnnouncementFailure } from '@pratibha/domain/announcements/announcements';
import type { PublicationFailure } from '@pratibha/domain/editions/edition-actions';
import type { AccountChange } from '@pratibha/domain/notifications/notifications';
import type { Role } from '@pratibha/domain/people/roles';
import type { RegistrationDecision, SubmissionDecision } from '@pratibha/domain/reviews/decisions';
import { askedPart } from '../follow-ups/mails.ts';
import { formatDateTime } from '../time.ts';
import { type ReceiptOfMail, receiptParts } from '../works/receipt-mail.ts';
import { ACCOUNT_CHANGED } from './account-changes.ts';
import type { MailPart, MailText } from './mail-text.ts';
import { type PlaceOfMail, placeFacts } from './place-mail.ts';
import { ANNOUNCEMENT_WAITS, PUBLICATION_WAITS } from './why-it-waits.ts';

/** What every mail about an event has: its title, and where the mail leads. */
type OfEvent = { readonly event: string; readonly path: string };
/** Of a registration or work, by its number. */
type Numbered = OfEvent & { readonly number: number };
type Decided<D> = Numbered & { readonly decision: D; readonly remarks: string | null };
type OfDeadline = OfEvent & { readonly closes: Date };
type WorkDecision = Exclude<SubmissionDecision, 'RESUBMISSION_REQUIRED'>;

/** What the mails here tell; a noun may have the words of its own beside its others. */
export type MailFacts = {
  'registration-received': Numbered & {
    readonly at: Date;
    /** Null where no work is handed in. */
    readonly submission: { readonly opens: Date; readonly closes: Date } | null;
    readonly place: PlaceOfMail;
  };
  'registration-decided': Decided<RegistrationDecision> & {
    readonly place: PlaceOfMail;
    /** The last day for what the event asks whoever is in; null where it asks nothing. */
    readonly answerUntil: string | null;
  };
  'registration-reopened': Numbered;
  'work-received': Numbered & {
    readonly version: number;
    readonly at: Date;
    /** Null where the event asks for no parts. */
    readonly receipt: ReceiptOfMail | null;
  };
  'work-decided': Decided<WorkDecision>;
  'resubmission-asked': Numbered & {
    readonly remarks: string | null;
    readonly closes: Date | null;
  };
  'work-reopened': Numbered;
  'submission-opens': OfDeadline;
  'submission-closes-soon': OfDeadline;
  'account-changed': {
    readonly path: string;
    readonly changes: readonly AccountChange[];
    readonly role: Role | null;
    /** Where the person was reached until now. */
    readonly isOldAddress: boolean;
  };
  announcement: {
    readonly path: string;
    readonly subject: string;
    /** Paragraphs, apart by empty lines. */
    readonly text: string;
    /** Where one is tried out by whoever writes it. */
    readonly isTest: boolean;
  };
  'publication-waits': {
    readonly path: string;
    /** Its year. */
    readonly edition: string;
    readonly failure: PublicationFailure;
  };
  'announcement-waits': {
    readonly path: string;
    readonly subject: string;
    readonly failure: AnnouncementFailure;
  };
};

const REGISTERED = 'You get this mail because you registered for the event.';
const HANDED_IN = 'You get this mail because you handed in a work for the event.';
const HAS_ACCOUNT = 'You get this mail because you have an account here.';

const HAD_ADDRESS = 'You get this mail because an account here had this address until now.';
const ORGANISES = 'You get this mail because you are an organiser who can see to it.';
const ADDRESS_LEFT =
  'An organiser corrected the e-mail address of your account: mails do not come here any more.';
const text = (words: string): MailPart => ({ is: 'text', text: words });
const link = (label: string, path: string): MailPart => ({ is: 'link', label, path });
const facts = (...list: (readonly [string, string] | null)[]): MailPart => ({
  is: 'facts',
  facts: list.filter((fact) => fact !== null),
});
const until = (closes: Date | null): readonly [string, string] | null =>
  closes && ['Hand in until', formatDateTime(closes)];
const remarksOf = (remarks: string | null): MailPart[] =>
  remarks === null ? [] : [{ is: 'quote', label: 'Remarks of the organisers', text: remarks }];

const REGISTRATION_DECIDED: Readonly<Record<RegistrationDecision, string>> = {
  SHORTLISTED: 'You are shortlisted',
  REJECTED: 'Your registration was rejected',
};
const WORK_DECIDED: Readonly<Record<WorkDecision, string>> = {
  ACCEPTED: 'Your work was accepted',
  REJECTED: 'Your work was rejected',
};
const SEE_REGISTRATION = 'See your registration';
const SEE_WORK = 'See your work';
const HAND_IN = 'Hand in your work';
const PENDING_AGAIN =
  'The organisers have taken their decision back to look at it once more. It is pending again.';

/** The mail of each kind, in words. */
export const MAIL_TEXTS: { readonly [K in keyof MailFacts]: (told: MailFacts[K]) => MailText } = {
  'registration-received': ({ event, path, number, at, submission, place }) => ({
    subject: `You are registered: ${event}`,
    preview: `Your registration #${number} has arrived.`,
    heading: 'You are registered',
    parts: [
      text(`Your registration for ${event} has arrived.`),
      facts(
        ['Registration', `#${number}`],
        ['Registered', formatDateTime(at)],
        submission && ['Hand in from', formatDateTime(submission.opens)],
        until(submission && submission.closes),
        ...placeFacts(place),
      ),
      text(
        'It is pending until the organisers have looked at it. We will mail you their decision.',
      ),
      link(SEE_REGISTRATION, path),
    ],
    why: REGISTERED,
  }),

  'registration-decided': ({ event, path, number, decision, remarks, place, answerUntil }) => ({
    subject: `${REGISTRATION_DECIDED[decision]}: ${event}`,
    preview: `The organisers have decided on your registration #${number}.`,
    heading: REGISTRATION_DECIDED[decision],
    parts: [
      text(`The organisers have decided on your registration for ${event}.`),
      facts(['Registration', `#${number}`], ...placeFacts(place)),
      ...remarksOf(remarks),
      ...askedPart(answerUntil, path),
      link(SEE_REGISTRATION, path),
    ],
    why: REGISTERED,
  }),

  'registration-reopened': ({ event, path, number }) => ({
    subject: `Your registration is pending again: ${event}`,
    preview: PENDING_AGAIN,
    heading: 'Your registration is pending again',
    parts: [
      text(PENDING_AGAIN),
      facts(['Event', event], ['Registration', `#${number}`]),
      link(SEE_REGISTRATION, path),
    ],
    why: REGISTERED,
  }),

  'work-received': ({ event, path, number, version, at, receipt }) => ({
    subject: `Your work has arrived: ${event}`,
    preview: `Receipt #${number} · version ${version}`,
    heading: 'Your work has arrived',
    parts: [
      text(`Keep this mail: it is the receipt for your work for ${event}.`),
      facts(['Receipt', `#${number} · version ${version}`], ['Handed in', formatDateTime(at)]),
      ...receiptParts(receipt),
      link(SEE_WORK, path),
    ],
    why: HANDED_IN,
  }),

  'work-decided': ({ event, path, number, decision, remarks }) => ({
    subject: `${WORK_DECIDED[decision]}: ${event}`,
    preview: `The organisers have decided on your work #${number}.`,
    heading: WORK_DECIDED[decision],
    parts: [
      text(`The organisers have decided on your work for ${event}.`),
      facts(['Work', `#${number}`]),
      ...remarksOf(remarks),
      link(SEE_WORK, path),
    ],
    why: HANDED_IN,
  }),

  'resubmission-asked': ({ event, path, number, remarks, closes }) => ({
    subject: `Please hand in your work again: ${event}`,
    preview:
      closes === null
        ? 'The organisers ask for another version.'
        : `The organisers ask for another version until ${formatDateTime(closes)}.`,
    heading: 'Please hand in your work again',
    parts: [
      text(`The organisers have looked at your work for ${event} and ask for another version.`),
      facts(['Work', `#${number}`], until(closes)),
      ...remarksOf(remarks),
      link(HAND_IN, path),
    ],
    why: HANDED_IN,
  }),

  'work-reopened': ({ event, path, number }) => ({
    subject: `Your work is pending again: ${event}`,
    preview: PENDING_AGAIN,
    heading: 'Your work is pending again',
    parts: [
      text(PENDING_AGAIN),
      facts(['Event', event], ['Work', `#${number}`]),
      link(SEE_WORK, path),
    ],
    why: HANDED_IN,
  }),

  'submission-opens': ({ event, path, closes }) => ({
    subject: `You can hand in your work now: ${event}`,
    preview: `Until ${formatDateTime(closes)}.`,
    heading: 'You can hand in your work now',
    parts: [text(`${event} takes works from now on.`), facts(until(closes)), link(HAND_IN, path)],
    why: REGISTERED,
  }),

  'submission-closes-soon': ({ event, path, closes }) => ({
    subject: `Hand in your work until ${formatDateTime(closes)}: ${event}`,
    preview: 'No work of yours has arrived so far.',
    heading: 'Less than a day is left',
    parts: [
      text(`You are registered for ${event}, and no work of yours has arrived so far.`),
      facts(until(closes)),
      link(HAND_IN, path),
    ],
    why: REGISTERED,
  }),

  'account-changed': ({ path, changes, role, isOldAddress }) => ({
    subject: 'Your account was changed',
    preview: isOldAddress
      ? ADDRESS_LEFT
      : changes.map((change) => ACCOUNT_CHANGED[change](role)).join(' '),
    heading: 'Your account was changed',
    parts: [
      ...(isOldAddress
        ? [text(ADDRESS_LEFT)]
        : changes.map((change) => text(ACCOUNT_CHANGED[change](role)))),
      text('If you did not expect this, ask the organisers.'),
      ...(isOldAddress || changes.includes('suspended') ? [] : [link('Open your account', path)]),
    ],
    why: isOldAddress ? HAD_ADDRESS : HAS_ACCOUNT,
  }),

  announcement: ({ path, subject, text: words, isTest }) => ({
    subject: isTest ? `Test: ${subject}` : subject,
    preview: words.trim().split(/\s+/).join(' ').slice(0, 120),
    heading: subject,
    parts: [
      ...words
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => text(paragraph.trim())),
      link('Read it on the site', path),
    ],
    why: 'You get this mail because the organisers announce this to you.',
  }),

  'publication-waits': ({ path, edition, failure }) => ({
    subject: `Not published at its time: the edition of ${edition}`,
    preview: PUBLICATION_WAITS[failure],
    heading: 'An edition was not published',
    parts: [
      text(`The edition of ${edition} was to be published at its time, and waits.`),
      text(PUBLICATION_WAITS[failure]),
      link('Open the edition', path),
    ],
    why: ORGANISES,
  }),

  'announcement-waits': ({ path, subject, failure }) => ({
    subject: `Not sent at its time: ${subject}`,
    preview: ANNOUNCEMENT_WAITS[failure],
    heading: 'An announcement was not sent',
    parts: [
      text(`“${subject}” was to go at its time, and waits.`),
      text(ANNOUNCEMENT_WAITS[failure]),
      link('Open the announcement', path),
    ],
    why: ORGANISES,
  }),
};

/** Words of the dates that come as files. */
export const MAIL_CALENDAR_WORDS = {
  deadlineFile: 'hand-in-until.ics',
  dayFile: 'event-day.ics',
} as const;
