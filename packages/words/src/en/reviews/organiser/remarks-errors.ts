import { textSentences } from '../../text-errors.ts';

/** What is said under the remarks of a decision. */
export const REMARKS_ERRORS = textSentences({ remarks: 'Remarks' });

/** What is said under the reason for taking a decision back. */
export const REOPEN_REASON_ERRORS = textSentences({ reason: 'Reason' });
