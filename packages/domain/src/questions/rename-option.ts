import type { Answered } from './kept-answers.ts';
import { isRecord } from './question-numbers.ts';
import { type Definition, settingsIn, textOf } from './question-settings.ts';
import { wordOf } from './question-types.ts';

/** Other words for an option, or for a question whose options have seats. */
export type Renaming = {
  readonly question: string;
  /** Null: it is the question that gets other words. */
  readonly option: string | null;
  readonly to: string;
};

/**
 * The questions of an event with the other words, also in the conditions that wait for them.
 *
 * @returns null where there is no such question, or option, or none of its options has seats
 */
export function renamedQuestions(written: unknown, renaming: Renaming): Definition | null {
  const found = numberOfQuestion(written, renaming.question);
  const definition = found === null ? null : (written as Definition)[found];
  if (!isRecord(definition)) return null;
  const { options, seats } = settingsIn(definition);
  const isThere = renaming.option === null || options.includes(renaming.option);
  if (!isThere || Object.keys(seats).length === 0) return null;
  return withOtherWords(written, renaming);
}

/** Kept answers, and the questions as they were asked, with the other words. */
export function renamedAnswers({ answers, questions }: Answered, renaming: Renaming) {
  const number = numberOfQuestion(questions, renaming.question);
  const { option, to } = renaming;
  const list = answers as readonly Readonly<Record<string, unknown>>[];
  return {
    questions: withOtherWords(questions, renaming),
    answers:
      number === null || option === null
        ? list
        : list.map((pair) =>
            Object.hasOwn(pair, number) ? { [number]: reworded(pair[number], option, to) } : pair,
          ),
  };
}

function numberOfQuestion(written: unknown, question: string): string | null {
  if (!isRecord(written)) return null;
  const found = Object.entries(written).find(
    ([, definition]) => isRecord(definition) && textOf(definition['question']) === question,
  );
  return found?.[0] ?? null;
}

function withOtherWords(written: unknown, { question, option, to }: Renaming): Definition {
  const number = numberOfQuestion(written, question);
  const questions = written as Definition;
  return Object.fromEntries(
    Object.entries(questions).map(([each, definition]) => {
      if (!isRecord(definition)) return [each, definition];
      if (each === number) {
        const other =
          option === null ? { ...definition, question: to } : withOption(definition, option, to);
        return [each, other];
      }
      return [each, option === null ? definition : withCondition(definition, number, option, to)];
    }),
  );
}

function withOption(definition: Definition, option: string, to: string): Definition {
  const { options, seats } = definition;
  return {
    ...definition,
    ...(Array.isArray(options) && {
      options: options.map((each: unknown) => (textOf(each) === option ? to : each)),
    }),
    ...(isRecord(seats) && {
      seats: Object.fromEntries(
        Object.entries(seats).map(([each, number]) => [each.trim() === option ? to : each, number]),
      ),
    }),
  };
}

/** A condition that waits for the option waits for it under its other name. */
function withCondition(
  definition: Definition,
  number: string | null,
  option: string,
  to: string,
): Definition {
  const { show_if } = definition;
  if (!isRecord(show_if) || String(show_if['question']) !== number) return definition;
  const { is } = show_if;
  if (typeof is !== 'string' || wordOf(is) !== option) return definition;
  return { ...definition, show_if: { ...show_if, is: to } };
}

function reworded(answer: unknown, option: string, to: string): unknown {
  if (Array.isArray(answer)) {
    return [...new Set(answer.map((each: unknown) => (each === option ? to : each)))];
  }
  return answer === option ? to : answer;
}
