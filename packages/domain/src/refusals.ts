import { type EventFacts, positionIn } from './events/event-facts.ts';
import type { EventStatus, RegistrationStatus, SubmissionStatus } from './statuses.ts';

/** Reasons for which somebody may not register or submit work. */
export const PARTICIPATION_REFUSALS = [
  'profile-incomplete',
  'internal-only',
  'event-ended',
  'event-deleted',
  'registration-not-open',
  'registration-closed',
  'already-registered',
  'full',
  'registered-too-often',
  'not-registered',
  'registration-rejected',
  'no-submission-needed',
  'submission-not-open',
  'submission-closed',
  'already-submitted',
  'submission-accepted',
  'submission-rejected',
] as const;
export type ParticipationRefusal = (typeof PARTICIPATION_REFUSALS)[number];

/** Reasons for which a decision may not be made or taken back. */
export const REVIEW_REFUSALS = [
  'already-reviewed',
  'not-reviewed',
  'newer-revision',
  'decided-by-another',
  'undo-too-late',
  'beyond-capacity',
  'beyond-options',
  'no-seat-left',
] as const;
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number];

/** Reasons of their own for which a registration may not be withdrawn. */
export const WITHDRAWAL_REFUSALS = [
  'withdrawal-closed',
  'withdrawal-reviewed',
  'withdrawal-submitted',
] as const;
export type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number];

/** Reasons of their own for which the answers of a registration may not be changed. */
export const ANSWER_REFUSALS = [
  'answers-closed',
  'answers-reviewed',
  'answers-changed-too-often',
] as const;
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number];

/** Reasons of their own for which somebody may not say that they cannot come, or take it back. */
export const COMING_REFUSALS = ['not-shortlisted', 'event-day-over', 'chosen-option-full'] as const;
export type ComingRefusal = (typeof COMING_REFUSALS)[number];

/** Reasons for which an account, a session or a token may not be changed. */
export const ACCOUNT_REFUSALS = [
  'cannot-edit-self',
  'cannot-delete-self',
  'cannot-change-own-role',
  'role-not-assignable',
  'target-above-you',
  'target-not-below-you',
  'email-of-sign-in',
  'last-super-admin',
  'already-deleted',
  'already-erased',
  'session-in-use',
  'too-many-tokens',
  'too-many-invitations',
  'not-an-event-admin',
] as const;
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number];

/** Reasons of their own for which an event may not be changed. */
export const EVENT_REFUSALS = ['event-not-deleted'] as const;
export type EventRefusal = (typeof EVENT_REFUSALS)[number];

/** Reasons for which a mail may not be sent again. */
export const MAIL_REFUSALS = ['mail-is-off', 'mail-not-failed'] as const;
export type MailRefusal = (typeof MAIL_REFUSALS)[number];
/** Reasons for which something may not be done with an announcement. */
export const ANNOUNCEMENT_REFUSALS = [
  'announcement-not-a-draft',
  'announcement-time-past',
  'announcement-without-recipients',
  'announcement-not-under-way',
  'announcement-nothing-failed',
  'announcement-shows-no-strip',
] as const;
export type AnnouncementRefusal = (typeof ANNOUNCEMENT_REFUSALS)[number];

/** Reasons for which something may not be done with an edition. */
export const EDITION_REFUSALS = [
  'edition-has-errors',
  'edition-has-warnings',
  'edition-time-past',
  'edition-is-archived',
  'edition-unchanged',
  'edition-year-taken',
  'edition-not-scheduled',
  'edition-not-to-confirm',
  'edition-never-published',
  'pictures-of-the-day',
] as const;
export type EditionRefusal = (typeof EDITION_REFUSALS)[number];

export type RegisterFacts = {
  event: EventFacts;
  isInternal: boolean;
  isRegistered: boolean;
  isFull: boolean;
  isProfileComplete: boolean;
};

/**
 * Why this user may not register now, or null.
 *
 * Order: the event itself, internal only, already registered, the registration window, full, and
 * the profile last: nobody should fill in a profile only to hear that registration is closed.
 */
export function whyNotRegister(facts: RegisterFacts, now: Date): ParticipationRefusal | null {
  const { event } = facts;
  const gone = whyNotTakePart(event, facts.isInternal);
  if (gone !== null) return gone;
  if (facts.isRegistered) return 'already-registered';
  const position = positionIn(event.registration_open, event.registration_close, now);
  if (position === 'after') return 'registration-closed';
  if (position !== 'within') return 'registration-not-open';
  if (facts.isFull) return 'full';
  return facts.isProfileComplete ? null : 'profile-incomplete';
}

export type SubmitFacts = {
  event: EventFacts;
  isInternal: boolean;
  /** Null when the user is not registered. */
  registrationStatus: RegistrationStatus | null;
  /** Null when nothing has been submitted. */
  submissionStatus: SubmissionStatus | null;
  isProfileComplete: boolean;
};

/**
 * Why this user may not submit or resubmit work now, or null.
 *
 * Order: the event itself, internal only, no submission needed, not registered, the user's own
 * standing, the submission window, the profile last (as for registering).
 */
