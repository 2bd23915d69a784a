import type { NotificationOut } from '@pratibha/contract/notifications';
import type { AccountChange, NotificationKind } from '@pratibha/domain/notifications/notifications';
import type { Role } from '@pratibha/domain/people/roles';
import { formatDateTime, formatDay } from '../time.ts';

/** The page of what one was told. */
export const NOTIFICATIONS_WORDS = {
  heading: 'Notifications',
  intro: 'What became of your registrations and works, and what is coming up.',
  list: 'What you were told, newest first',
  unread: 'Unread',
  readAll: 'Mark all as read',
  more: 'Show earlier ones',
  empty: 'Nothing yet. Once you register for an event, what becomes of it stands here.',
  failed: 'Your notifications could not be loaded.',
  choices: 'Choose your notifications',
  mailsComeBack: (email: string) => `Mails to ${email} come back.`,
  mailsComeBackText:
    'Its mail server says that nobody has this address, so we send nothing there any more; all that you are told stands here. Sign in with an address that takes mails, or, if this one does again, tell the organisers.',
  notMarked: 'This could not be marked as read. Please try again.',
} as const;

const ROLE_NAMES: Record<Role, string> = {
  USER: 'student',
  EVENT_ADMIN: 'event admin',
  ADMIN: 'admin',
  SUPER_ADMIN: 'super admin',
};

type Told = Pick<
  NotificationOut,
  | 'kind'
  | 'event_title'
  | 'decision'
  | 'revision'
  | 'answer_until'
  | 'date'
  | 'role'
  | 'announcement'
  | 'edition'
  | 'people'
  | 'events'
> & {
  readonly account_changes: readonly AccountChange[];
};

const event = ({ event_title }: Told) => event_title ?? 'an event';
const date = ({ date: at }: Told) => (at === null ? '' : formatDateTime(new Date(at)));

/** Of what a certificate is: an event, or several things of a year. */
const certified = ({ event_title, edition }: Told) => event_title ?? edition ?? 'a year';

const version = ({ revision }: Told) => (revision && revision > 1 ? `: version ${revision}` : '');

const asked = ({ answer_until: day }: Told) =>
  day ? ` The organisers ask you something: please answer until ${formatDay(day)}.` : '';

