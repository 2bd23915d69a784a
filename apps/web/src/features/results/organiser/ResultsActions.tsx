import type { RoundResults } from '@pratibha/contract/results';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { FreezeDialog } from './FreezeDialog.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import css from './results.module.css';
import { RESULTS_CHANGES } from './results-calls.ts';
import { ThawDialog } from './ThawDialog.tsx';

const W = RESULTS_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

type Asking = 'freeze' | 'approve' | 'release' | 'call-off' | 'thaw';

/** What can be done with the results as they stand, each after a question. */
export function ResultsActions({ results }: { readonly results: RoundResults }) {
  const { state, why_not, needs_approval, is_own, round_id, snapshots } = results;
  const [asking, setAsking] = useState<Asking | null>(null);
  const approve = useWrite('POST /admin/rounds/{id}/results/approval', RESULTS_CHANGES);
  const callOff = useWrite('DELETE /admin/rounds/{id}/results/release', RESULTS_CHANGES);
  const frozen = snapshots.find(({ thawed_at }) => thawed_at === null);
  const params = { id: String(round_id) };
  const close = () => setAsking(null);
  const mayRelease = state === 'approved' || (state === 'frozen' && !needs_approval);
  return (
    <div className={css.actions}>
      {frozen && state !== 'showing' && (
        <Button variant="secondary" onClick={() => setAsking('thaw')}>
          {state === 'released' ? W.correct : W.thaw}
        </Button>
      )}
      {state === 'waiting' && <Button onClick={() => setAsking('call-off')}>{W.callOff}</Button>}
      {state === 'frozen' && needs_approval && !is_own && (
        <Button onClick={() => setAsking('approve')}>{W.approve}</Button>
      )}
      {mayRelease && <Button onClick={() => setAsking('release')}>{W.release}</Button>}
      {!frozen && why_not === null && (
        <Button onClick={() => setAsking('freeze')}>{W.freeze}</Button>
      )}
      {asking === 'freeze' && <FreezeDialog results={results} onClose={close} />}
      {asking === 'release' && frozen && (
        <ReleaseDialog roundId={round_id} number={frozen.number} onClose={close} />
      )}
      {asking === 'thaw' && frozen && (
        <ThawDialog
          roundId={round_id}
          eventId={results.event_id}
          number={frozen.number}
          kind={state === 'released' ? 'correct' : 'thaw'}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asking === 'approve'}
        title={W.approveTitle}
        confirmLabel={W.confirmApprove}
        isBusy={approve.isPending}
        onConfirm={() =>
          approve.mutate(
            { params, body: { number: frozen?.number ?? 1 } },
            { onSuccess: () => adminToast('success', W.approvedToast), onError, onSettled: close },
          )
        }
        onCancel={close}
      >
        {W.approveText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'call-off'}
        title={W.callOffTitle}
        confirmLabel={W.confirmCallOff}
        isBusy={callOff.isPending}
        onConfirm={() =>
          callOff.mutate(
            { params },
            { onSuccess: () => adminToast('success', W.calledOff), onError, onSettled: close },
          )
        }
        onCancel={close}
      >
        {W.callOffText}
      </ConfirmDialog>
    </div>
  );
}
