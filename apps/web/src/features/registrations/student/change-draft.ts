import { isRecord } from '@pratibha/domain/questions/question-numbers';
import type { Question } from '@pratibha/domain/questions/questions';
import { type Entries, restoredEntries } from './answer-state.ts';

/** Changed answers that are not saved. */
export type ChangeDraft = {
  /** The version of the registration that they began with. */
  readonly revision: number;
  readonly entries: Entries;
};

/**
 * A draft as it was kept, any JSON value, over `start`. It keeps its version, also where the
 * answers were changed elsewhere since: whoever saves it is told so first.
 */
export function restoredChange(
  questions: readonly Question[],
  start: ChangeDraft,
  saved: unknown,
): ChangeDraft {
  if (!isRecord(saved)) return start;
  const { revision, entries } = saved;
  return {
    revision: typeof revision === 'number' ? revision : start.revision,
    entries: { ...start.entries, ...restoredEntries(questions, entries) },
  };
}
