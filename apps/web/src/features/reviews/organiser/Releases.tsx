import type { DecisionRelease } from '@pratibha/contract/prepared-decisions';
import { UNDO_MS } from '@pratibha/domain/refusals';
import {
  outcomeWords,
  RELEASE_DIALOG_WORDS,
  releaseState,
} from '@pratibha/words/reviews/organiser/release';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './ReleaseDialog.module.css';
import { RELEASE_CHANGES } from './release-calls.ts';

const W = RELEASE_DIALOG_WORDS;

/** How often a release that is under way is looked at. */
const WATCH_MS = 1_000;

const isPast = (at: string, now: Date | null) => now !== null && Date.parse(at) <= now.getTime();

type Props = {
  readonly releases: readonly DecisionRelease[];
  /** The one whose decisions are told. */
  readonly shown: number | null;
  readonly onShow: (id: number | null) => void;
};

/** The last releases of an event: when, how far they are, and what became of each decision. */
export function Releases({ releases, shown, onShow }: Props) {
  const callOff = useWrite('PUT /admin/decision-releases/{id}/call-off', RELEASE_CHANGES);
  const undo = useWrite('PUT /admin/decision-releases/{id}/undo', RELEASE_CHANGES);
  const user = useUser();
  const [asked, setAsked] = useState<number | null>(null);
  const now = useNow();
  if (releases.length === 0) return null;
  const confirm = () => {
    if (asked === null) return;
    callOff.mutate(
      { params: { id: String(asked) } },
      {
        onSuccess: () => adminToast('success', W.calledOff),
        onError: (error) => adminToast('error', reasonOf(error)),
        onSettled: () => setAsked(null),
      },
    );
  };
  const takeBack = ({ id, left_out: before }: DecisionRelease) =>
    undo.mutate(
      { params: { id: String(id) } },
      {
        onSuccess: ({ left_out }) => adminToast('success', W.undone(left_out - before)),
        onError: (error) => adminToast('error', reasonOf(error)),
      },
    );
  const canUndo = ({ made_by_id, ended_at, done }: DecisionRelease) =>
    made_by_id === user.id &&
    ended_at !== null &&
    done > 0 &&
    now !== null &&
    now.getTime() - Date.parse(ended_at) < UNDO_MS;
  return (
    <section aria-label={W.releases} className={css.parts}>
      <h3>{W.releases}</h3>
      <ul className={css.releases}>
        {releases.map((each) => {
          const isDue = isPast(each.at, now);
          return (
            <li key={each.id} className={css.each}>
              <div>
                <strong>{W.madeBy(each.made_by, formatDateTime(new Date(each.at)))}</strong>
                <p className={css.remarks} role="status">
                  {releaseState(each, isDue)} · {W.progress(each.done, each.total)}
                  {each.left_out > 0 && ` · ${W.leftOut(each.left_out)}`}
                </p>
              </div>
              <div className={css.actions}>
                {each.ended_at === null && !isDue && (
                  <Button variant="quiet" onClick={() => setAsked(each.id)}>
                    {W.callOff}
                  </Button>
                )}
                {canUndo(each) && (
                  <Button variant="quiet" disabled={undo.isPending} onClick={() => takeBack(each)}>
                    {W.undo}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-expanded={shown === each.id}
                  onClick={() => onShow(shown === each.id ? null : each.id)}
                >
                  {W.look}
                </Button>
              </div>
              {shown === each.id && <Outcomes id={each.id} />}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={W.callOffTitle}
        confirmLabel={W.confirmCallOff}
        isBusy={callOff.isPending}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {W.callOffText}
      </ConfirmDialog>
    </section>
  );
}

/** What became of each decision, as it is made. */
function Outcomes({ id }: { readonly id: number }) {
  const now = useNow();
  const { data } = useQuery({
    ...read('GET /admin/decision-releases/{id}', { params: { id: String(id) } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.ended_at === null && isPast(state.data.at, now) ? WATCH_MS : false,
  });
  const isOver = data !== undefined && data.ended_at !== null;
  useEffect(() => {
    if (!isOver) return;
    for (const call of RELEASE_CHANGES) void queryClient.invalidateQueries({ queryKey: [call] });
  }, [isOver]);
  if (data === undefined) return <p className={css.remarks}>{SHELL_WORDS.loading}</p>;
  return (
    <ul className={css.outcomes} tabIndex={0} aria-label={W.outcomes}>
      {data.rows.map((row) => (
        <li
          key={`${row.kind} ${row.id}`}
          data-left={row.outcome !== null && row.outcome !== 'done'}
        >
          <strong>{row.user_name ?? W.withdrawn}</strong>
          <span>{outcomeWords(row)}</span>
        </li>
      ))}
    </ul>
  );
}
