import type { Role } from '@pratibha/domain/people/roles';
import type { RegistrationDecision, SubmissionDecision } from '@pratibha/domain/reviews/decisions';
import { formatDateTime } from '../time.ts';
import type { MailPart, MailText } from './mail-text.ts';

type OfEvent = { readonly event: string; readonly eventPath: string };
type Decided<D> = OfEvent & {
  readonly number: number;
  readonly decision: D;
  readonly remarks: string | null;
};

/** What the mail of each kind tells. */
export type MailFacts = {
  'registration-received': OfEvent & {
    readonly number: number;
    readonly at: Date;
    /** Null where no work is handed in. */
    readonly submission: { readonly opens: Date; readonly closes: Date } | null;
  };
  'registration-decided': Decided<RegistrationDecision>;
  'work-received': OfEvent & {
    readonly number: number;
    readonly version: number;
    readonly at: Date;
  };
  'work-decided': Decided<Exclude<SubmissionDecision, 'RESUBMISSION_REQUIRED'>>;
  'resubmission-asked': OfEvent & {
    readonly number: number;
    readonly remarks: string | null;
    readonly closes: Date | null;
  };
  'submission-opens': OfEvent & { readonly closes: Date };
  'submission-closes-soon': OfEvent & { readonly closes: Date };
  'account-changed': {
    readonly change: 'role' | 'suspended' | 'reinstated' | 'details';
    readonly role: Role;
  };
};
export type MailKind = keyof MailFacts;

const REGISTRATIONS = { label: 'My Registrations', path: '/user/event-registrations' } as const;
const SUBMISSIONS = { label: 'My Submissions', path: '/user/work-submissions' } as const;
const REGISTERED = 'You get this mail because you registered for the event.';
const HANDED_IN = 'You get this mail because you handed in a work for the event.';
const HAS_ACCOUNT = 'You get this mail because you have an account here.';

const text = (words: string): MailPart => ({ is: 'text', text: words });
const link = (label: string, path: string): MailPart => ({ is: 'link', label, path });
const facts = (...list: [string, string][]): MailPart => ({ is: 'facts', facts: list });
const remarksOf = (remarks: string | null): MailPart[] =>
  remarks === null ? [] : [{ is: 'quote', label: 'Remarks of the organisers', text: remarks }];