export function whyNotSubmit(facts: SubmitFacts, now: Date): ParticipationRefusal | null {
  const { event } = facts;
  const gone = whyNotTakePart(event, facts.isInternal);
  if (gone !== null) return gone;
  if (!event.requires_submission) return 'no-submission-needed';
  if (facts.registrationStatus === null) return 'not-registered';
  const standing = standingRefusal(facts);
  if (standing !== null) return standing;
  const position = positionIn(event.submission_start, event.submission_close, now);
  if (position === 'after') return 'submission-closed';
  // Registration still counts as open at its closing instant, even where submissions start then.
  if (position !== 'within' || now <= event.registration_close) return 'submission-not-open';
  return facts.isProfileComplete ? null : 'profile-incomplete';
}

/**
 * Why what the user has already done leaves nothing to submit, or null. A submission that was
 * taken in keeps its own answer even when the registration is rejected afterwards.
 */
export function standingRefusal(
  facts: Pick<SubmitFacts, 'registrationStatus' | 'submissionStatus'>,
): ParticipationRefusal | null {
  if (facts.submissionStatus === 'ACCEPTED') return 'submission-accepted';
  if (facts.submissionStatus === 'REJECTED') return 'submission-rejected';
  if (facts.submissionStatus === 'PENDING') return 'already-submitted';
  return facts.registrationStatus === 'REJECTED' ? 'registration-rejected' : null;
}

/** Why nobody, or not this user, may take part in the event at any time, or null. */
function whyNotTakePart(event: EventFacts, isInternal: boolean): ParticipationRefusal | null {
  const gone = whyIsGone(event);
  if (gone !== null) return gone;
  return event.internal_event && !isInternal ? 'internal-only' : null;
}

/** Why nothing can be done about the event any more, or null. */
export function whyIsGone({
  status,
}: Pick<EventFacts, 'status'>): 'event-deleted' | 'event-ended' | null {
  if (status === 'DELETED') return 'event-deleted';
  return status === 'ACTIVE' ? null : 'event-ended';
}

/** Why a registration may not be withdrawn, or null: PENDING ones, until registration closes. */
export function whyNotWithdraw(
  facts: {
    event: EventFacts;
    registrationStatus: RegistrationStatus | null;
    /** Whether work was handed in on it. */
    hasWork: boolean;
  },
  now: Date,
): ParticipationRefusal | WithdrawalRefusal | null {
  if (facts.event.status === 'DELETED') return 'event-deleted';
  if (facts.registrationStatus === null) return 'not-registered';
  if (facts.registrationStatus !== 'PENDING') return 'withdrawal-reviewed';
  if (facts.hasWork) return 'withdrawal-submitted';
  if (facts.event.status !== 'ACTIVE') return 'event-ended';
  return now > facts.event.registration_close ? 'withdrawal-closed' : null;
}

/** Only a PENDING registration can be approved or rejected (R4.11). */
export function whyNotReviewRegistration(facts: {
  status: RegistrationStatus;
}): ReviewRefusal | null {
  return facts.status === 'PENDING' ? null : 'already-reviewed';
}

/**
 * Only a PENDING submission can be reviewed (R4.12), and only in the revision the
 * reviewer has read: `reviewedRevision` null means whichever is current.
 */
export function whyNotReviewSubmission(facts: {
  status: SubmissionStatus;
  revision: number;
  reviewedRevision: number | null;
}): ReviewRefusal | null {
  if (facts.reviewedRevision !== null && facts.reviewedRevision !== facts.revision) {
    return 'newer-revision';
  }
  return facts.status === 'PENDING' ? null : 'already-reviewed';
}

/** Reopening takes back a review, so there must be one. */
export function whyNotReopen(facts: {
  status: RegistrationStatus | SubmissionStatus;
}): ReviewRefusal | null {
  return facts.status === 'PENDING' ? 'not-reviewed' : null;
}

/** Milliseconds for which a decision can be undone. */
export const UNDO_MS = 30_000;

/** Whoever decided may undo it for a moment, without a reason; afterwards it is reopened. */
export function whyNotUndo(
  facts: {
    status: RegistrationStatus | SubmissionStatus;
    isOwn: boolean;
    reviewedAt: Date | null;
  },
  now: Date,
): ReviewRefusal | null {
  if (facts.status === 'PENDING' || facts.reviewedAt === null) return 'not-reviewed';
  if (!facts.isOwn) return 'decided-by-another';
  return now.getTime() - facts.reviewedAt.getTime() > UNDO_MS ? 'undo-too-late' : null;
}

/** A DELETED event cannot be edited (R4.10). */
export function whyNotEditEvent(facts: { status: EventStatus }): ParticipationRefusal | null {
  return facts.status === 'DELETED' ? 'event-deleted' : null;
}

/** A DELETED event cannot be deleted again (R4.10). */
export function whyNotDeleteEvent(facts: { status: EventStatus }): ParticipationRefusal | null {
  return facts.status === 'DELETED' ? 'event-deleted' : null;
}

/** Only a DELETED event can be restored. */
export function whyNotRestoreEvent(facts: { status: EventStatus }): EventRefusal | null {
  return facts.status === 'DELETED' ? null : 'event-not-deleted';
}
