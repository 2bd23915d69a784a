import type { AnswerListError } from '@pratibha/domain/questions/answers';
import type { Sentences } from '../sentences.ts';
import { linkSentences } from '../text-errors.ts';
import { formatDay } from '../time.ts';
import { numberWords } from './number-words.ts';

/** What these fields are called within a sentence. */
export const ANSWER_LABELS = { answer: 'An answer', link: 'A link' } as const;

/** What is said where one is missing, instead of '… is required'. */
export const ANSWER_REQUIRED = { answer: 'Please answer this question.' } as const;

/** What is said under a question; that of a choice is word for word from R5.4. */
export const ANSWER_ERRORS: Sentences<AnswerListError> = {
  ...linkSentences(ANSWER_LABELS, ANSWER_REQUIRED),
  'invalid-choice': 'Please select or enter a valid response.',
  'not-a-text': 'Enter a text.',
  'not-a-number': 'Enter a number.',
  'not-a-day': 'Enter a valid date between 1900 and 2199.',
  'day-too-early': ({ min }) => `Enter a date not before ${formatDay(min)}.`,
  'day-too-late': ({ max }) => `Enter a date not after ${formatDay(max)}.`,
  'number-too-small': ({ least }) => `Enter ${numberWords(least)} or more.`,
  'number-too-large': ({ most }) => `Enter ${numberWords(most)} or less.`,
  'answer-of-too-many-words': ({ limit }) =>
    `An answer can have at most ${limit === 1 ? '1 word' : `${numberWords(limit)} words`}.`,
  'not-a-list-of-answers': 'Enter a list of answers, each an object with one question number.',
  'unknown-question': 'There is no such question.',
  'answered-twice': 'This question is answered twice.',
  'not-asked': 'This question is not asked after the other answers.',
  'option-full': ({ option }) => `“${option}” is full. Please choose another option.`,
};
