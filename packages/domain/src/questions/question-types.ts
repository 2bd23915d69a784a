import type { Setting } from './question-settings.ts';

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

/** All that the rules know of a type of question, but for its answers. */
type QuestionRules = {
  /** What a definition of it sets, beside what every question has. */
  readonly settings: readonly Setting[];
  /** The answers that a condition can wait for, null when no condition can name one. */
  readonly conditionAnswers: (options: readonly string[]) => readonly string[] | null;
};

const noAnswers = () => null;
const ofChoice: QuestionRules = {
  settings: ['options', 'other', 'seats'],
  conditionAnswers: (options) => options,
};
const ofText: QuestionRules = { settings: ['max_words'], conditionAnswers: noAnswers };

/** The rules of every type. A type without a part of them does not compile. */
export const QUESTION_RULES: Readonly<Record<QuestionType, QuestionRules>> = {
  single_choice: ofChoice,
  multiple_choice: ofChoice,
  short_text: ofText,
  long_text: ofText,
  number: { settings: ['least', 'most'], conditionAnswers: noAnswers },
  url: { settings: [], conditionAnswers: noAnswers },
  yes_no: { settings: [], conditionAnswers: () => YES_NO },
  date: { settings: ['min', 'max'], conditionAnswers: noAnswers },
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
