import { inLatinDigits } from '../language/nepali-numbers.ts';
import { LIMITS } from '../limits.ts';
import { countWords } from '../text/count-words.ts';
import { type LinkError, linkError, withScheme } from '../text/links.ts';
import { textError } from '../text/text-rule.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { OTHER, type QuestionSettings } from './question-settings.ts';
import { type QuestionType, wordOf, YES_NO } from './question-types.ts';

/** What can be wrong with the answer to a question. */
export type AnswerError =
  | LinkError<'answer' | 'link'>
  | { readonly code: 'invalid-choice' }
  | { readonly code: 'not-a-text' }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'not-a-day' }
  | { readonly code: 'day-too-early'; readonly min: string }
  | { readonly code: 'day-too-late'; readonly max: string }
  | { readonly code: 'number-too-small'; readonly least: number }
  | { readonly code: 'number-too-large'; readonly most: number }
  | { readonly code: 'answer-of-too-many-words'; readonly limit: number };

/** What the rules know of the answers to a type of question. */
type AnswerRules = {
  /** What is wrong where a required answer is missing. */
  readonly missing: AnswerError;
  /** The JSON value that a given one stands for; texts are trimmed for every type. */
  readonly normalise: (value: unknown) => unknown;
  /** What is wrong with an answer that was given, or null. */
  readonly error: (answer: unknown, settings: QuestionSettings) => AnswerError | null;
};

const asGiven = (value: unknown): unknown => value;

const INVALID_CHOICE = { code: 'invalid-choice' } as const;
const NOT_A_TEXT = { code: 'not-a-text' } as const;

const WRITTEN = { missing: { code: 'required', field: 'answer' }, normalise: asGiven } as const;
const CHOSEN = { missing: INVALID_CHOICE, normalise: asGiven } as const;

/** The rules of the answers to every type. A type without them does not compile. */
export const ANSWER_RULES: Readonly<Record<QuestionType, AnswerRules>> = {
  single_choice: {
    ...CHOSEN,
    error: (answer, settings) =>
      typeof answer === 'string' ? choiceError(answer, settings) : INVALID_CHOICE,
  },
  multiple_choice: { ...CHOSEN, error: choicesError },
  short_text: { ...WRITTEN, error: writtenError },
  long_text: { ...WRITTEN, error: writtenError },
  number: { ...WRITTEN, error: numberError },
  url: {
    ...WRITTEN,
    normalise: (value) => (typeof value === 'string' ? withScheme(value) : value),
    error: urlError,
  },
  yes_no: {
    missing: INVALID_CHOICE,
    normalise: (value) => (typeof value === 'boolean' ? wordOf(value) : value),
    error: (answer) => (YES_NO.some((each) => each === answer) ? null : INVALID_CHOICE),
  },
  date: {
    ...WRITTEN,
    normalise: (value) => (typeof value === 'string' ? inLatinDigits(value) : value),
    error: dayError,
  },
};

function writtenError(answer: unknown, { max_words }: QuestionSettings): AnswerError | null {
  if (typeof answer !== 'string') return NOT_A_TEXT;
  const error = textError(answer, { field: 'answer', limit: LIMITS.answer });
  if (error !== null || max_words === null) return error;
  return countWords(answer) > max_words
    ? { code: 'answer-of-too-many-words', limit: max_words }
    : null;
}

/** A number, whole or not; the smallest and the largest one that are allowed are right. */
function numberError(answer: unknown, { least, most }: QuestionSettings): AnswerError | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return { code: 'not-a-number' };
  if (least !== null && answer < least) return { code: 'number-too-small', least };
  if (most !== null && answer > most) return { code: 'number-too-large', most };
  return null;
}

function urlError(answer: unknown): AnswerError | null {
  if (typeof answer !== 'string') return NOT_A_TEXT;
  return linkError(answer, { field: 'link' });
}

/** A calendar day; the first and the last one that are allowed are right. */
function dayError(answer: unknown, { min, max }: QuestionSettings): AnswerError | null {
  if (typeof answer !== 'string' || !isCalendarDay(answer)) return { code: 'not-a-day' };
  if (min !== null && answer < min) return { code: 'day-too-early', min };
  if (max !== null && answer > max) return { code: 'day-too-late', max };
  return null;
}

/** An option, or with `other` a text of one's own; the bare word 'Other' says nothing. */
function choiceError(answer: string, { options, other }: QuestionSettings): AnswerError | null {
  if (options.includes(answer)) return null;
  if (!other || answer === '' || answer.toLowerCase() === OTHER.toLowerCase()) {
    return INVALID_CHOICE;
  }
  return textError(answer, { field: 'answer', limit: LIMITS.answer });
}

/** Different options, among them at most one text of one's own. */
function choicesError(answer: unknown, settings: QuestionSettings): AnswerError | null {
  if (!Array.isArray(answer) || !answer.every((each) => typeof each === 'string')) {
    return INVALID_CHOICE;
  }
  const own = answer.filter((each) => !settings.options.includes(each));
  if (own.length > 1 || new Set(answer).size !== answer.length) return INVALID_CHOICE;
  return own[0] === undefined ? null : choiceError(own[0], settings);
}
