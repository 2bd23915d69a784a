import type { Answer, Question } from '@pratibha/domain/questions/questions';
import { BLANK_ENTRY, type Entry, QUESTION_LOOKS } from '../../questions/questions.ts';
import type { Entries } from './answer-state.ts';

/** Answers that were kept as a form has them. */
export function entriesOf(
  questions: readonly Question[],
  answers: Readonly<Record<string, Answer>>,
): Entries {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.number];
      return answer === undefined ? [] : [[question.number, entryOf(question, answer)]];
    }),
  );
}

/** What is none of the options is the text of Other. */
function entryOf(question: Question, answer: Answer): Entry {
  const { field } = QUESTION_LOOKS[question.type];
  if (field.as !== 'choice') return { ...BLANK_ENTRY, text: String(answer) };
  const options = field.options ?? question.options;
  const given = Array.isArray(answer) ? answer : [String(answer)];
  const chosen = given.filter((each) => options.includes(each));
  const own = given.find((each) => !options.includes(each));
  return {
    text: field.isMany ? '' : (chosen[0] ?? ''),
    chosen: field.isMany ? chosen : [],
    isOther: own !== undefined,
    other: own ?? '',
  };
}
