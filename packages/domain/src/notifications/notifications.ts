import { addressFor, type EventKind } from '../events/event-kind.ts';
import type { Role } from '../people/roles.ts';
import type { RegistrationDecision, SubmissionDecision } from '../reviews/decisions.ts';
import { RULES_ELSEWHERE, type ToldElsewhere } from './told-elsewhere.ts';

type OfRegistration = { readonly event_id: number; readonly registration_id: number };
type OfEnquiry = { readonly event_id: number; readonly enquiry_id: number };
type OfWork = { readonly event_id: number; readonly submission_id: number };
/** The version that a row has by what is told: a decision made again is another reason. */
type Versioned = { readonly version: number };
/** An instant of the event, in ISO 8601: one that is moved is another reason. */
type OfDate = { readonly event_id: number; readonly at: string };
/** A round of judging of the event. */
type OfRound = { readonly event_id: number; readonly round_id: number };

/** When it did not happen, in ISO 8601: it can happen again that it does not. */
type Failed = { readonly failed_at: string };

/** What an organiser can change of an account. */
export const ACCOUNT_CHANGES = [
  'role',
  'suspended',
  'reinstated',
  'internal',
  'events',
  'name',
  'email',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/**
 * What people are told, by kind, with what each takes along: ids, versions and codes alone. Names
 * and remarks are looked up when they are shown, so that an erasure finds none here.
 */
export type NotificationParams = ToldElsewhere & {
  'registration-received': OfRegistration;
  'registration-withdrawn': OfRegistration;
  'registration-decided': OfRegistration & Versioned & { readonly status: RegistrationDecision };
  'registration-reopened': OfRegistration & Versioned;
  'work-received': OfWork & { readonly revision: number };
  'work-decided': OfWork &
    Versioned & { readonly status: Exclude<SubmissionDecision, 'RESUBMISSION_REQUIRED'> };
  'resubmission-asked': OfWork & Versioned;
  'work-reopened': OfWork & Versioned;
  'submission-opens': OfDate;
  'submission-closes-soon': OfDate;
  'follow-up-closes-soon': OfRegistration & { readonly last_day: string };
  /** When it was changed: a later change is another reason. */
  'place-changed': OfDate;
  'account-changed': Versioned & {
    readonly changes: readonly AccountChange[];
    /** The new one, where it is another. */
    readonly role: Role | null;
    /** Told by mail alone, where the person was reached until now. */
    readonly at_old_address?: true;
  };
  announcement: {
    readonly announcement_id: number;
    /** The event that made the person a recipient, where one did. */
    readonly event_id: number | null;
    /** Of a test to oneself: when it was sent, in milliseconds, so that each is told. */
    readonly test: number | null;
  };
  /**
   * What organisers are told once a day: how many said so since, and in how many events; one of
   * these.
   */
  'people-cannot-come': {
    readonly event_id: number;
    readonly people: number;
    readonly events: number;
    readonly told_at: string;
  };
  'enquiry-responded': OfEnquiry & Versioned;
  /** By which it is told that some of an event wait. */
  'enquiries-wait': OfEnquiry;
  'publication-waits': { readonly edition_id: number } & Failed;
  'announcement-waits': { readonly announcement_id: number } & Failed;
  /** `at`: when, in ISO 8601; who declined may be asked again. */
  'judging-asked': OfRound & { readonly at: string };
  'sheets-missing': OfRound & { readonly at: string };
  /** Told organisers of the event. */
  'judge-calls': OfRound & { readonly call_id: number };
  /**
   * `at`: of the third judge who found nobody; it can come to that again. Without the work where
   * nobody who is told may know of it.
   */
  'nobody-at-stand': OfRound & { readonly submission_id: number | null; readonly at: string };
  /** `at`: when it is presented; it can be moved, and back. */
  'presentation-time': OfRound & OfWork & OfDate & Versioned;
  /** Another device pressed the link of a guest, which one has already. */
  'guest-refused': OfRound & { readonly guest_id: number; readonly at: string };
};
export type NotificationKind = keyof NotificationParams;

/** One kind with its parameters, or any of several. */
export type Notification<K extends NotificationKind = NotificationKind> = {
  [Each in K]: { readonly kind: Each; readonly params: NotificationParams[Each] };
}[K];

/** What is chosen together, in the order in which it is shown. */
export const NOTIFICATION_GROUPS = [
  'registered',
  'decisions',
  'works',
  'dates',
  'announcements',
  'account',
  'judging',
  'organising',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

type Rule<P> = {
  /** With which others it is chosen. */
  readonly group: NotificationGroup;
  /** Whether its mail waits until quiet hours are over. */
  readonly canWait: boolean;
  /** Whether it is undone for a moment, and told after it. */
  readonly isHeldBack: boolean;
  /** What it is about, as an address within the product. */
  readonly leadsTo: (params: P) => string;
  /** Of one person and kind, each reason has another. */
  readonly key: (params: P) => string;
};

const toRegistration = ({ registration_id }: OfRegistration) =>
  `/user/event-registrations?open=${registration_id}`;
const toWork = ({ submission_id }: OfWork) => `/user/work-submissions?open=${submission_id}`;
const toEvent = ({ event_id }: { readonly event_id: number }) => `/user/events/${event_id}`;
const toHandIn = ({ event_id }: { readonly event_id: number }) =>
  `/user/events/${event_id}?submit=${event_id}`;

const toJudging = ({ round_id }: OfRound) => `/user/judging?round=${round_id}`;

const AT_ONCE = { canWait: false, isHeldBack: false } as const;
const DECISION = { group: 'decisions', canWait: true, isHeldBack: true } as const;
const keyOfRegistration = ({ registration_id, version }: OfRegistration & Versioned) =>
  `${registration_id}.${version}`;
const keyOfWork = ({ submission_id, version }: OfWork & Versioned) => `${submission_id}.${version}`;
const keyOfDate = ({ event_id, at }: OfDate) => `${event_id}@${at}`;

const OF_ROUND = {
  ...AT_ONCE,
  group: 'judging',
  canWait: true,
  leadsTo: toJudging,
  key: ({ round_id, at }: OfRound & { readonly at: string }) => `${round_id}@${at}`,
} as const;
const OF_DATE = { ...AT_ONCE, group: 'dates', leadsTo: toHandIn, key: keyOfDate } as const;

/** The rules of every kind. */
export const NOTIFICATION_RULES: {
  readonly [K in NotificationKind]: Rule<NotificationParams[K]>;
} = {
  'registration-received': {
    ...AT_ONCE,
    group: 'registered',
    leadsTo: toRegistration,
    key: ({ registration_id }) => `${registration_id}`,
  },
  'registration-withdrawn': {
    ...AT_ONCE,
    group: 'registered',
    leadsTo: () => '/user/event-registrations',
    key: ({ registration_id }) => `${registration_id}`,
  },
  'registration-decided': { ...DECISION, leadsTo: toRegistration, key: keyOfRegistration },
  'registration-reopened': { ...DECISION, leadsTo: toRegistration, key: keyOfRegistration },
  'work-received': {
    ...AT_ONCE,
    group: 'works',
    leadsTo: toWork,
    key: ({ submission_id, revision }) => `${submission_id}.${revision}`,
  },
  'work-decided': { ...DECISION, leadsTo: toWork, key: keyOfWork },
  'resubmission-asked': { ...DECISION, leadsTo: toHandIn, key: keyOfWork },
  'work-reopened': { ...DECISION, leadsTo: toWork, key: keyOfWork },
  'submission-opens': { ...OF_DATE, canWait: true },
  // Whoever reads of it in the morning may be too late.
  'submission-closes-soon': OF_DATE,
  'follow-up-closes-soon': {
    // Told in the morning; whoever is shortlisted later may have hours left.
    ...AT_ONCE,
    group: 'dates',
    leadsTo: toRegistration,
    key: ({ registration_id, last_day }) => `${registration_id}@${last_day}`,
  },
  'place-changed': { ...OF_DATE, leadsTo: toEvent },
  // Somebody else may have changed it.
  'account-changed': {
    ...AT_ONCE,
    group: 'account',
    leadsTo: () => '/user/update-profile',
    key: ({ version, at_old_address }) => (at_old_address ? `${version}.old` : `${version}`),
  },
  announcement: {
    ...AT_ONCE,
    group: 'announcements',
    canWait: true,
    leadsTo: ({ announcement_id }) => `/user/announcements/${announcement_id}`,
    key: ({ announcement_id, test }) =>
      test === null ? `${announcement_id}` : `${announcement_id}.test.${test}`,
  },
  'people-cannot-come': {
    ...AT_ONCE,
    group: 'organising',
    canWait: true,
    leadsTo: ({ event_id, events }) =>
      `/admin/registrations?coming=cannot_come${events === 1 ? `&event=${event_id}` : ''}`,
    key: ({ told_at }) => told_at,
  },
  'enquiry-responded': {
    ...AT_ONCE,
    group: 'decisions',
    canWait: true,
    leadsTo: ({ event_id }) => `/user/events/${event_id}`,
    key: ({ enquiry_id, version }) => `${enquiry_id}.${version}`,
  },
  'enquiries-wait': {
    ...AT_ONCE,
    group: 'organising',
    canWait: true,
    leadsTo: ({ event_id }) => `/admin/enquiries?state=waiting&event=${event_id}`,
    key: ({ enquiry_id }) => `${enquiry_id}`,
  },
  'publication-waits': {
    ...AT_ONCE,
    group: 'organising',
    canWait: true,
    leadsTo: ({ edition_id }) => `/admin/editions/${edition_id}`,
    key: ({ edition_id, failed_at }) => `${edition_id}@${failed_at}`,
  },
  'announcement-waits': {
    ...AT_ONCE,
    group: 'organising',
    canWait: true,
    leadsTo: ({ announcement_id }) => `/admin/announcements/${announcement_id}`,
    key: ({ announcement_id, failed_at }) => `${announcement_id}@${failed_at}`,
  },
  'judging-asked': OF_ROUND,
  'sheets-missing': OF_ROUND,
  // Somebody stands there and waits.
  'judge-calls': {
    ...AT_ONCE,
    group: 'organising',
    leadsTo: ({ round_id }) => `/admin/rounds/${round_id}`,
    key: ({ call_id }) => `${call_id}`,
  },
  'nobody-at-stand': {
    ...AT_ONCE,
    group: 'organising',
    canWait: true,
    leadsTo: ({ round_id }) => `/admin/rounds/${round_id}`,
    key: ({ round_id, submission_id, at }) => `${round_id}.${submission_id ?? ''}@${at}`,
  },
  'presentation-time': {
    ...OF_DATE,
    leadsTo: toEvent,
    key: ({ round_id, submission_id, version }) => `${round_id}.${submission_id}.${version}`,
  },
  'guest-refused': {
    ...AT_ONCE,
    group: 'organising',
    leadsTo: ({ round_id }) => `/admin/rounds/${round_id}`,
    key: ({ guest_id, at }) => `${guest_id}@${at}`,
  },
  ...RULES_ELSEWHERE,
};
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_RULES) as NotificationKind[];

/**
 * Milliseconds after which a decision is told. Longer than it can be undone: then nobody hears of
 * it.
 */
export const HOLD_BACK_MS = 60_000;

/** Milliseconds before a deadline at which whoever has handed in nothing is told. */
export const CLOSES_SOON_MS = 24 * 3_600_000;

function ruleOf<K extends NotificationKind>(kind: K): Rule<NotificationParams[K]> {
  return NOTIFICATION_RULES[kind];
}

/** Where a notification leads, as an address within the product; classes stand elsewhere. */
export function leadsTo<K extends NotificationKind>(of: {
  readonly kind: K;
  readonly params: NotificationParams[K];
  readonly event?: { readonly kind?: EventKind } | null;
}): string {
  return addressFor(of.event?.kind, ruleOf(of.kind).leadsTo(of.params));
}

/** Why it is told: of one person and kind, each reason has another key. */
export function notificationKey<K extends NotificationKind>(of: {
  readonly kind: K;
  readonly params: NotificationParams[K];
}): string {
  return ruleOf(of.kind).key(of.params);
}
