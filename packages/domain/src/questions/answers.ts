import { ANSWER_RULES, type AnswerError } from './answer-rules.ts';
import { isQuestionNumber, isRecord } from './question-numbers.ts';

import { type Answer, type AnswerMap, isVisible, type Question } from './questions.ts';

/** What can be wrong in a list of answers. */
export type AnswerListError =
  | AnswerError
  | { readonly code: 'not-a-list-of-answers' }
  | { readonly code: 'unknown-question' }
  | { readonly code: 'answered-twice' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'option-full'; readonly option: string };

/** Where it is wrong: `number` is that of the question, '' for the list as a whole. */
export type WrongAnswer = { readonly number: string; readonly error: AnswerListError };

/** Answers as the wire carries them: `[{ "1": "Facebook" }]` (R3.9). */
export type AnswerList = Record<string, Answer>[];

/**
 * Everything wrong with the answers to an event's questions; empty when they may be stored.
 * `answers` is any JSON value. Texts are trimmed, and blank or null means not answered.
 */
export function answerErrors(questions: readonly Question[], answers: unknown): WrongAnswer[] {
  const { given, errors } = readList(questions, answers);
  // Of a wrong type an answer meets no condition, so visibility may read it as it came.
  const map = Object.fromEntries(given) as AnswerMap;
  for (const question of questions) {
    const { number } = question;
    if (errors.some((wrong) => wrong.number === number)) continue;
    const answer = given.get(number) ?? null;
    const error = isVisible(question, questions, map)
      ? answerError(question, answer)
      : answer === null
        ? null
        : ({ code: 'not-asked' } as const);
    if (error !== null) errors.push({ number, error });
  }
  return errors;
}

/**
 * The answers as they are stored: trimmed, without blanks, in the order of the questions. Only
 * for answers that passed `answerErrors`.
 */
export function normaliseAnswers(questions: readonly Question[], answers: unknown): AnswerList {
  const { given } = readList(questions, answers);
  return questions.flatMap(({ number }) => {
    const answer = given.get(number);
    return answer === undefined ? [] : [{ [number]: answer as Answer }];
  });
}

/** A form's answers as the wire wants them; hidden and blank ones are left out. */
export function answerList(questions: readonly Question[], answers: AnswerMap): AnswerList {
  const asked = questions.filter((question) => isVisible(question, questions, answers));
  const list = asked.map(({ number }) => ({ [number]: answers[number] ?? '' }));
  return normaliseAnswers(questions, list);
}

/** Reads the list into cleaned answers by number; any value may still be of a wrong type. */
function readList(questions: readonly Question[], answers: unknown) {
  const given = new Map<string, unknown>();
  const errors: WrongAnswer[] = [];
  if (!Array.isArray(answers)) {
    errors.push({ number: '', error: { code: 'not-a-list-of-answers' } });
    return { given, errors };
  }
  const answered = new Set<string>();
  for (const entry of answers as unknown[]) {
    const [pair, ...rest] = isRecord(entry) ? Object.entries(entry) : [];
    if (pair === undefined || rest.length > 0) {
      errors.push({ number: '', error: { code: 'not-a-list-of-answers' } });
      continue;
    }
    const [number, value] = pair;
    const question = questions.find((each) => each.number === number);
    if (question === undefined) {
      // A key of the sender's making must not come back as a question number.
      const known = isQuestionNumber(number) ? number : '';
      errors.push({ number: known, error: { code: 'unknown-question' } });
    } else if (answered.has(number)) {
      errors.push({ number, error: { code: 'answered-twice' } });
    } else {
      answered.add(number);
      const answer = cleaned(question, value);
      if (answer !== null) given.set(number, answer);
    }
  }
  return { given, errors };
}

/** The answer trimmed, or null when it says nothing. */
function cleaned({ type }: Question, given: unknown): unknown {
  const value = ANSWER_RULES[type].normalise(given);
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) {
    const list = value.map((each: unknown) => (typeof each === 'string' ? each.trim() : each));
    return list.length === 0 ? null : list;
  }
  return value ?? null;
}

function answerError(question: Question, answer: unknown): AnswerError | null {
  const rules = ANSWER_RULES[question.type];
  if (answer !== null) return rules.error(answer, question);
  return question.required ? rules.missing : null;
}
