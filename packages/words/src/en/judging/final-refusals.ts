import type { FinalRefusal } from '@pratibha/domain/ranking/final-refusals';
import type { FinalError } from '@pratibha/domain/ranking/final-rules';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** Why a final does not begin, or a ballot is not taken. */
export const FINAL_REFUSAL_WORDS: Readonly<Record<FinalRefusal, string>> = {
  'final-before-end':
    'Judging is not over: the end of the round, or that of a single judge, lies ahead.',
  'final-is-open': 'A final of this round goes on.',
  'final-too-small': 'A final takes two works at least, each with a score sheet that counts.',
  'final-too-large':
    'So many works are equal there that the final would have more than twelve. Choose fewer.',
  'final-over': 'This final is over.',
  'final-pair-gone':
    'You do not choose between these two works any more. The next ones are shown instead.',
  'no-final': 'This round has no final.',
};

/** What the texts of a final are called within a sentence. */
export const FINAL_LABELS = { 'final-reason': 'The reason' } as const;

/** What is said where such a text is missing. */
export const FINAL_REQUIRED = {
  'final-reason': 'Say why it stands before a work that is better by its sheets.',
} as const;

/** What is said at the rank that a meeting gave. */
export const FINAL_ERRORS: Sentences<FinalError> = textSentences(FINAL_LABELS, FINAL_REQUIRED);
