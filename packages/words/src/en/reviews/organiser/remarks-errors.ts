import type { RemarksError } from '@pratibha/domain/reviews/remarks';
import { PLACEHOLDER_ERRORS } from '../../announcements/placeholder-errors.ts';
import type { Sentences } from '../../sentences.ts';
import { textSentences } from '../../text-errors.ts';

/** What is said under the remarks of a decision. */
export const REMARKS_ERRORS: Sentences<RemarksError> = {
  ...textSentences({ remarks: 'Remarks' }),
  ...PLACEHOLDER_ERRORS,
};

/** What is said under the reason for taking a decision back. */
export const REOPEN_REASON_ERRORS = textSentences({ reason: 'Reason' });
