import type { RoundStanding } from '@pratibha/contract/judge-at-work';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';
import { CallDialog } from './late-dialogs.ts';
import { PauseNote } from './PauseNote.tsx';
import { useStanding } from './use-standing.ts';

const W = JUDGE_RUNNING_WORDS;

type Props = {
  readonly roundId: number;
  /** The work that is looked at, by its assignment. */
  readonly workId: number | null;
};

/** Whether judging is paused, and the way to an organiser. */
export function RoundStandingPart({ roundId, workId }: Props) {
  const standing = useStanding(roundId);
  const [isCalling, setCalling] = useState(false);
  const call = standing?.own_call ?? null;
  return (
    <div className={css.standing}>
      <PauseNote roundId={roundId} />
      <div role="status">
        {call && (
          <p className={css.notice}>
            {call.coming === null ? W.waiting(call.line) : W.coming(call.coming, call.line)}
          </p>
        )}
      </div>
      {call && <Withdraw roundId={roundId} />}
      {standing?.state === 'open' && !call && (
        <div className={css.actions}>
          <Button variant="quiet" onClick={() => setCalling(true)}>
            {W.call}
          </Button>
        </div>
      )}
      {isCalling && (
        <CallDialog roundId={roundId} workId={workId} onClose={() => setCalling(false)} />
      )}
    </div>
  );
}

function Withdraw({ roundId }: { readonly roundId: RoundStanding['id'] }) {
  const withdraw = useWrite('DELETE /judge/rounds/{id}/calls', ['GET /judge/rounds/{id}/standing']);
  return (
    <div className={css.actions}>
      <Button
        variant="quiet"
        disabled={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            { params: { id: String(roundId) } },
            { onError: (error) => toast('error', failureWords(error, W.failed)) },
          )
        }
      >
        {W.withdraw}
      </Button>
    </div>
  );
}
