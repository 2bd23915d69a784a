import { LIMITS } from '../limits.ts';
import { countWords } from '../text/count-words.ts';
import { type LinkError, linkError, withScheme } from '../text/links.ts';
import { textError } from '../text/text-rule.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { OTHER, type QuestionSettings, type Setting } from './question-settings.ts';

/** The kinds of question a questionnaire can ask. */
export const QUESTION_TYPES = [
  'single_choice',
  'multiple_choice',
  'short_text',
  'long_text',
  'number',
  'url',
  'yes_no',
  'date',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The two answers to a yes_no question. */
export const YES_NO = ['Yes', 'No'] as const;

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

/** All that the rules know of a type of question. */
type QuestionRules = {
  /** What a definition of it sets, beside what every question has. */
  readonly settings: readonly Setting[];
  /** The answers that a condition can wait for, null when no condition can name one. */
  readonly conditionAnswers: (options: readonly string[]) => readonly string[] | null;
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

const WRITTEN = {
  settings: [],
  conditionAnswers: () => null,
  missing: { code: 'required', field: 'answer' },
  normalise: asGiven,
} as const;

const CHOSEN = {
  settings: ['options', 'other'],
  conditionAnswers: (options: readonly string[]) => options,
  missing: INVALID_CHOICE,
  normalise: asGiven,
} as const;

/** The rules of every type. A type without a part of them does not compile. */
export const QUESTION_RULES: Readonly<Record<QuestionType, QuestionRules>> = {
  single_choice: {
    ...CHOSEN,
    error: (answer, settings) =>
      typeof answer === 'string' ? choiceError(answer, settings) : INVALID_CHOICE,
  },
  multiple_choice: { ...CHOSEN, error: choicesError },
  short_text: { ...WRITTEN, settings: ['max_words'], error: writtenError },
  long_text: { ...WRITTEN, settings: ['max_words'], error: writtenError },
  number: { ...WRITTEN, settings: ['least', 'most'], error: numberError },
  url: {
    ...WRITTEN,
    normalise: (value) => (typeof value === 'string' ? withScheme(value) : value),
    error: urlError,
  },
  yes_no: {
    settings: [],
    conditionAnswers: () => YES_NO,
    missing: INVALID_CHOICE,
    normalise: (value) => (typeof value === 'boolean' ? wordOf(value) : value),
    error: (answer) => (YES_NO.some((each) => each === answer) ? null : INVALID_CHOICE),
  },
  date: { ...WRITTEN, settings: ['min', 'max'], error: dayError },
};

/** The type of that name, or null. */
export function questionTypeOf(name: unknown): QuestionType | null {
  return QUESTION_TYPES.find((type) => type === name) ?? null;
}

/** A yes or no in words: true and false mean Yes and No. */
export function wordOf(is: string | boolean): string {
  if (typeof is === 'string') return is.trim();
  return is ? 'Yes' : 'No';
}

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
