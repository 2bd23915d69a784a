import { answerErrors, answerList, type WrongAnswer } from '@pratibha/domain/questions/answers';
import type { Question } from '@pratibha/domain/questions/questions';
import { ANSWER_ERRORS } from '@pratibha/words/questions/answer-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { said } from '../../../data/said.ts';
import { answersOf, type Entries } from './answer-state.ts';
import type { LeftOf } from './options-left.ts';

/* Beside what a preview needs, too: rules and sentences come with the forms that send. */

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
    return [
      { number: question.number, error: { code: 'option-full', option: said(String(option)) } },
    ];
  });
  const errors = Object.fromEntries(
    [...answerErrors(questions, list), ...full].map(({ number, error }) => [
      number,
      sentenceOf(ANSWER_ERRORS, error),
    ]),
  );
  return { answers, list, errors };
}
