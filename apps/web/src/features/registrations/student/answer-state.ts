import { answerErrors, answerList, type WrongAnswer } from '@pratibha/domain/questions/answers';
import { isRecord } from '@pratibha/domain/questions/question-numbers';
import type { AnswerMap, Question } from '@pratibha/domain/questions/questions';
import { ANSWER_ERRORS } from '@pratibha/words/questions/answer-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { mergedOver } from '../../../ui/forms/use-draft.ts';
import { BLANK_ENTRY, type Entry, QUESTION_LOOKS } from '../../questions/questions.ts';
import type { LeftOf } from './options-left.ts';

export type Entries = Readonly<Record<string, Entry>>;

/** What was kept of the answers, any JSON value: those to questions that are asked still. */
export function restoredEntries(questions: readonly Question[], saved: unknown): Entries {
  if (!isRecord(saved)) return {};
  const answered = questions.filter(({ number }) => Object.hasOwn(saved, number));
  return Object.fromEntries(
    answered.map(({ number }) => [number, mergedOver(BLANK_ENTRY, saved[number])]),
  );
}

/**
 * What was entered, as the rules in domain read it. A blank Other is the bare word, which they
 * refuse.
 */
export function answersOf(questions: readonly Question[], entries: Entries): AnswerMap {
  return Object.fromEntries(
    questions.map(({ number, type }) => [
      number,
      QUESTION_LOOKS[type].answerOf(entries[number] ?? BLANK_ENTRY),
    ]),
  );
}

/**
 * The answers as they are sent, and the message for each question that still needs one; also where
 * an option that is chosen is full.
 */
export function checkEntries(
  questions: readonly Question[],
  entries: Entries,
  leftOf: LeftOf = () => null,
) {
  const answers = answersOf(questions, entries);
  const list = answerList(questions, answers);
  const chosen = new Map(list.flatMap((pair) => Object.entries(pair)));
  const full = questions.flatMap((question): WrongAnswer[] => {
    const options = [chosen.get(question.number)].flat();
    const option = options.find((each) => leftOf(question, String(each)) === 0);
    if (option === undefined) return [];
    return [{ number: question.number, error: { code: 'option-full', option: String(option) } }];
  });
  const errors = Object.fromEntries(
    [...answerErrors(questions, list), ...full].map(({ number, error }) => [
      number,
      sentenceOf(ANSWER_ERRORS, error),
    ]),
  );
  return { answers, list, errors };
}
