import type { SetAnswer } from '@pratibha/contract/set-answers';
import { answersByKey, type SetAnswerKind } from '@pratibha/domain/reviews/set-answers';
import { USING_ANSWERS_WORDS as WORDS } from '@pratibha/words/reviews/organiser/using-answers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useWrite } from '../../../data/queries.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useTags } from '../../desk/desk.tsx';
import { lateDialog, useUser } from '../../session/session.tsx';
import type { Bulk } from './BulkDialog.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import type { Asked } from './RemarksDialog.tsx';
import type { DecideMany } from './use-bulk.ts';

const SetAnswersDialog = lateDialog(
  async () => (await import('./SetAnswersDialog.tsx')).SetAnswersDialog,
);

const DESK_CHANGES = [
  'GET /admin/desk/rows',
  'GET /admin/desk/mine',
  'GET /admin/registrations',
  'GET /admin/events/submissions',
] as const;

type DecideRows<Outcome extends string> = (
  rows: readonly Reviewed[],
  outcome: Outcome,
  remarks: string | null,
) => ReturnType<DecideMany>;

type Input<Outcome extends string> = {
  readonly kind: SetAnswerKind;
  /** None for those who only look. */
  readonly decisions: readonly Decision<Outcome>[];
  /** Asks for the remarks of a decision, which begin as the answer has them. */
  readonly askOne: (asked: Asked<Outcome>) => void;
  readonly askMany: (bulk: Bulk<Outcome>) => void;
};

/** Set answers on a review screen: which key uses which, and what using one does. */
export function useSetAnswers<Outcome extends string>(input: Input<Outcome>) {
  const { kind, decisions, askOne, askMany } = input;
  const mayDecide = decisions.length > 0;
  const [listed, setListed] = useState<readonly Reviewed[] | null>(null);
  const { data: answers = [] } = useQuery({
    ...read('GET /admin/set-answers', {}),
    staleTime: 60_000,
    enabled: mayDecide,
  });
  const beside = useBeside(kind, mayDecide);
  const use = (answer: SetAnswer, rows: readonly Reviewed[]) => {
    const [first] = rows;
    if (first === undefined) return;
    setListed(null);
    if (answer.decision === null) {
      void beside(answer, rows).then((why) =>
        why === null
          ? adminToast('success', WORDS.done(answer.title, rows.length))
          : adminToast('error', why),
      );
      return;
    }
    const decision = decisions.find(({ outcome }) => outcome === answer.decision);
    if (decision === undefined) adminToast('error', WORDS.noSuchDecision);
    else if (rows.length === 1) askOne({ row: first, decision, answer });
    else askMany({ rows, decision, answer });
  };
  /** What was decided by one is tagged and assigned; says what did not happen. */
  const finish = (answer: SetAnswer | undefined, rows: readonly Reviewed[]) => {
    if (answer === undefined || rows.length === 0) return;
    void beside(answer, rows).then((why) => {
      if (why !== null) adminToast('error', WORDS.besideFailed(why));
    });
  };
  return {
    /** Uses the answer of a key from 1 to 9; false where it has none. */
    byKey: (key: string, rows: readonly Reviewed[]) => {
      const answer = answersByKey(answers, kind).get(key);
      if (answer === undefined) return false;
      use(answer, rows);
      return true;
    },
    list: mayDecide ? setListed : null,
    finish,
    /** Decides on many, of which those that are decided are then tagged and assigned, too. */
    decideMany:
      ({ decision, answer }: Bulk<Outcome>, decide: DecideRows<Outcome>): DecideMany =>
      async (rows, remarks) => {
        const outcomes = await decide(rows, decision.outcome, remarks);
        const done = new Set(
          outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id),
        );
        finish(
          answer,
          rows.filter(({ id }) => done.has(id)),
        );
        return outcomes;
      },
    dialog: listed && (
      <SetAnswersDialog
        {...{ kind, decisions, answers, rows: listed, onUse: use }}
        onClose={() => setListed(null)}
      />
    ),
  };
}

/** Tags and assigns rows as an answer says. @returns why something of it did not happen, or null */
function useBeside(kind: SetAnswerKind, mayDecide: boolean) {
  const user = useUser();
  const { data: tags = [] } = useTags(mayDecide);
  const tag = useWrite('PUT /admin/desk/tags', DESK_CHANGES);
  const assign = useWrite('PUT /admin/desk/assigned', DESK_CHANGES);
  return async (answer: SetAnswer, rows: readonly Reviewed[]): Promise<string | null> => {
    const ids = rows.map(({ id }) => id);
    const put = tags.find(({ id }) => id === answer.tag_id);
    const isOfAll = put?.event_id === null;
    const tagged = put
      ? rows.filter(({ eventId }) => isOfAll || eventId === put.event_id).map(({ id }) => id)
      : [];
    try {
      if (answer.assigns !== null) {
        const to = answer.assigns === 'me' ? user.id : null;
        await assign.mutateAsync({ body: { kind, ids, to } });
      }
      if (put && tagged.length > 0)
        await tag.mutateAsync({ body: { tag_id: put.id, kind, ids: tagged, is_on: true } });
      return put && tagged.length < ids.length ? WORDS.otherEvent(put.label) : null;
    } catch (error) {
      return reasonOf(error);
    }
  };
}
