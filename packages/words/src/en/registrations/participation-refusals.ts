import type { ParticipationRefusal } from '@pratibha/domain/refusals';

/** Why somebody may not register or submit work; what R4.8 and R4.9 say is word for word. */
export const PARTICIPATION_WORDS: Readonly<Record<ParticipationRefusal, string>> = {
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
};
