import type { Refusal } from './refusals.ts';

/** Every refusal in words; those that the spec gives are word for word (sections 4 and 6). */
export const REFUSAL_TEXTS: Record<Refusal, string> = {
  'profile-incomplete': 'You need to complete your profile before registering or submitting work.',
  'internal-only': 'This event is open to internal participants only.',
  'event-ended': 'This event has ended.',
  'event-deleted': 'This event is no longer available.',
  'registration-not-open': 'Registration has not opened yet.',
  'registration-closed': 'Registration for this event is closed.',
  'already-registered': 'You are already registered for this event.',
  full: 'All places for this event are taken.',
  'registered-too-often':
    'You have registered for this event ten times within a day. Try again tomorrow.',
  'not-registered': 'You are not registered for this event.',
  'registration-rejected':
    'Your registration for this event was rejected, so work cannot be submitted.',
  'no-submission-needed': 'This event does not require a submission.',
  'submission-not-open': 'Submissions have not opened yet.',
  'submission-closed': 'Submissions for this event are closed.',
  'already-submitted': 'Your work has been submitted and is awaiting review.',
  'submission-accepted': 'Your submission has been accepted.',
  'submission-rejected': 'Your submission has been rejected.',
  'already-reviewed': 'This has already been reviewed.',
  'not-reviewed': 'This has not been reviewed yet, so there is nothing to reopen.',
  'newer-revision': 'A newer version of this work has been submitted. Reload it and review again.',
  'withdrawal-closed': 'Registration has closed, so you can no longer withdraw.',
  'withdrawal-submitted': 'You have submitted work, so you can no longer withdraw.',
  'withdrawal-reviewed': 'Your registration has been reviewed, so you can no longer withdraw.',
  'cannot-edit-self': 'You cannot edit yourself',
  'cannot-delete-self': 'You cannot delete yourself',
  'cannot-change-own-role': 'You cannot change your own role.',
  'role-not-assignable': 'You cannot assign this role.',
  'target-above-you': 'Only a super admin can change a super admin.',
  'last-super-admin': 'The last active super admin must stay.',
  'already-deleted': 'This has already been deleted.',
  'already-erased': 'This person has been erased, which cannot be undone.',
  'session-in-use': 'This is the browser you are using. Log out to end it.',
};
