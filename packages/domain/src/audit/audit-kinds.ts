/** The changes that are written down, by their names in the audit. */
export const AUDIT_ACTIONS = [
  'user.created',
  'user.granted',
  'identity.joined',
  'user.updated',
  'user.deleted',
  'user.erased',
  'user.signed-out',
  'session.ended',
  'session.others-ended',
  'token.made',
  'token.ended',
  'calendar.linked',
  'calendar.ended',
  'erasure.requested',
  'erasure.withdrawn',
  'profile.updated',
  'event.created',
  'event.updated',
  'event.deleted',
  'event.restored',
  'registration.created',
  'registration.withdrawn',
  'registration.reviewed',
  'registration.reopened',
  'registration.undone',
  'submission.created',
  'submission.resubmitted',
  'submission.reviewed',
  'submission.reopened',
  'submission.undone',
  'template.kept',
  'template.dropped',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of things that are changed. */
export const AUDIT_SUBJECTS = ['user', 'event', 'registration', 'submission', 'template'] as const;
