import type { RoundFieldError } from '@pratibha/domain/judging/rounds';
import type { SheetError } from '@pratibha/domain/judging/score-sheets';
import type { Sentences } from '../sentences.ts';
import { textSentences, tooLong, UNSTORABLE_TEXT } from '../text-errors.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What the fields of a round are called within a sentence. */
export const ROUND_LABELS = {
  title: 'Title',
  takes: 'Works',
  best: 'How many',
  opens_at: 'The beginning',
  closes_at: 'The end',
  judges_per_work: 'Judges a work',
  minutes_per_work: 'Minutes a work',
  is_blind: 'Blind',
} as const;

/** What is said under a field of a round. */
export const ROUND_ERRORS: Sentences<RoundFieldError> = {
  ...VALUE_ERRORS,
  ...textSentences(ROUND_LABELS),
  'round-window-backwards': 'The end must be after the beginning.',
};

/** What the texts of a sheet are called within a sentence. */
export const SHEET_LABELS = { comment: 'The comment', note: 'The note' } as const;

const words = (count: number) => (count === 1 ? '1 word' : `${count} words`);

/** What is said at a part of a score sheet. */
export const SHEET_ERRORS: Sentences<SheetError> = {
  'unknown-criterion': 'This criterion is not of the rubric any more.',
  'no-such-level': ({ most }) => `Choose a level from 1 to ${most}.`,
  'score-missing': 'Choose a level.',
  'comment-missing': 'Write a comment for the participant.',
  'comment-too-short': ({ least, words: count }) =>
    `Write at least ${words(least)}; these are ${count}.`,
  'too-long': tooLong(SHEET_LABELS),
  'unstorable-text': UNSTORABLE_TEXT,
};
