import { textSentences } from '../text-errors.ts';

/** What is said under the reason of a request to be erased. */
export const ERASURE_REASON_ERRORS = textSentences({ reason: 'कारण' });
