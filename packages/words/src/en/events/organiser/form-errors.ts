import type { EventFieldError } from '@pratibha/domain/events/event-form';
import type { Sentences } from '../../sentences.ts';
import { linkSentences } from '../../text-errors.ts';

const SUBMISSION_DATES = 'Submission dates are required.';

/** What these fields are called within a sentence. */
export const EVENT_LABELS = {
  title: 'Title',
  description: 'Description',
  event_banner: 'Event banner',
  event_details_url: 'Event details URL',
  registration_open: 'Registration open',
  registration_close: 'Registration close',
  submission_start: 'Submission start',
  submission_close: 'Submission close',
} as const;

/** What is said where one is missing, instead of '… is required'. */
export const EVENT_REQUIRED = {
  submission_start: SUBMISSION_DATES,
  submission_close: SUBMISSION_DATES,
} as const;

/** What is said under a field of the event form, word for word from R5.7 and R5.8. */
export const EVENT_FORM_ERRORS: Sentences<EventFieldError> = {
  ...linkSentences(EVENT_LABELS, EVENT_REQUIRED),
  'registration-close-not-after-open': 'Registration close must be after registration open.',
  'submission-close-not-after-start': 'Submission close must be after submission start.',
  'submission-start-before-registration-close':
    'Submission start cannot be before registration close.',
  'unknown-event-status': 'Select Active or Inactive',
  'invalid-instant': 'Enter a valid date and time with its offset.',
  'invalid-day': 'Enter a valid date.',
  'not-a-count': ({ most }) =>
    `Enter a whole number from 1 to ${most.toLocaleString('en-US')}, or leave it empty.`,
};
