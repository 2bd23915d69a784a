import type { AuditAction } from '@pratibha/domain/audit/audit-kinds';
import type { EventField } from '@pratibha/domain/events/event-fields';
import type { NotificationGroup } from '@pratibha/domain/notifications/notification-choices';
import type { ProfileField } from '@pratibha/domain/people/profile';
import { eventFieldNames } from '../../events/organiser/fields.ts';

/** The changes that are written down, by their names in the audit. */
export const AUDIT_ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  'user.created': 'First sign-in',
  'user.granted': 'Rights granted at sign-in',
  'identity.joined': 'Sign-in joined to an account',
  'user.updated': 'User changed',
  'user.corrected': 'Name or e-mail corrected',
  'user.deleted': 'User deleted',
  'user.erased': 'User erased for good',
  'user.signed-out': 'User signed out everywhere',
  'session.ended': 'Signed out of a device',
  'session.others-ended': 'Signed out of other devices',
  'token.made': 'Token made',
  'token.ended': 'Token ended',
  'calendar.linked': 'Calendar link made',
  'calendar.ended': 'Calendar link ended',
  'notifications.chosen': 'Chose what reaches them',
  'erasure.requested': 'Erasure asked for',
  'erasure.withdrawn': 'Erasure request taken back',
  'profile.updated': 'Profile saved',
  'event.created': 'Event created',
  'event.updated': 'Event changed',
  'event.deleted': 'Event deleted',
  'event.restored': 'Event restored',
  'event.decisions-sent': 'Held messages sent',
  'event.decisions-removed': 'Held messages removed',
  'registration.created': 'Registered',
  'registration.withdrawn': 'Registration withdrawn',
  'registration.reviewed': 'Registration reviewed',
  'registration.reopened': 'Registration reopened',
  'registration.undone': 'Review of a registration undone',
  'submission.created': 'Work submitted',
  'submission.resubmitted': 'Work resubmitted',
  'submission.reviewed': 'Submission reviewed',
  'submission.reopened': 'Submission reopened',
  'submission.undone': 'Review of a submission undone',
  'template.kept': 'Remarks shared',
  'template.dropped': 'Shared remarks removed',
  'mail.sent-again': 'Mail sent again',
  'mail.address-lifted': 'Mails go to a refused address again',
  'announcement.made': 'Announcement written',
  'announcement.changed': 'Announcement changed',
  'announcement.deleted': 'Announcement removed',
  'announcement.tested': 'Announcement tested',
  'announcement.sent': 'Announcement sent',
  'announcement.stopped': 'Announcement stopped',
  'announcement.resent': 'Announcement sent again to the failed',
  'edition.created': 'Edition begun',
  'edition.draft-discarded': 'Draft of an edition discarded',
  'edition.published': 'Edition published',
  'edition.scheduled': 'Edition scheduled',
  'edition.unscheduled': 'Edition not to be published after all',
  'edition.confirmed': 'Publication confirmed by somebody else',
  'edition.restored': 'Version of an edition put into its draft',
  'picture.uploaded': 'Picture uploaded',
  'picture.cropped': 'Picture made of a part of one',
};

/** What a change is called; one that an older release wrote keeps its name. */
export function actionWords(action: string): string {
  const known: Readonly<Record<string, string>> = AUDIT_ACTION_WORDS;
  return known[action] ?? action;
}

/** Words of a change, wherever it is told: in the audit, and in the history of a thing or person. */
export const CHANGE_WORDS = {
  /** 'Registration: Rejected'. */
  decided: {
    registration: (decision: string) => `Registration: ${decision}`,
    submission: (decision: string) => `Submission: ${decision}`,
  },
  system: 'The system',
  somebody: 'Somebody',
  separator: ' · ',
  /** After the name of the organiser in whose name a program did it. */
  byToken: (token: string) => ` by the token “${token}”`,
  tokenMay: { read: 'read', write: 'read and change' },
  byNamelessToken: (id: number) => ` by token ${id}`,
  withdrawn: (title: string) => `${title} (withdrawn)`,
  deletedEvent: (title: string) => `${title} (deleted)`,
  thing: (kind: string, id: number | null) => (id === null ? kind : `${kind} ${id}`),
  template: 'Shared remarks',
  templateGone: 'Shared remarks, removed since',
  announcementGone: (subject: string) => `${subject} (removed)`,
  registrationOf: (name: string, event: string) => `Registration of ${name} for ${event}`,
  workOf: (name: string, event: string) => `Work of ${name} for ${event}`,
  quoted: (text: string) => `“${text}”`,
  remarks: 'Remarks',
  reason: 'Reason',

  empty: 'Nothing is written down about this yet.',
  failed: 'Failed to load the history',
  most: (count: number) => `The newest ${count}.`,

  changed: 'changed',
  yes: 'Yes',
  no: 'No',
  none: '–',
  became: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  is: (label: string, value: string) => `${label}: ${value}`,
  questions: (count: number) =>
    count === 0 ? 'the usual question' : count === 1 ? '1 question' : `${count} questions`,
  grants: {
    organise: (event: string) => `organises ${event}`,
    read: (event: string) => `reads ${event}`,
  },
  everyEvent: 'every event',
  unknownEvent: (id: number) => `event ${id}`,
} as const;

/** What the forms have whose changes are written down field by field. */
type FormField = EventField | ProfileField | NotificationGroup;

const FIELD_WORDS: Readonly<Record<FormField, string>> & Readonly<Record<string, string>> = {
  ...eventFieldNames('inAudit'),
  role: 'Role',
  event_id: 'Event',
  remarks: 'Remarks',
  reason: 'Reason',
  token: 'Token',
  is_internal: 'Internal',
  event_grants: 'Events',
  issuer: 'Signed in by',
  sessions: 'Devices',
  ended: 'Devices',
  token_name: 'Token',
  tokens: 'Tokens',
  scope: 'May',
  days: 'Days',
  mails: 'Mails',
  revision: 'Version',
  subject: 'Subject',
  text: 'Text',
  channel: 'Channel',
  source: 'Recipients',
  send_at: 'Sent at',
  count: 'People',
  filters: 'Filter',
  year: 'Year',
  from: 'Begun from',
  version: 'Version',
  publish_at: 'Published at',
  fields: 'Fields',
  events: 'Events',
  note: 'Note',
  event_questions: 'Questions',
  messages: 'Messages',
  name: 'Name',
  email: 'E-mail',
  mobile: 'Mobile',
  dob: 'Date of Birth',
  gender: 'Gender',
  address: 'Address',
  college_name: 'College',
  college_address: 'College Address',
  state: 'State',
  quiet_hours: 'Quiet hours',
  registered: 'Told of: registered',
  decisions: 'Told of: decisions',
  works: 'Told of: works',
  dates: 'Told of: dates',
  announcements: 'Told of: announcements',
  account: 'Told of: account',
  organising: 'Told of: organising',
};

/** What a changed field is called; one that nobody has named keeps its name. */
export function fieldWords(field: string): string {
  return FIELD_WORDS[field] ?? field;
}
