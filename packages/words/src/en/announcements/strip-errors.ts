import type { StripError } from '@pratibha/domain/announcements/strips';
import type { Sentences } from '../sentences.ts';

/** What is said of the time for which an announcement stands above the events. */
export const STRIP_ERRORS: Sentences<StripError> = {
  'strip-ends-before-start': 'Choose an end after the beginning.',
};
