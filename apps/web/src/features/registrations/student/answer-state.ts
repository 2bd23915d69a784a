import { isRecord } from '@pratibha/domain/questions/question-numbers';
import type { AnswerMap, Question } from '@pratibha/domain/questions/questions';
import { mergedOver } from '../../../ui/forms/use-draft.ts';
import { BLANK_ENTRY, type Entry, QUESTION_LOOKS } from '../../questions/questions.ts';

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
