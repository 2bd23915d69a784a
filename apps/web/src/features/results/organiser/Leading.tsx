import type { LeadStep, RoundShow } from '@pratibha/contract/shows';
import { LEAD_WORDS, SHOW_WORDS } from '@pratibha/words/results/organiser/show';
import { useState } from 'react';
import { showPath } from '../../../data/address/results-path.ts';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './lead.module.css';
import { SHOW_CHANGES } from './results-calls.ts';

const W = LEAD_WORDS;
const onError = (error: Error) => adminToast('error', failureWords(error, W.uncertain));

type Props = { readonly show: RoundShow; readonly isConnected: boolean };

/** What is on the screens, what comes next, and the presses that move them. */
export function Leading({ show, isConnected }: Props) {
  const { running, steps, round_id } = show;
  const move = useWrite('POST /admin/rounds/{id}/show/step', SHOW_CHANGES);
  if (!running) return <p>{W.none}</p>;
  const { run, step, is_rehearsal } = running;
  const next = steps[step + 1];
  const press = (to: 'next' | 'back') => {
    if (!isConnected || move.isPending) return;
    move.mutate({ params: { id: String(round_id) }, body: { run, step, to } }, { onError });
  };
  const waits = !isConnected || move.isPending;
  return (
    <div className={css.page}>
      {is_rehearsal && <p className={css.rehearsal}>{W.rehearsal}</p>}
      <p className={css.network} data-lost={!isConnected || undefined} role="status">
        {isConnected ? W.connected : W.lost}
      </p>
      <p className={css.quiet}>{W.place(step + 1, steps.length)}</p>
      <div className={css.presses}>
        <Button
          variant="secondary"
          size="large"
          aria-disabled={waits || step === 0}
          onClick={() => step > 0 && press('back')}
        >
          {W.stepBack}
        </Button>
        <Button size="large" aria-disabled={waits || !next} onClick={() => next && press('next')}>
          {next?.kind === 'award' && !next.is_out ? W.reveal : W.go}
        </Button>
      </div>
      <section className={css.step} aria-label={W.now}>
        <h2>{W.now}</h2>
        <Step of={steps[step]} />
      </section>
      <section className={css.step} aria-label={W.next}>
        <h2>{W.next}</h2>
        {next ? <Step of={next} isAhead={!is_rehearsal} /> : <p>{W.nothingNext}</p>}
      </section>
      <Ways show={show} isRehearsal={is_rehearsal} />
    </div>
  );
}

type StepProps = { readonly of: LeadStep | undefined; readonly isAhead?: boolean };

function Step({ of: step, isAhead = false }: StepProps) {
  if (!step || step.kind === 'title') return <p>{W.title}</p>;
  const { text, award, is_out } = step;
  if (!award) return <p className={css.name}>{text}</p>;
  return (
    <>
      <p className={css.name}>{award.title}</p>
      <p>{W.by(award.by, award.college)}</p>
      {award.prize !== '' && <p className={css.quiet}>{award.prize}</p>}
      {(is_out || isAhead) && <p className={css.quiet}>{is_out ? W.isOut : W.secret}</p>}
    </>
  );
}

type WaysProps = { readonly show: RoundShow; readonly isRehearsal: boolean };

/** What ends it, and the screen. */
function Ways({ show: { round_id, event_id, number, state }, isRehearsal }: WaysProps) {
  const [asking, setAsking] = useState<'release' | 'end' | null>(null);
  const release = useWrite('POST /admin/rounds/{id}/results/release', SHOW_CHANGES);
  const end = useWrite('DELETE /admin/rounds/{id}/show', SHOW_CHANGES);
  const params = { id: String(round_id) };
  const close = () => setAsking(null);
  return (
    <div className={css.ways}>
      <a
        className={buttonClass('secondary')}
        href={showPath(event_id)}
        target="_blank"
        rel="noopener"
      >
        {SHOW_WORDS.screen}
      </a>
      <Button variant="secondary" onClick={() => setAsking('end')}>
        {W.end}
      </Button>
      {!isRehearsal && state !== 'released' && (
        <Button variant="secondary" onClick={() => setAsking('release')}>
          {W.releaseAll}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking === 'release'}
        title={W.releaseTitle}
        confirmLabel={W.confirmRelease}
        isBusy={release.isPending}
        onConfirm={() =>
          release.mutate(
            { params, body: { number: number ?? 1, at: null } },
            { onSuccess: () => adminToast('success', W.released), onError, onSettled: close },
          )
        }
        onCancel={close}
      >
        {W.releaseText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'end'}
        title={W.endTitle}
        confirmLabel={W.confirmEnd}
        isBusy={end.isPending}
        onConfirm={() =>
          end.mutate(
            { params },
            { onSuccess: () => adminToast('success', W.ended), onError, onSettled: close },
          )
        }
        onCancel={close}
      >
        {W.endText}
      </ConfirmDialog>
    </div>
  );
}
