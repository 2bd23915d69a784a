import { type Question, questionsOf } from './questions.ts';

/** What is different between two questionnaires, by the words of their questions. */
type ComparedQuestions = {
  /** Only in the second. */
  readonly added: readonly string[];
  /** Only in the first. */
  readonly removed: readonly string[];
  /** In both, and asked otherwise: of another type, with other options, needed or not. */
  readonly changed: readonly string[];
  /** Whether what both have comes in another order. */
  readonly isReordered: boolean;
};

/**
 * Compares two questionnaires as they are defined. What makes a question the same are its words,
 * whatever its number is.
 */
export function comparedQuestions(before: unknown, after: unknown): ComparedQuestions {
  const [first, second] = [questionsOf(before), questionsOf(after)];
  const inFirst = new Map(first.map((each) => [each.question, each]));
  const inSecond = new Map(second.map((each) => [each.question, each]));
  const both = first.filter(({ question }) => inSecond.has(question));
  const order = second.filter(({ question }) => inFirst.has(question));
  const asked = (each: Question | undefined, all: readonly Question[]) =>
    JSON.stringify({ ...each, number: '', showIf: shownIf(each, all) });
  return {
    added: second.filter((each) => !inFirst.has(each.question)).map(({ question }) => question),
    removed: first.filter((each) => !inSecond.has(each.question)).map(({ question }) => question),
    changed: both
      .filter((each) => asked(each, first) !== asked(inSecond.get(each.question), second))
      .map(({ question }) => question),
    isReordered: both.some(({ question }, index) => order[index]?.question !== question),
  };
}

/** The condition by the words of the question that it asks for: numbers move. */
function shownIf(each: Question | undefined, all: readonly Question[]) {
  const condition = each?.showIf ?? null;
  if (condition === null) return null;
  const of = all.find(({ number }) => number === condition.question)?.question;
  return { of, is: condition.is };
}
