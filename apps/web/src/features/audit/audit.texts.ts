/** Texts of the audit screen, which is beyond the spec. */
export const AUDIT = {
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
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  'user.created': 'First sign-in',
  'user.granted': 'Rights granted at sign-in',
  'identity.joined': 'Sign-in joined to an account',
  'user.updated': 'User changed',
  'user.deleted': 'User deleted',
  'profile.updated': 'Profile saved',
  'event.created': 'Event created',
  'event.updated': 'Event changed',
  'event.deleted': 'Event deleted',
  'registration.created': 'Registered',
  'registration.withdrawn': 'Registration withdrawn',
  'registration.reviewed': 'Registration reviewed',
  'registration.reopened': 'Registration reopened',
  'submission.created': 'Work submitted',
  'submission.resubmitted': 'Work resubmitted',
  'submission.reviewed': 'Submission reviewed',
  'submission.reopened': 'Submission reopened',
};

export const AUDIT_SUBJECTS = ['user', 'event', 'registration', 'submission'] as const;
