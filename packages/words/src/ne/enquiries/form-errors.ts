import type {
  ENQUIRY_ERRORS as ENGLISH,
  ENQUIRY_LABELS as LABELS,
  ENQUIRY_REQUIRED as REQUIRED,
} from '../../en/enquiries/form-errors.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** What these fields are called within a sentence. */
export const ENQUIRY_LABELS: Said<typeof LABELS> = {
  enquiry: 'तपाईंको प्रश्न',
  response: 'उत्तर',
  shared_text: 'प्रश्न',
};

/** What is said where one is missing, instead of '… is required'. */
export const ENQUIRY_REQUIRED: Said<typeof REQUIRED> = {
  enquiry: 'आफ्नो प्रश्न लेख्नुहोस्।',
  response: 'उत्तर लेख्नुहोस्।',
  shared_text: 'सबैले पढ्ने गरी प्रश्न लेख्नुहोस्।',
};

/** What is said under a field of an enquiry or of a response. */
export const ENQUIRY_ERRORS: typeof ENGLISH = textSentences(ENQUIRY_LABELS, ENQUIRY_REQUIRED);