const REGISTRATION_DECISION: Readonly<Record<RegistrationDecision, string>> = {
  SHORTLISTED: 'you are shortlisted',
  REJECTED: 'your registration was rejected',
};
const WORK_DECISION: Readonly<Record<Decided<'ACCEPTED' | 'REJECTED'>['decision'], string>> = {
  ACCEPTED: 'your work was accepted',
  REJECTED: 'your work was rejected',
};

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'Super admin',
  ADMIN: 'Admin',
  EVENT_ADMIN: 'Event admin',
  USER: 'Student',
};

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The mail of each kind, in words. */
export const MAIL_TEXTS: { readonly [K in MailKind]: (told: MailFacts[K]) => MailText } = {
  'registration-received': ({ event, eventPath, number, at, submission }) => ({
    subject: `You are registered: ${event}`,
    preview: `Your registration #${number} has arrived.`,
    heading: 'You are registered',
    parts: [
      text(`Your registration for ${event} has arrived.`),
      facts(
        ['Event', event],
        ['Registration', `#${number}`],
        ['Registered', formatDateTime(at)],
        ...(submission === null
          ? []
          : [
              ['Hand in from', formatDateTime(submission.opens)] satisfies [string, string],
              ['Hand in until', formatDateTime(submission.closes)] satisfies [string, string],
            ]),
      ),
      text(
        'It is pending until the organisers have looked at it. A mail tells you what they decided.',
      ),
      link('Open the event', eventPath),
    ],
    why: REGISTERED,
  }),

  'registration-decided': ({ event, number, decision, remarks }) => ({
    subject: `${event}: ${REGISTRATION_DECISION[decision]}`,
    preview: `The organisers have decided on your registration #${number}.`,
    heading: capitalised(REGISTRATION_DECISION[decision]),
    parts: [
      text(`The organisers have decided on your registration for ${event}.`),
      facts(['Event', event], ['Registration', `#${number}`]),
      ...remarksOf(remarks),
      link(REGISTRATIONS.label, REGISTRATIONS.path),
    ],
    why: REGISTERED,
  }),

  'work-received': ({ event, number, version, at }) => ({
    subject: `Your work has arrived: ${event}`,
    preview: `Receipt #${number} · version ${version}`,
    heading: 'Your work has arrived',
    parts: [
      text(`Keep this mail: it is the receipt for your work for ${event}.`),
      facts(
        ['Event', event],
        ['Receipt', `#${number} · version ${version}`],
        ['Handed in', formatDateTime(at)],
      ),
      link(SUBMISSIONS.label, SUBMISSIONS.path),
    ],
    why: HANDED_IN,
  }),

  'work-decided': ({ event, number, decision, remarks }) => ({
    subject: `${event}: ${WORK_DECISION[decision]}`,
    preview: `The organisers have decided on your work #${number}.`,
    heading: capitalised(WORK_DECISION[decision]),
    parts: [
      text(`The organisers have decided on your work for ${event}.`),
      facts(['Event', event], ['Work', `#${number}`]),
      ...remarksOf(remarks),
      link(SUBMISSIONS.label, SUBMISSIONS.path),
    ],
    why: HANDED_IN,
  }),

  'resubmission-asked': ({ event, eventPath, number, remarks, closes }) => ({
    subject: `${event}: please hand in your work again`,
    preview:
      closes === null
        ? 'The organisers ask for another version.'
        : `The organisers ask for another version until ${formatDateTime(closes)}.`,
    heading: 'Please hand in your work again',
    parts: [
      text(`The organisers have looked at your work for ${event} and ask for another version.`),
      facts(
        ['Event', event],
        ['Work', `#${number}`],
        ...(closes === null
          ? []
          : [['Hand in until', formatDateTime(closes)] satisfies [string, string]]),
      ),
      ...remarksOf(remarks),
      link('Hand in again', eventPath),
    ],
    why: HANDED_IN,
  }),

  'submission-opens': ({ event, eventPath, closes }) => ({
    subject: `You can hand in your work now: ${event}`,
    preview: `Until ${formatDateTime(closes)}.`,
    heading: 'You can hand in your work now',
    parts: [
      text(`${event} takes works from now on.`),
      facts(['Event', event], ['Hand in until', formatDateTime(closes)]),
      link('Hand in your work', eventPath),
    ],
    why: REGISTERED,
  }),

  'submission-closes-soon': ({ event, eventPath, closes }) => ({
    subject: `Hand in your work until ${formatDateTime(closes)}: ${event}`,
    preview: 'Nothing of yours has arrived so far.',
    heading: 'Less than a day is left',
    parts: [
      text(`You are registered for ${event}, and no work of yours has arrived so far.`),
      facts(['Event', event], ['Hand in until', formatDateTime(closes)]),
      link('Hand in your work', eventPath),
    ],
    why: REGISTERED,
  }),

  'account-changed': (told) => ({
    subject: 'Your account was changed',
    preview: accountChange(told),
    heading: 'Your account was changed',
    parts: [
      text(accountChange(told)),
      text('If you did not expect this, ask the organisers.'),
      ...(told.change === 'suspended' ? [] : [link('Open Pratibha', '/')]),
    ],
    why: HAS_ACCOUNT,
  }),
};

function accountChange({ change, role }: MailFacts['account-changed']): string {
  switch (change) {
    case 'role':
      return `An organiser changed your role. It is now: ${ROLE_NAMES[role]}.`;
    case 'suspended':
      return 'An organiser has closed your account: you cannot sign in any more.';
    case 'reinstated':
      return 'An organiser has opened your account again: you can sign in as before.';
    case 'details':
      return 'An organiser changed details of your account. Your profile shows them.';
  }
}
