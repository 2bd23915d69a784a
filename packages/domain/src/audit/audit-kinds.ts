/** What is written down of each kind of thing that is changed, by its names in the audit. */
const AUDITED = {
  user: [
    'user.created',
    'user.granted',
    'identity.joined',
    'invitation.made',
    'invitation.withdrawn',
    'invitation.accepted',
    'user.updated',
    'user.corrected',
    'user.deleted',
    'user.erased',
    'user.signed-out',
    'session.ended',
    'session.others-ended',
    'token.made',
    'token.ended',
    'calendar.linked',
    'calendar.ended',
    'notifications.chosen',
    'erasure.requested',
    'erasure.withdrawn',
    'profile.updated',
  ],
  event: [
    'event.created',
    'event.updated',
    'event.deleted',
    'event.restored',
    'event.follow-up-changed',
    'event.decisions-sent',
    'event.decisions-removed',
  ],
  registration: [
    'registration.created',
    'registration.answers-changed',
    'registration.follow-up-answered',
    'registration.withdrawn',
    'registration.answers-forgotten',
    'registration.reviewed',
    'registration.reopened',
    'registration.undone',
  ],
  submission: [
    'submission.created',
    'submission.resubmitted',
    'submission.reviewed',
    'submission.reopened',
    'submission.undone',
  ],
  template: ['template.kept', 'template.dropped'],
  mail: ['mail.sent-again', 'mail.address-lifted'],
  announcement: [
    'announcement.made',
    'announcement.changed',
    'announcement.deleted',
    'announcement.tested',
    'announcement.sent',
    'announcement.stopped',
    'announcement.resent',
  ],
  edition: [
    'edition.created',
    'edition.draft-discarded',
    'edition.published',
    'edition.scheduled',
    'edition.unscheduled',
    'edition.confirmed',
    'edition.restored',
  ],
  picture: ['picture.uploaded', 'picture.cropped'],
} as const satisfies Readonly<Record<string, readonly `${string}.${string}`[]>>;

export type AuditKind = keyof typeof AUDITED;
export type AuditAction = (typeof AUDITED)[AuditKind][number];

export const AUDIT_SUBJECTS = Object.keys(AUDITED) as readonly AuditKind[];
export const AUDIT_ACTIONS: readonly AuditAction[] = Object.values(AUDITED).flat();
