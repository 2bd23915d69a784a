import type { SetAnswerKind } from '@pratibha/domain/reviews/set-answers';
import { useRef, useState } from 'react';
import { lateComponent, lateDialog } from '../../session/session.tsx';
import type { AskByAnswer, UseKey } from './ask-by-answer.ts';
import type { Bulk } from './BulkDialog.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import type { Asked } from './RemarksDialog.tsx';

const SetAnswersDialog = lateDialog(
  async () => (await import('./SetAnswersDialog.tsx')).SetAnswersDialog,
);
/** Nobody uses one before the page is there. */
const AnswerKeys = lateComponent({
  load: async () => (await import('./AnswerKeys.tsx')).AnswerKeys,
  useIsAsked: () => false,
});

type Input<Outcome extends string> = {
  readonly kind: SetAnswerKind;
  /** None for those who only look. */
  readonly decisions: readonly Decision<Outcome>[];
  /** Asks for the remarks of a decision, which begin as the answer has them. */
  readonly askOne: (asked: Asked<Outcome>) => void;
  readonly askMany: (bulk: Bulk<Outcome>) => void;
};

/** Set answers on a review screen: their keys, and their list. */
export function useSetAnswers<Outcome extends string>(input: Input<Outcome>) {
  const { kind, decisions, askOne, askMany } = input;
  const mayDecide = decisions.length > 0;
  const byKey = useRef<UseKey | null>(null);
  const [listed, setListed] = useState<readonly Reviewed[] | null>(null);
  const ask: AskByAnswer = (answer, rows, afterwards) => {
    const decision = decisions.find(({ outcome }) => outcome === answer.decision);
    const [row] = rows;
    if (decision === undefined || row === undefined) return false;
    if (rows.length === 1) askOne({ row, decision, answer, afterwards });
    else askMany({ rows, decision, answer, afterwards });
    return true;
  };
  return {
    byKey: (key: string, rows: readonly Reviewed[]) => byKey.current?.(key, rows) ?? false,
    list: mayDecide ? setListed : null,
    parts: (
      <>
        {mayDecide && (
          <AnswerKeys
            {...{ kind, ask }}
            onKeys={(press) => {
              byKey.current = press;
            }}
          />
        )}
        {listed && (
          <SetAnswersDialog
            {...{ kind, decisions, ask, rows: listed }}
            onClose={() => setListed(null)}
          />
        )}
      </>
    ),
  };
}
