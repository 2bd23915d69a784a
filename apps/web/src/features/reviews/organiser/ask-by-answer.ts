import type { SetAnswer } from '@pratibha/contract/set-answers';
import type { Reviewed } from './decisions.ts';

/**
 * Asks for what an answer decides on these; `afterwards` is told of those that are decided. False
 * where it cannot be decided here.
 */
export type AskByAnswer = (
  answer: SetAnswer,
  rows: readonly Reviewed[],
  afterwards: (decided: readonly Reviewed[]) => void,
) => boolean;

/** Uses the answer of a key from 1 to 9; false where it has none. */
export type UseKey = (key: string, rows: readonly Reviewed[]) => boolean;
