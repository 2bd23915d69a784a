import type { WrongAnswer } from './answers.ts';
import type { Answered } from './kept-answers.ts';
import { type Question, questionsOf } from './questions.ts';

/** Of whom questions are asked: of who registers, or of whoever is shortlisted. */
export const QUESTIONS_ASKED = ['registration', 'follow-up'] as const;
export type QuestionsAsked = (typeof QUESTIONS_ASKED)[number];

/** An option, by the words of its question and its own: by these seats are counted. */
export type NamedOption = { readonly question: string; readonly option: string };

/** One that only so many may choose, and how many do. */
export type SeatedOption = NamedOption & {
  /** Null: there is no end of them now. */
  readonly seats: number | null;
  readonly taken: number;
};

/** Whether any option of these questions has seats. */
export function haveSeats(questions: readonly Question[]): boolean {
  return questions.some(({ seats }) => Object.keys(seats).length > 0);
}

/**
 * Every text that was chosen or written as an answer, as the database counts them (migration 0077).
 */
export function chosenOptions({ answers, questions }: Answered): readonly NamedOption[] {
  const given = new Map((answers as Readonly<Record<string, unknown>>[]).flatMap(Object.entries));
  return questionsOf(questions).flatMap(({ number, question }) =>
    [given.get(number)]
      .flat()
      .flatMap((option) => (typeof option === 'string' ? [{ question, option }] : [])),
  );
}

/**
 * Which of the options that are chosen are full. What was chosen before is held: it stays theirs,
 * under whichever name, also where more have it than may.
 *
 * @param counted every option under each of its names
 */
export function fullOptions(
  counted: readonly (SeatedOption & { readonly id: number })[],
  given: Answered,
  before: Answered | null,
): readonly NamedOption[] {
  const named = new Map(counted.map((each) => [nameOf(each), each]));
  const held = new Set(
    before === null ? [] : chosenOptions(before).map((each) => named.get(nameOf(each))?.id),
  );
  return chosenOptions(given).filter((each) => {
    const row = named.get(nameOf(each));
    return row !== undefined && !held.has(row.id) && seatsLeft(row) === 0;
  });
}

function nameOf({ question, option }: NamedOption): string {
  return JSON.stringify([question, option]);
}

/** How many of an option are left; where more have it than may, as after a change, none. */
export function seatsLeft({ seats, taken }: Omit<SeatedOption, keyof NamedOption>): number | null {
  return seats === null ? null : Math.max(0, seats - taken);
}

/**
 * What is wrong with answers that choose options which are full, each at its question; of a
 * question that has other words by now at the list as a whole.
 */
export function fullAnswers(
  questions: readonly Question[],
  full: readonly NamedOption[],
): readonly WrongAnswer[] {
  return full.map(({ question, option }) => ({
    number: questions.find((each) => each.question === question)?.number ?? '',
    error: { code: 'option-full', option },
  }));
}
