import type { AuditAction } from '@pratibha/domain/audit/audit-kinds';
import { nameAsWords } from '@pratibha/domain/text/name-as-words';
import { eventFieldNames } from '../../events/organiser/fields.ts';

/** Names of changes that say more than those in the audit. */
const ACTION_WORDS: Partial<Record<AuditAction, string>> & Readonly<Record<string, string>> = {
  'user.created': 'First sign-in',
  'user.granted': 'Rights granted at sign-in',
  'identity.joined': 'Sign-in joined to an account',
  'invitation.made': 'Organiser invited',
  'invitation.withdrawn': 'Invitation withdrawn',
  'invitation.accepted': 'Invitation accepted at the first sign-in',
  'user.updated': 'User changed',
  'user.corrected': 'Name or e-mail corrected',
  'user.erased': 'User erased for good',
  'user.signed-out': 'User signed out everywhere',
  'session.ended': 'Signed out of a device',
  'session.others-ended': 'Signed out of other devices',
  'calendar.linked': 'Calendar link made',
  'calendar.ended': 'Calendar link ended',
  'notifications.chosen': 'Chose what reaches them',
  'erasure.requested': 'Erasure asked for',
  'erasure.withdrawn': 'Erasure request taken back',
  'profile.updated': 'Profile saved',
  'event.updated': 'Event changed',
  'event.follow-up-changed': 'Questions for shortlisted students changed',
  'event.decisions-sent': 'Held messages sent',
  'event.decisions-removed': 'Held messages removed',
  'registration.created': 'Registered',
  'registration.follow-up-answered': 'Questions for shortlisted students answered',
  'registration.cannot-come': 'Said that they cannot come',
  'registration.comes-after-all': 'Said that they come after all',
  'registration.undone': 'Review of a registration undone',
  'submission.created': 'Work submitted',
  'submission.resubmitted': 'Work resubmitted',
  'submission.undone': 'Review of a submission undone',
  'enquiry.asked': 'Organisers asked',
  'enquiry.responded': 'Question of a student answered',
  'template.kept': 'Remarks shared',
  'template.dropped': 'Shared remarks removed',
  'mail.address-lifted': 'Mails go to a refused address again',
  'announcement.made': 'Announcement written',
  'announcement.deleted': 'Announcement removed',
  'announcement.resent': 'Announcement sent again to the failed',
  'announcement.put-up': 'Announcement put above the events',
  'announcement.taken-down': 'Announcement taken from above the events',
  'edition.created': 'Edition begun',
  'edition.draft-discarded': 'Draft of an edition discarded',
  'edition.unscheduled': 'Edition not to be published after all',
  'edition.confirmed': 'Publication confirmed by somebody else',
  'edition.restored': 'Version of an edition put into its draft',
  'round.added': 'Round of judging prepared',
  'round.rubric-renewed': 'New version of a rubric begun',
  'round.nominations-saved': 'Nominations of a round named',
  'judge.nominated': 'Work nominated',
  'judge.nomination-taken-back': 'Nomination taken back',
  'round.paused': 'Judging paused',
  'round.went-on': 'Judging goes on',
  'round.comments-extended': 'Time for comments changed',
  'round.works-swapped': 'Works of two judges swapped',
  'round.work-made-common': 'Work given to every judge',
  'round.work-common-no-more': 'Work given to every judge no more',
  'judge.hints-confirmed': 'Hints of conflicts confirmed',
  'judge.hints-lifted': 'Hints of conflicts lifted',
  'judge.extended': 'End of one judge changed',
  'judge.in-training': 'Judge put into training or out of it',
  'judge.tried': 'Judge tried an invented work',
  'judge.skipped': 'Work put last by its judge',
  'judge.called': 'Organisers called by a judge',
  'judge.call-answered': 'Somebody comes to a judge',
  'judge.call-done': 'Call of a judge done',
  'sheet.from-paper': 'Score sheet entered from paper',
  'sheet.cannot': 'Work said to be impossible to judge',
  'picture.cropped': 'Picture made of a part of one',
};

/** What a change is called: 'Event restored' for `event.restored`. */
export function actionWords(action: string): string {
  return ACTION_WORDS[action] ?? nameAsWords(action);
}

/**
 * Words of a change, wherever it is told: in the audit, and in the history of a thing or person.
 */
export const CHANGE_WORDS = {
  /** 'Registration: Rejected'. */
  decided: {
    registration: (decision: string) => `Registration: ${decision}`,
    submission: (decision: string) => `Submission: ${decision}`,
  },
  system: 'The system',
  guest: (name: string) => `${name} (guest)`,
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

/** Names of fields that read otherwise than in a row. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  ...eventFieldNames('inAudit'),
  event_id: 'Event',
  is_internal: 'Internal',
  event_grants: 'Events',
  invitation: 'Invitation',
  invited_by: 'Invited by user',
  issuer: 'Signed in by',
  sessions: 'Devices',
  ended: 'Devices',
  token_name: 'Token',
  scope: 'May',
  revision: 'Version',
  source: 'Recipients',
  send_at: 'Sent at',
  count: 'People',
  filters: 'Filter',
  from: 'Begun from',
  publish_at: 'Published at',
  event_questions: 'Questions',
  follow_up_questions: 'Questions for shortlisted students',
  email: 'E-mail',
  dob: 'Date of Birth',
  college_name: 'College',
  college_address: 'College Address',
  registered: 'Told of: registered',
  decisions: 'Told of: decisions',
  works: 'Told of: works',
  dates: 'Told of: dates',
  announcements: 'Told of: announcements',
  account: 'Told of: account',
  judging: 'Told of: judging',
  organising: 'Told of: organising',
  is_for_all: 'For everybody',
  strip_from: 'Above the events from',
  strip_until: 'Above the events until',
};

/** What a changed field is called: 'Quiet hours' for `quiet_hours`. */
export function fieldWords(field: string): string {
  return FIELD_WORDS[field] ?? nameAsWords(field);
}
