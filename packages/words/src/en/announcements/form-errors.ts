import type { AnnouncementFieldError } from '@pratibha/domain/announcements/announcements';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';
import { PLACEHOLDER_ERRORS } from './placeholder-errors.ts';

/** What these fields are called within a sentence. */
const ANNOUNCEMENT_LABELS = { subject: 'Subject', text: 'Text' } as const;

/** What is said under a field of an announcement. */
export const ANNOUNCEMENT_ERRORS: Sentences<AnnouncementFieldError> = {
  ...textSentences(ANNOUNCEMENT_LABELS),
  'several-lines': 'Write the subject in one line.',
  ...PLACEHOLDER_ERRORS,
  'no-filter-of-this-list': 'The list of the recipients has no such filter.',
};
