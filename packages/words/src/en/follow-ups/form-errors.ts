import type { FollowUpError } from '@pratibha/domain/follow-ups/follow-ups';
import type { Sentences } from '../sentences.ts';
import { formatDay } from '../time.ts';

/** What is said under the last day of follow-up questions. */
export const FOLLOW_UP_ERRORS: Sentences<FollowUpError> = {
  'follow-up-no-day': 'Enter a day, such as 2025-08-10.',
  'follow-up-day-alone': 'Write a question first: with a day alone nobody is asked.',
  'follow-up-day-after-event': ({ day }) =>
    `The event is on ${formatDay(day)}: ask for answers until then.`,
};
