import { conditionsOf } from '../find/find.ts';
import type { Role } from '../people/roles.ts';
import type { AnnouncementRefusal } from '../refusals.ts';
import {
  REGISTRATION_STATUSES,
  type RegistrationStatus,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
  USER_STATUSES,
  type UserStatus,
} from '../statuses.ts';
import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';
import { type PlaceholderError, placeholderError } from './placeholders.ts';

/** The lists in which recipients are found, each with the filters that it has. */
export const ANNOUNCEMENT_SOURCES = ['users', 'registrations', 'submissions'] as const;
export type AnnouncementSource = (typeof ANNOUNCEMENT_SOURCES)[number];

/** In the bell and by mail, or in the bell alone. */
export const ANNOUNCEMENT_CHANNELS = ['mail', 'bell'] as const;
export type AnnouncementChannel = (typeof ANNOUNCEMENT_CHANNELS)[number];

/**
 * `template`: kept for copying; `sent`: its recipients are told, though mails may still be under
 * way.
 */
export const ANNOUNCEMENT_STATES = ['draft', 'template', 'scheduled', 'sent', 'stopped'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Why one did not go at its moment; it waits until somebody sends it or takes it back. */
export const ANNOUNCEMENT_FAILURES = ['author-may-not', 'announcement-without-recipients'] as const;
export type AnnouncementFailure = (typeof ANNOUNCEMENT_FAILURES)[number];

/** Code points of an announcement. */
export const ANNOUNCEMENT_LIMITS = { subject: 150, text: 5_000 } as const;

/** By what a list finds recipients; null and blank: by nothing. */
export type RecipientFilters = {
  readonly q: string;
  readonly with_role: Role | null;
  readonly with_status: UserStatus | RegistrationStatus | SubmissionStatus | null;
  readonly event_id: number | null;
  readonly same_mobile: boolean;
  /** Absent as null: by nothing. */
  readonly edition?: string | null | undefined;
  /** Conditions, as an address says them; likewise. */
  readonly find?: string | null | undefined;
};

type AnnouncementForm = RecipientFilters & {
  readonly subject: string;
  readonly text: string;
  readonly source: AnnouncementSource;
};
type AnnouncementField = Exclude<keyof AnnouncementForm, 'q' | 'source'>;

export type AnnouncementFieldError =
  | TextError<'subject' | 'text'>
  | PlaceholderError
  | { readonly code: 'several-lines' }
  | { readonly code: 'no-filter-of-this-list' };

const STATUSES: Readonly<Record<AnnouncementSource, readonly string[]>> = {
  users: USER_STATUSES,
  registrations: REGISTRATION_STATUSES,
  submissions: SUBMISSION_STATUSES,
};
const NO_FILTER = { code: 'no-filter-of-this-list' } as const;

/**
 * What is wrong in the form of an announcement. A filter of another list would find too many
 * people.
 */
export function announcementErrors(
  values: AnnouncementForm,
): Partial<Record<AnnouncementField, AnnouncementFieldError>> {
  const { source, with_role, with_status, event_id, same_mobile, edition = null } = values;
  const { find = null } = values;
  return onlyErrors<AnnouncementField, AnnouncementFieldError>({
    subject: wordsError('subject', values),
    text: wordsError('text', values),
    with_role: with_role === null || source === 'users' ? null : NO_FILTER,
    with_status: with_status === null || STATUSES[source].includes(with_status) ? null : NO_FILTER,
    event_id: event_id === null || source !== 'users' ? null : NO_FILTER,
    edition: edition === null || source !== 'users' ? null : NO_FILTER,
    same_mobile: !same_mobile || source === 'registrations' ? null : NO_FILTER,
    find: find === null || find === '' || conditionsOf(source, find) !== null ? null : NO_FILTER,
  });
}

function wordsError(field: 'subject' | 'text', values: AnnouncementForm) {
  const words = values[field];
  const limit = ANNOUNCEMENT_LIMITS[field];
  const wrong: AnnouncementFieldError | null = textError(words, { field, limit, isRequired: true });
  if (wrong !== null) return wrong;
  if (field === 'subject' && /[\r\n]/.test(words.trim())) return { code: 'several-lines' } as const;
  return placeholderError(words, values.source);
}

type Stated = { readonly state: AnnouncementState };

/** Why it may not be changed or deleted, or null: what people were told stays as it was told. */
export function whyNotChangeAnnouncement({ state }: Stated): AnnouncementRefusal | null {
  return state === 'draft' || state === 'template' ? null : 'announcement-not-a-draft';
}

/**
 * Why it may not be sent, or null.
 * @param facts.sendAt null is now; a moment that is over is a mistake, not now
 */
export function whyNotSendAnnouncement(
  facts: Stated & {
    readonly failure: AnnouncementFailure | null;
    readonly sendAt: Date | null;
    readonly recipients: number;
  },
  now: Date,
): AnnouncementRefusal | null {
  if (!isToSend(facts)) return 'announcement-not-a-draft';
  if (facts.sendAt !== null && facts.sendAt <= now) return 'announcement-time-past';
  return facts.recipients === 0 ? 'announcement-without-recipients' : null;
}

/** A draft, or one that waits in vain: whoever sends that confirms it. */
export function isToSend({
  state,
  failure,
}: Stated & { readonly failure: AnnouncementFailure | null }): boolean {
  return state === 'draft' || (state === 'scheduled' && failure !== null);
}

/** Why there is nothing to stop, or null. One that waits for its moment becomes a draft again. */
export function whyNotStopAnnouncement(
  facts: Stated & { readonly waiting: number },
): AnnouncementRefusal | null {
  if (facts.state === 'scheduled') return null;
  const isUnderWay = facts.state === 'sent' && facts.waiting > 0;
  return isUnderWay ? null : 'announcement-not-under-way';
}

/** Why there is nothing to send again, or null. */
export function whyNotResendAnnouncement(
  facts: Stated & { readonly failed: number },
): AnnouncementRefusal | null {
  return facts.state === 'sent' && facts.failed > 0 ? null : 'announcement-nothing-failed';
}
