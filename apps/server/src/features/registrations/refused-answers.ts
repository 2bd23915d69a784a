import type { WrongAnswer } from '@pratibha/domain/questions/answers';
import { type Refused, refusedFields } from '../../platform/serve/refused.ts';

/** What is wrong with answers, each at its question. */
export function refusedAnswers(wrong: readonly WrongAnswer[]): Refused {
  return refusedFields(
    wrong.map(({ number, error }) => ({
      pointer: `/event_answers${number === '' ? '' : `/${number}`}`,
      error,
    })),
  );
}
