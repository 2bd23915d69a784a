import { compareNumbers, isRecord } from './question-numbers.ts';
import { type Definition, type QuestionSettings, settingsIn } from './question-settings.ts';
import { type QuestionType, wordOf } from './question-types.ts';

/** One question, ready to ask: every setting has its value. */
export type Question = QuestionSettings & {
  /** Its key in event_questions: '1', '2', … */
  number: string;
  question: string;
  type: QuestionType;
  /** False unless the definition says true. */
  required: boolean;
  help: string | null;
  /** Asked only when the earlier question has (or, for multiple_choice, includes) this answer. */
  showIf: { question: string; is: string } | null;
};

/** yes_no answers are 'Yes' and 'No'; multiple_choice ones are lists. */
export type Answer = string | number | string[];
/** Answers by question number, as a form holds them. */
export type AnswerMap = Readonly<Record<string, Answer | null | undefined>>;

/** The one question asked when an event defines none (R5.4). */
export const DEFAULT_QUESTIONS: readonly Question[] = [
  {
    number: '1',
    question: 'How do you know about the event?',
    type: 'single_choice',
    ...settingsIn({}),
    options: ['Facebook', 'Instagram', 'Newspaper', 'Seniors'],
    other: true,
    required: true,
    help: null,
    showIf: null,
  },
];

/**
 * The questions in the order they are asked (by number). `event_questions` must have passed
 * `definitionErrors`; nothing and the empty object mean the default question.
 */
export function questionsOf(event_questions: unknown): readonly Question[] {
  if (!isRecord(event_questions)) return DEFAULT_QUESTIONS;
  const entries = Object.entries(event_questions);
  if (entries.length === 0) return DEFAULT_QUESTIONS;
  return entries
    .sort(([a], [b]) => compareNumbers(a, b))
    .map(([number, definition]) => questionOf(number, definition));
}

function questionOf(number: string, definition: unknown): Question {
  if (typeof definition === 'string') {
    return { ...BLANK, number, question: definition.trim(), required: true };
  }
  const given = definition as Written;
  return {
    number,
    question: given.question.trim(),
    type: given.type,
    ...settingsIn(definition as Definition),
    required: given.required ?? false,
    help: given.help?.trim() || null,
    showIf: given.show_if
      ? { question: String(given.show_if.question), is: wordOf(given.show_if.is) }
      : null,
  };
}

const BLANK = {
  ...settingsIn({}),
  type: 'short_text',
  help: null,
  showIf: null,
} as const satisfies Partial<Question>;

/** What every question has in event_questions, beside the settings of its type. */
type Written = {
  question: string;
  type: QuestionType;
  required?: boolean;
  help?: string | null;
  show_if?: { question: string | number; is: string | boolean } | null;
};

/**
 * Whether the question is asked, given the answers so far; a hidden question hides what hangs on
 * it.
 */
export function isVisible(
  question: Question,
  questions: readonly Question[],
  answers: AnswerMap,
): boolean {
  const { showIf } = question;
  if (showIf === null) return true;
  const asked = questions.find((each) => each.number === showIf.question);
  if (asked === undefined || !isVisible(asked, questions, answers)) return false;
  const answer = answers[asked.number];
  const given: unknown[] = Array.isArray(answer) ? answer : [answer];
  return given.some((each) => typeof each === 'string' && each.trim() === showIf.is);
}

/** The questions that are asked, given the answers so far. */
export function visibleQuestions(questions: readonly Question[], answers: AnswerMap): Question[] {
  return questions.filter((question) => isVisible(question, questions, answers));
}
