import type { EventFieldError } from '@pratibha/domain/events/event-form';
import type { Sentences } from '../../sentences.ts';
import { textSentences } from '../../text-errors.ts';
import { notACount, VALUE_ERRORS } from '../../value-errors.ts';
import { eventFieldNames } from './fields.ts';

const SUBMISSION_DATES = 'Submission dates are required.';

/** What the fields are called within a sentence. */
export const EVENT_LABELS = eventFieldNames('called');

/** What is said where one is missing, instead of '… is required'. */
export const EVENT_REQUIRED = {
  submission_start: SUBMISSION_DATES,
  submission_close: SUBMISSION_DATES,
} as const;

/** What is said under a field of the event form, word for word from R5.7 and R5.8. */
export const EVENT_FORM_ERRORS: Sentences<EventFieldError> = {
  ...VALUE_ERRORS,
  ...textSentences(EVENT_LABELS, EVENT_REQUIRED),
  'registration-close-not-after-open': 'Registration close must be after registration open.',
  'submission-close-not-after-start': 'Submission close must be after submission start.',
  'submission-start-before-registration-close':
    'Submission start cannot be before registration close.',
  'without-event-date': 'Choose an event date first.',
  'end-without-start': 'Say when it starts, too.',
  'end-not-after-start': 'The end must be after the start.',
  'last-day-not-after-event-date': 'The last day must be after the event date.',
  'unknown-event-status': 'Select Active or Inactive',
  'not-a-count': notACount,
};
