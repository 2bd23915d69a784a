import type { AuditAction } from '@pratibha/domain/audit/audit-kinds';

/** Words of the audit screen, which R2.1 adds. */
export const AUDIT_WORDS = {
  heading: 'Audit',
  intro: 'Every change, newest first: who did what to whom.',
  action: 'Action',
  allActions: 'All Actions',
  subject: 'Kind',
  allSubjects: 'All Kinds',
  subjectId: 'ID',
  subjectIdPlaceholder: 'ID of the thing',
  columns: {
    at: 'When',
    actor: 'Who',
    action: 'What',
    subject: 'To what',
    changes: 'Changes',
  },
  system: 'The system',
  subjectOf: (type: string, id: number | null) => (id === null ? type : `${type} ${id}`),
  details: 'Change',
  before: 'Before',
  after: 'After',
  field: 'Field',
  value: 'Value',
  request: 'Request',
  none: '–',
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  loadFailed: 'Failed to load the audit',
} as const;

/** The changes that are written down, by their names in the audit. */
export const AUDIT_ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  'user.created': 'First sign-in',
  'user.granted': 'Rights granted at sign-in',
  'identity.joined': 'Sign-in joined to an account',
  'user.updated': 'User changed',
  'user.deleted': 'User deleted',
  'user.erased': 'User erased for good',
  'user.signed-out': 'User signed out everywhere',
  'session.ended': 'Signed out of a device',
  'session.others-ended': 'Signed out of other devices',
  'erasure.requested': 'Erasure asked for',
  'erasure.withdrawn': 'Erasure request taken back',
  'profile.updated': 'Profile saved',
  'event.created': 'Event created',
  'event.updated': 'Event changed',
  'event.deleted': 'Event deleted',
  'event.restored': 'Event restored',
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
};

/** What a change is called; one that an older release wrote keeps its name. */
export function actionWords(action: string): string {
  const known: Readonly<Record<string, string>> = AUDIT_ACTION_WORDS;
  return known[action] ?? action;
}
