import type { EnquiryFieldError } from '@pratibha/domain/enquiries/enquiries';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What these fields are called within a sentence. */
export const ENQUIRY_LABELS = {
  enquiry: 'Your question',
  response: 'The answer',
  shared_text: 'The question',
} as const;

/** What is said where one is missing, instead of '… is required'. */
export const ENQUIRY_REQUIRED = {
  enquiry: 'Write your question.',
  response: 'Write the answer.',
  shared_text: 'Write the question as everybody is to read it.',
} as const;

/** What is said under a field of an enquiry or of a response. */
export const ENQUIRY_ERRORS: Sentences<EnquiryFieldError> = textSentences(
  ENQUIRY_LABELS,
  ENQUIRY_REQUIRED,
);
