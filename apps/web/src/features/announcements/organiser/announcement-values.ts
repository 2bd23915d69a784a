import type { Announcement, AnnouncementValues } from '@pratibha/contract/announcements';
import {
  type AnnouncementSource,
  announcementErrors,
} from '@pratibha/domain/announcements/announcements';
import { ROLES } from '@pratibha/domain/people/roles';
import {
  REGISTRATION_STATUSES,
  SUBMISSION_STATUSES,
  USER_STATUSES,
} from '@pratibha/domain/statuses';
import type { RecipientSearch } from '../../../data/address/admin-paths.ts';

/** The form of an announcement, but for what is sent beside it. */
export type FormValues = Omit<AnnouncementValues, 'is_template' | 'revision'>;

/** The statuses that a list can be filtered by. */
export const STATUSES_OF = {
  users: USER_STATUSES,
  registrations: REGISTRATION_STATUSES,
  submissions: SUBMISSION_STATUSES,
} as const satisfies Record<AnnouncementSource, readonly string[]>;

const NO_FILTERS = {
  q: '',
  with_role: null,
  with_status: null,
  event_id: null,
  edition: null,
  same_mobile: false,
  find: null,
} as const;

/** An empty form to the people that an address names. */
export function newValues(to: RecipientSearch): FormValues {
  const source = to.source ?? 'users';
  return {
    ...NO_FILTERS,
    subject: '',
    text: '',
    channel: 'mail',
    source,
    q: to.q ?? '',
    with_role: source === 'users' ? (ROLES.find((role) => role === to.role) ?? null) : null,
    with_status: statusOf(source, to.status),
    event_id: source === 'users' ? null : (to.event ?? null),
    edition: source === 'users' || to.edition === undefined ? null : String(to.edition),
    same_mobile: source === 'registrations' && to.mobile === 'true',
    find: to.find ?? null,
  };
}

/**
 * The same people of another list are not known: its filters begin anew, in the edition that is
 * filtered by.
 */
export function withSource(
  values: FormValues,
  source: AnnouncementSource,
  edition: string | undefined,
): FormValues {
  const inEdition = source === 'users' ? {} : { edition: values.edition ?? edition ?? null };
  return { ...values, ...NO_FILTERS, ...inEdition, source };
}

export function statusOf(source: AnnouncementSource, status: string | undefined) {
  const known: readonly NonNullable<FormValues['with_status']>[] = STATUSES_OF[source];
  return known.find((each) => each === status) ?? null;
}

export function valuesOf(announcement: Announcement): FormValues {
  const { subject, text, channel, source, q, with_role, with_status } = announcement;
  const { event_id, edition = null, same_mobile, find = null } = announcement;
  const filters = { q, with_role, with_status, event_id, edition, same_mobile, find };
  return { subject, text, channel, source, ...filters };
}

export const errorsOf = (values: FormValues) => announcementErrors(values);
