import type { AnnouncementFieldError } from '@pratibha/domain/announcements/announcements';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What these fields are called within a sentence. */
export const ANNOUNCEMENT_LABELS = { subject: 'Subject', text: 'Text' } as const;

/** What is said under a field of an announcement. */
export const ANNOUNCEMENT_ERRORS: Sentences<AnnouncementFieldError> = {
  ...textSentences(ANNOUNCEMENT_LABELS),
  'several-lines': 'Write the subject in one line.',
  'unknown-placeholder': ({ name, line }) =>
    `Line ${line}: there is no placeholder “${name}” for this list.`,
  'placeholder-without-fallback': ({ name, line }) =>
    `Line ${line}: say what stands where nothing is known, as in {{${name}|…}}.`,
  'placeholder-not-closed': ({ line }) =>
    `Line ${line}: a placeholder begins with {{ and ends with }}, with none within another.`,
  'no-filter-of-this-list': 'The list of the recipients has no such filter.',
};
