import type { SetAnswer } from '@pratibha/contract/set-answers';
import type { SetAnswerKind } from '@pratibha/domain/reviews/set-answers';
import { SET_ANSWERS_WORDS as WORDS } from '@pratibha/words/reviews/organiser/set-answers';
import { useQuery } from '@tanstack/react-query';
import { read, useWrite } from '../../../data/queries.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useTags } from '../../desk/desk.tsx';
import { useUser } from '../../session/session.tsx';
import type { AskByAnswer } from './ask-by-answer.ts';
import type { Reviewed } from './decisions.ts';

const DESK_CHANGES = [
  'GET /admin/desk/rows',
  'GET /admin/desk/mine',
  'GET /admin/registrations',
  'GET /admin/events/submissions',
] as const;

/** The set answers that there are, and using one: it decides, and then tags and assigns. */
export function useUsingAnswers(kind: SetAnswerKind, ask: AskByAnswer) {
  const { data: answers = [] } = useQuery({
    ...read('GET /admin/set-answers', {}),
    staleTime: 60_000,
  });
  const beside = useBeside(kind);
  const carryOut = (answer: SetAnswer, rows: readonly Reviewed[]) => {
    if (answer.decision === null) {
      void beside(answer, rows).then((why) =>
        why === null
          ? adminToast('success', WORDS.done(answer.title, rows.length))
          : adminToast('error', why),
      );
      return;
    }
    const isAsked = ask(answer, rows, (decided) => {
      if (decided.length === 0) return;
      void beside(answer, decided).then((why) => {
        if (why !== null) adminToast('error', WORDS.besideFailed(why));
      });
    });
    if (!isAsked) adminToast('error', WORDS.noSuchDecision);
  };
  return { answers, carryOut };
}

/** Tags and assigns rows as an answer says. @returns why something of it did not happen, or null */
function useBeside(kind: SetAnswerKind) {
  const user = useUser();
  const { data: tags = [] } = useTags(true);
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
