import type * as English from '../../en/reviews/review-errors.ts';
import type { Said } from '../../said.ts';
import { tooLong } from '../text-errors.ts';

/** What texts of a review are called within a sentence. */
export const REVIEW_LABELS: Said<typeof English.REVIEW_LABELS> = {
  remarks: 'टिप्पणी',
  reason: 'कारण',
};

/** What is said of a review that cannot be read. */
export const REVIEW_ERRORS: Said<typeof English.REVIEW_ERRORS> = {
  'too-long': tooLong(REVIEW_LABELS),
  'unknown-decision': ({ values }) => `यीमध्ये एउटा छान्नुहोस्: ${values.join(', ')}।`,
  'reason-missing': 'फेरि खोल्नुको कारण लेख्नुहोस्।',
};