const SENTENCES: Record<NotificationKind, (told: Told) => string> = {
  'registration-received': (told) => `You are registered for ${event(told)}.`,
  'registration-withdrawn': (told) => `Your registration for ${event(told)} is withdrawn.`,
  'registration-decided': (told) =>
    told.decision === 'REJECTED'
      ? `Your registration for ${event(told)} was rejected.`
      : `You are shortlisted for ${event(told)}.${asked(told)}`,
  'registration-reopened': (told) =>
    `Your registration for ${event(told)} is being looked at again.`,
  'work-received': (told) => `Your work for ${event(told)} has arrived${version(told)}.`,
  'work-findings': (told) =>
    `A file of your work for ${event(told)} does not meet what is asked for. Please look at it.`,
  'work-decided': (told) =>
    told.decision === 'REJECTED'
      ? `Your work for ${event(told)} was rejected.`
      : `Your work for ${event(told)} was accepted.`,
  'resubmission-asked': (told) => `Please hand in your work for ${event(told)} again.`,
  'work-reopened': (told) => `Your work for ${event(told)} is being looked at again.`,
  'submission-opens': (told) => `Submissions for ${event(told)} are open now.`,
  'submission-closes-soon': (told) => `${event(told)} closes soon: hand in by ${date(told)}.`,
  'follow-up-closes-soon': (told) =>
    `You are in for ${event(told)}: please answer the questions of the organisers.`,
  'place-changed': (told) => `When or where ${event(told)} takes place was changed.`,
  'account-changed': ({ account_changes, role }) =>
    account_changes.map((change) => accountSentence(change, role)).join(' '),
  announcement: ({ announcement }) => announcement ?? 'An announcement that was removed.',
  'people-cannot-come': (told) => {
    const who = told.people === 1 ? 'One shortlisted person' : `${told.people} shortlisted people`;
    const more = (told.events ?? 1) > 1 ? ` and ${(told.events ?? 1) - 1} more` : '';
    return `${who} said they cannot come: ${event(told)}${more}.`;
  },
  'enquiry-responded': (told) => `The organisers answered your question about ${event(told)}.`,
  'enquiries-wait': (told) => `Questions of students wait for an answer: ${event(told)}.`,
  'publication-waits': ({ edition }) =>
    `The edition of ${edition ?? 'a year'} was not published at its time. It waits for an organiser.`,
  'announcement-waits': ({ announcement }) =>
    `${announcement === null ? 'An announcement' : `“${announcement}”`} was not sent at its time. It waits for an organiser.`,
  'judging-asked': (told) => `You are asked to judge works of ${event(told)}.`,
  'judge-calls': (told) => `A judge calls an organiser: ${event(told)}.`,
  'sheets-missing': (told) => `Score sheets of yours are missing for ${event(told)}.`,
  'nobody-at-stand': (told) => `Three judges found nobody at a stand of ${event(told)}.`,
  'presentation-time': (told) => `You present your work for ${event(told)}: ${date(told)}.`,
  'results-out': (told) => `The results of ${event(told)} are out.`,
  'results-corrected': (told) =>
    `The results of ${event(told)} were corrected: the awards of your work are others now.`,
  'approval-waits': (told) => `Frozen results wait for your approval: ${event(told)}.`,
  'result-enquiries-wait': (told) => `Questions about results wait for an answer: ${event(told)}.`,
  'result-enquiry-responded': (told) =>
    `The organisers answered your question about your result: ${event(told)}.`,
  'rows-left-to-nobody': (told) =>
    `Whoever had rows of ${event(told)} works there no more: they are nobody’s now.`,
  'note-mentions': ({ event_title: title }) =>
    title === null ? 'A note on a person mentions you.' : `A note mentions you: ${title}.`,
  'registration-remarks-corrected': (told) =>
    `The organisers corrected their remarks on your registration for ${event(told)}.`,
  'work-remarks-corrected': (told) =>
    `The organisers corrected their remarks on your work for ${event(told)}.`,
  'work-link': (told) => `A link of your work for ${event(told)} does not open for everybody.`,
  'seat-offered': (told) => `A place for ${event(told)} is held for you until ${date(told)}.`,
  'offer-expired': (told) => `The place for ${event(told)} is no longer held for you.`,
  'passed-over': (told) =>
    `A place is free and it was your turn, but you may not register as things are: ${event(told)}.`,
  'registration-opens': (told) => `Registration for ${event(told)} is open now.`,
  'seat-free': (told) => `A place for ${event(told)} is free: whoever registers first gets it.`,
  'waiting-list-closed': (told) => `The waiting list of ${event(told)} is closed.`,
  'awaited-event-deleted': (told) =>
    `${event(told)} was deleted, so no place of it is offered. You keep yours in line should it come back.`,
  'certificate-name-asked': ({ edition }) =>
    `How does your name stand on your certificate of ${edition ?? 'this year'}? Please say so.`,
  'certificates-issued': (told) => `Your certificate is here: ${certified(told)}.`,
  'certificates-reissued': (told) =>
    `Your certificate was issued again, and takes the place of the one before: ${certified(told)}.`,
  'certificate-revoked': (told) =>
    `A certificate of yours does not count any more: ${certified(told)}.`,
  'guest-refused': (told) =>
    `Another device tried to judge by a link that is in use: ${event(told)}.`,
};

function accountSentence(change: AccountChange, role: Role | null): string {
  switch (change) {
    case 'role':
      return `Your role is now ${ROLE_NAMES[role ?? 'USER']}.`;
    case 'suspended':
      return 'Your account was closed.';
    case 'reinstated':
      return 'Your account is open again.';
    case 'internal':
      return 'An organiser changed whether you are of this college.';
    case 'events':
      return 'The events that you organise were changed.';
    case 'name':
      return 'An organiser corrected your name.';
    case 'email':
      return 'An organiser corrected your e-mail address.';
  }
}

/** What somebody was told, as one or two sentences. */
export function notificationSentence(told: Told): string {
  return SENTENCES[told.kind](told);
}
