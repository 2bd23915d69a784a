import { tooLong } from '../text-errors.ts';

/** What texts of a review are called within a sentence. */
export const REVIEW_LABELS = { remarks: 'Remarks', reason: 'The reason' } as const;

/** What is said of a review that cannot be read. */
export const REVIEW_ERRORS = {
  'too-long': tooLong(REVIEW_LABELS),
  'unknown-decision': ({ values }: { readonly values: readonly string[] }) =>
    `Choose one of ${values.join(', ')}.`,
  'reason-missing': 'Give the reason for reopening.',
} as const;
