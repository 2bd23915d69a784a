import type { SheetError } from '@pratibha/domain/judging/score-sheets';
import type { Sentences } from '../sentences.ts';
import { tooLong, UNSTORABLE_TEXT } from '../text-errors.ts';

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
