import type { CardButtonCode } from '@pratibha/domain/events/event-state';
import { timeAgo } from '../days.ts';
import { formatDateTime, relativeTime, ZONE_SHORT } from '../time.ts';

/** Words that both events pages share; what R2.34 and R4.9 quote is word for word. */
export const EVENTS_WORDS = {
  heading: 'Events',
  zone: 'All times are Nepal time, NPT (UTC+05:45).',
  loading: 'Loading events...',
  tryAgain: 'Try Again',
  notRenewed: 'This may be old: it could not be fetched again.',

  internalOnly: 'Internal Only',
  requiresSubmission: 'Requires Submission',
  noSubmission: 'No Submission Required',
  registration: 'Registration',
  work: 'Work',
  submission: 'Submission',
  eventDate: 'Event date',
  venue: 'Venue',
  details: 'Event details',
  opensElsewhere: '(opens another site)',
  places: (left: number) => (left === 1 ? '1 place left' : `${left} places left`),
  full: 'All places are taken',
  seats: 'Seats',
  /** Where fewer come than may register. */
  seatsOf: (seats: number, capacity: number | null) =>
    `${seats} are shortlisted${capacity === null ? '' : ` of ${capacity} who may register`}`,

  rejected: 'Your registration was rejected.',
  isIn: 'You are in.',
  cannotCome: 'You said that you cannot come.',
  replace: 'Replace My Work',
  once: 'Works can be handed in once.',
  isInPending: 'You are in, unless the organisers tell you otherwise.',

  noFormTitle: 'The form did not load',
} as const;

/** 'opens in 3 h', 'closes in 2 days' or 'closed yesterday', by the server's clock. */
export function windowWords(open: Date, close: Date, now: Date): string {
  if (now < open) return `opens ${relativeTime(now, open)}`;
  if (now <= close) return `closes ${relativeTime(now, close)}`;
  return `closed ${timeAgo(close, now)}`;
}

/**
 * 'from 24 June 2025, 00:00 NPT' before the window opens, then 'until 8 August 2025, 23:59 NPT'.
 */
export function nextMoment(open: Date, close: Date, now: Date): string {
  return now < open ? `from ${formatDateTime(open)}` : `until ${formatDateTime(close)}`;
}

/**
 * '24 June, 00:00 – 8 August 2025, 23:59 NPT': year and zone are told once, at the end, and lines
 * break at the dash only.
 */
export function windowRange(open: Date, close: Date): string {
  const end = formatDateTime(close);
  const year = / \d{4}(?=,)/.exec(end)?.[0] ?? '';
  const start = formatDateTime(open).replace(` ${ZONE_SHORT}`, '').replace(`${year},`, ',');
  return `${start}\u00a0– ${end}`.replaceAll(/ (?!–)(?<!– )/g, '\u00a0');
}

/** What a card's button says (R4.8). */
export const EVENT_BUTTON_WORDS: Readonly<Record<CardButtonCode, string>> = {
  'internal-only': 'Internal Only',
  'coming-soon': 'Coming Soon',
  register: 'Register',
  'already-registered': 'Already Registered',
  'not-available': 'Not Available',
  'register-to-submit': 'Register to Submit',
  submit: 'Submit Work',
  resubmit: 'Resubmit Work',
  'work-submitted': 'Work Submitted',
  'submission-accepted': 'Submission Accepted',
  'submission-rejected': 'Submission Rejected',
};
