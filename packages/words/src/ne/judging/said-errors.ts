import type { SaidFieldError } from '@pratibha/domain/judging/pauses';
import type * as English from '../../en/judging/said-errors.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** What is said in a few words while a round is judged, within a sentence. */
export const SAID_LABELS: Said<typeof English.SAID_LABELS> = {
  pause: 'वाक्य',
  line: 'वाक्य',
};

/** What is said where it is missing. */
export const SAID_REQUIRED: Said<typeof English.SAID_REQUIRED> = {
  pause: 'निर्णायकले पढ्ने वाक्य लेख्नुहोस्।',
  line: 'तपाईंलाई के चाहियो, एक वाक्यमा लेख्नुहोस्।',
};

/** What is said under such a field. */
export const SAID_ERRORS: Sentences<SaidFieldError> = textSentences(SAID_LABELS, SAID_REQUIRED);
