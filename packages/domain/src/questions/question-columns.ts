import { type Question, questionsOf } from './questions.ts';

/** A column of a table of registrations, for the answers to one question. */
export type QuestionColumn = {
  readonly key: string;
  readonly question: string;
  /** 1, unless questions before it have the same words. */
  readonly time: number;
  /** Whether the event asks it now; otherwise it was changed or removed since somebody answered. */
  readonly isAsked: boolean;
};

/**
 * The columns for the answers of an event: the questions as it asks them now, then those that were
 * asked otherwise when somebody answered. The words make the question, whatever its number was: a
 * question that moved stays one column, one with other words is another question.
 *
 * @param asked the questions of the event as they are now
 * @param snapshots those that were answered, in any order
 */
export function questionColumns(asked: unknown, snapshots: readonly unknown[]): QuestionColumn[] {
  const columns = new Map<string, QuestionColumn>();
  const add = (event_questions: unknown, isAsked: boolean) => {
    for (const { key, question, time } of keyed(questionsOf(event_questions))) {
      if (!columns.has(key)) columns.set(key, { key, question: question.question, time, isAsked });
    }
  };
  add(asked, true);
  for (const snapshot of snapshots) add(snapshot, false);
  return [...columns.values()];
}

/**
 * The answers of one registration by the keys of their columns.
 *
 * @param answers as they are stored: a list of single-entry objects keyed by question number
 */
export function answersByColumn(snapshot: unknown, answers: unknown): Map<string, unknown> {
  const given = new Map((answers as Record<string, unknown>[]).flatMap(Object.entries));
  const pairs = keyed(questionsOf(snapshot)).map(({ key, question }): [string, unknown] => [
    key,
    given.get(question.number),
  ]);
  return new Map(pairs);
}

/**
 * Questions by their words and, of those put alike, which one it is: what makes them the same
 * later.
 */
export function keyed(questions: readonly Question[]) {
  const times = new Map<string, number>();
  return questions.map((question) => {
    const time = (times.get(question.question) ?? 0) + 1;
    times.set(question.question, time);
    return { key: `${time} ${question.question}`, question, time };
  });
}
