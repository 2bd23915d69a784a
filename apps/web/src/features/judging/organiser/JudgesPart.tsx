import type { Judge, RoundDetails } from '@pratibha/contract/rounds';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { RUNNING_WORDS } from '@pratibha/words/judging/organiser/running';
import { formatDateTime } from '@pratibha/words/time';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import { JudgeTerms } from './JudgeTerms.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { nameOfJudge } from './name-of-judge.ts';

const W = ROUND_WORDS;
const RUNNING = RUNNING_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

const AskJudgesDialog = lateDialog(
  async () => (await import('./AskJudgesDialog.tsx')).AskJudgesDialog,
);
const LimitDialog = lateDialog(async () => (await import('./LimitDialog.tsx')).LimitDialog);

/** Who judges, and how far they are; who is behind is reminded. */
export function JudgesPart({ round }: { readonly round: RoundDetails }) {
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState<Judge | null>(null);
  const [limiting, setLimiting] = useState<Judge | null>(null);
  const nudge = useWrite('POST /admin/rounds/{id}/nudges', ROUND_CHANGES);
  const end = useWrite('DELETE /admin/judges/{id}', ROUND_CHANGES);
  const isOver = round.state === 'over';
  const areBehind = round.judges_listed.some(
    ({ state, works, sent }) => state === 'accepted' && sent < works,
  );
  const remind = () =>
    nudge.mutate(
      { params: { id: String(round.id) }, body: { judge_ids: null } },
      {
        onSuccess: ({ told, too_soon }) => adminToast('success', W.nudged(told, too_soon)),
        onError,
      },
    );
  return (
    <section className={css.part} aria-label={W.judges}>
      <h2>{W.judges}</h2>
      {round.judges_listed.length === 0 && <p className={css.quiet}>{W.noJudges}</p>}
      <LongList of={W.judges} entries={round.judges_listed}>
        {(judge) => (
          <li key={judge.id}>
            <div className={rows.about}>
              <p className={css.name}>{nameOfJudge(judge)}</p>
              <p className={css.quiet}>{factsOf(judge).join(W.separator)}</p>
            </div>
            {(judge.state === 'asked' || judge.state === 'accepted') && !isOver && (
              <div className={css.presses}>
                <Button
                  variant="secondary"
                  aria-label={W.limitLabel(nameOfJudge(judge))}
                  onClick={() => setLimiting(judge)}
                >
                  {W.limit}
                </Button>
                <JudgeTerms round={round} judge={judge} />
                <Button
                  variant="secondary"
                  aria-label={W.endJudgeLabel(nameOfJudge(judge))}
                  onClick={() => setEnding(judge)}
                >
                  {W.endJudge}
                </Button>
              </div>
            )}
          </li>
        )}
      </LongList>
      {!isOver && (
        <div className={css.actions}>
          {areBehind && (
            <Button variant="secondary" disabled={nudge.isPending} onClick={remind}>
              {W.nudge}
            </Button>
          )}
          <Button onClick={() => setAsking(true)}>{W.ask}</Button>
        </div>
      )}
      {isAsking && <AskJudgesDialog roundId={round.id} onClose={() => setAsking(false)} />}
      {limiting && <LimitDialog judge={limiting} onClose={() => setLimiting(null)} />}
      <ConfirmDialog
        isOpen={ending !== null}
        title={W.endTitle}
        confirmLabel={W.confirmEnd}
        isBusy={end.isPending}
        onConfirm={() =>
          ending &&
          end.mutate(
            { params: { id: String(ending.id) } },
            {
              onSuccess: () => adminToast('success', W.ended),
              onError,
              onSettled: () => setEnding(null),
            },
          )
        }
        onCancel={() => setEnding(null)}
      >
        {ending && W.endText(nameOfJudge(ending))}
      </ConfirmDialog>
    </section>
  );
}

/** What is to be known of a judge, most important first. */
function factsOf(judge: Judge): string[] {
  const { state, works, sent } = judge;
  return [
    W.states[state],
    ...(judge.is_suspended ? [W.suspended] : []),
    ...(judge.reason === null ? [] : [W.because(judge.reason)]),
    ...(state === 'accepted' && works > 0 ? [W.progress(sent, works)] : []),
    ...(state === 'accepted' && works > 0 && !judge.has_begun ? [W.notBegun] : []),
    ...(judge.most_works === null ? [] : [W.atMost(judge.most_works)]),
    ...(judge.in_training ? [RUNNING.inTraining] : []),
    ...(state === 'accepted' && !judge.has_tried ? [RUNNING.notTried] : []),
    ...(judge.closes_at === null
      ? []
      : [RUNNING.hasUntil(formatDateTime(new Date(judge.closes_at)))]),
    ...(judge.is_organiser ? [W.organiserToo] : []),
    ...(judge.is_guest ? [W.guest] : []),
    ...(judge.has_account || judge.is_guest ? [] : [W.noAccount, W.mails[judge.mail]]),
    ...(judge.email !== null && judge.email !== nameOfJudge(judge) ? [judge.email] : []),
  ];
}
