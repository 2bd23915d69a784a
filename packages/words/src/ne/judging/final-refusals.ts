import type { FinalRefusal } from '@pratibha/domain/ranking/final-refusals';
import type { FinalError } from '@pratibha/domain/ranking/final-rules';
import type * as English from '../../en/judging/final-refusals.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** Why a final does not begin, or a ballot is not taken. */
export const FINAL_REFUSAL_WORDS: Readonly<Record<FinalRefusal, string>> = {
  'final-before-end': 'मूल्याङ्कन सकिएको छैन: चरणको वा कुनै निर्णायकको समय अझै बाँकी छ।',
  'final-is-open': 'यस चरणको फाइनल चलिरहेको छ।',
  'final-too-small': 'फाइनलका लागि कम्तीमा दुई कृति चाहिन्छ, र दुवैको गनिने अङ्कपत्र हुनुपर्छ।',
  'final-too-large': 'त्यहाँ धेरै कृति बराबरीमा छन्, त्यसैले फाइनलमा बाह्रभन्दा बढी पुग्छन्। थोरै छान्नुहोस्।',
  'final-over': 'यो फाइनल सकियो।',
  'final-pair-gone': 'यी दुई कृतिमध्ये अब छान्नु पर्दैन। बरु अर्को जोडी देखाइएको छ।',
  'no-final': 'यस चरणमा फाइनल छैन।',
};

/** What the texts of a final are called within a sentence. */
export const FINAL_LABELS: Said<typeof English.FINAL_LABELS> = { 'final-reason': 'कारण' };

/** What is said where such a text is missing. */
export const FINAL_REQUIRED: Said<typeof English.FINAL_REQUIRED> = {
  'final-reason': 'अङ्कपत्रमा बढी अङ्क पाएको कृतिभन्दा यसलाई किन माथि राखियो, लेख्नुहोस्।',
};

/** What is said at the rank that a meeting gave. */
export const FINAL_ERRORS: Sentences<FinalError> = textSentences(FINAL_LABELS, FINAL_REQUIRED);
