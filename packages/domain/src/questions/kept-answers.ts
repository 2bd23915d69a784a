import { ANSWER_RULES } from './answer-rules.ts';
import { answersByColumn, keyed } from './question-columns.ts';
import type { QuestionType } from './question-types.ts';
import { type Answer, type Question, questionsOf } from './questions.ts';

/** Answers as they are kept, with the questions as they stood then. */
export type Answered = {
  /** A list of single-entry objects keyed by question number. */
  readonly answers: unknown;
  readonly questions: unknown;
};

/** What of kept answers can be filled in where the same is asked now. */
export type Fitting = {
  /** By the numbers that the questions have now. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** The questions that were answered and are not filled in, in the words of then. */
  readonly left: readonly string[];
};

/**
 * Which answers fit the questions of now. The words make the question, as in a table of answers
 * (`questionColumns`); an answer whose option is gone, or that the rules refuse since, is left out
 * whole.
 */
export function fittingAnswers(asked: readonly Question[], kept: Answered): Fitting {
  const now = new Map(keyed(asked).map(({ key, question }) => [key, question]));
  const given = answersByColumn(kept.questions, kept.answers);
  const answers: Record<string, Answer> = {};
  const left: string[] = [];
  for (const { key, question } of keyed(questionsOf(kept.questions))) {
    const answer = given.get(key);
    if (answer === undefined) continue;
    const same = now.get(key);
    const fitting = same === undefined ? null : fittingAnswer(same, answer);
    if (same === undefined || fitting === null) left.push(question.question);
    else answers[same.number] = fitting;
  }
  return { answers, left };
}

function fittingAnswer(question: Question, answer: unknown): Answer | null {
  const rules = ANSWER_RULES[question.type];
  const normalised = rules.normalise(answer);
  return rules.error(normalised, question) === null ? (normalised as Answer) : null;
}

/** One question that is answered otherwise than before; null is no answer. */
export type AnswerDifference = {
  readonly question: string;
  readonly type: QuestionType;
  readonly before: Answer | null;
  readonly after: Answer | null;
};

/**
 * In what the answers that are given differ from those kept, in the order of the questions; at the
 * end stand those that were asked before alone. Empty where all say the same.
 */
export function answerDifferences(kept: Answered, given: Answered): AnswerDifference[] {
  const earlier = answersByColumn(kept.questions, kept.answers);
  const later = answersByColumn(given.questions, given.answers);
  const asked = keyed(questionsOf(given.questions));
  const keys = new Set(asked.map(({ key }) => key));
  const gone = keyed(questionsOf(kept.questions)).filter(({ key }) => !keys.has(key));
  return [...asked, ...gone].flatMap(({ key, question: { question, type } }) => {
    const before = (earlier.get(key) ?? null) as Answer | null;
    const after = (later.get(key) ?? null) as Answer | null;
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [{ question, type, before, after }];
  });
}
