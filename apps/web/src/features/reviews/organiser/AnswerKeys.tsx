import { answersByKey, type SetAnswerKind } from '@pratibha/domain/reviews/set-answers';
import { useEffect } from 'react';
import type { AskByAnswer, UseKey } from './ask-by-answer.ts';
import { useUsingAnswers } from './use-using-answers.ts';

type Props = {
  readonly kind: SetAnswerKind;
  readonly ask: AskByAnswer;
  /** Told what the keys do by now; null: nothing any more. */
  readonly onKeys: (press: UseKey | null) => void;
};

/** Lets the keys 1 to 9 use set answers. */
export function AnswerKeys({ kind, ask, onKeys }: Props) {
  const { answers, carryOut } = useUsingAnswers(kind, ask);
  useEffect(() => {
    onKeys((key, rows) => {
      const answer = answersByKey(answers, kind).get(key);
      if (answer === undefined) return false;
      carryOut(answer, rows);
      return true;
    });
    return () => onKeys(null);
  });
  return null;
}
