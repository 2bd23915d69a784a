import type { ANNOUNCEMENT_ERRORS as ENGLISH } from '../../en/announcements/form-errors.ts';
import { textSentences } from '../text-errors.ts';
import { PLACEHOLDER_ERRORS } from './placeholder-errors.ts';

/** What these fields are called within a sentence. */
const ANNOUNCEMENT_LABELS = { subject: 'विषय', text: 'पाठ' } as const;

/** What is said under a field of an announcement. */
export const ANNOUNCEMENT_ERRORS: typeof ENGLISH = {
  ...textSentences(ANNOUNCEMENT_LABELS),
  'several-lines': 'विषय एउटै लाइनमा लेख्नुहोस्।',
  ...PLACEHOLDER_ERRORS,
  'no-filter-of-this-list': 'घोषणा पाउनेको सूची यसरी छान्न मिल्दैन।',
};
