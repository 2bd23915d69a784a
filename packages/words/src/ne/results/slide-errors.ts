import type { SlideError } from '@pratibha/domain/results/show';
import type * as English from '../../en/results/slide-errors.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** What a text between awards is called within a sentence. */
export const SLIDE_LABELS: Said<typeof English.SLIDE_LABELS> = { slide: 'लेख' };

/** What is said where it is missing. */
export const SLIDE_REQUIRED: Said<typeof English.SLIDE_REQUIRED> = {
  slide: 'पर्दामा के देखाउने हो, लेख्नुहोस्।',
};

/** What is said at such a text. */
export const SLIDE_ERRORS: Sentences<SlideError> = textSentences(SLIDE_LABELS, SLIDE_REQUIRED);
