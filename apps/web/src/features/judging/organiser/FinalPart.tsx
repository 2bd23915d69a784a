import type { FinalOfRound, RoundFinal } from '@pratibha/contract/finals';
import { FINAL_LIMITS } from '@pratibha/domain/ranking/finals';
import { FINAL_REFUSAL_WORDS } from '@pratibha/words/judging/final-refusals';
import { FINAL_WORDS } from '@pratibha/words/judging/organiser/final';
import { RESULT_REFUSAL_WORDS } from '@pratibha/words/results/refusals';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { BeginFinalDialog } from './BeginFinalDialog.tsx';
import { FinalStanding } from './FinalStanding.tsx';
import css from './judging.module.css';
import { MeetingDialog } from './MeetingDialog.tsx';
import { SettleFinal } from './SettleFinal.tsx';

const W = FINAL_WORDS;

/** The final of a round: begun here, watched while ballots come, and ended. */
export function FinalPart({ roundId }: { readonly roundId: number }) {
  const params = { id: String(roundId) };
  const final = useQuery({ ...read('GET /admin/rounds/{id}/final', { params }), ...LIVE_QUERY });
  const { data, error } = final;
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p className={css.quiet}>{W.intro}</p>
      {data ? (
        <>
          {data.final && <Standing final={data.final} />}
          <Presses of={data} />
        </>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void final.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </section>
  );
}

function Standing({ final }: { readonly final: FinalOfRound }) {
  return (
    <>
      <p role="status">{sentenceOf(final)}</p>
      {final.ended_because !== 'called-off' && <FinalStanding final={final} />}
    </>
  );
}

function sentenceOf({ way, ballots, begun_by, ended_because }: FinalOfRound): string {
  if (ended_because === null) return W.goesOn(ballots, FINAL_LIMITS.ballots);
  return way === 'meeting' && ended_because !== 'called-off'
    ? W.ofMeeting(begun_by)
    : W.ends[ended_because](ballots);
}

/** What may be done now, or why nothing may begin. */
function Presses({ of }: { readonly of: RoundFinal }) {
  const [open, setOpen] = useState<'begin' | 'meeting' | null>(null);
  const { why_not, final } = of;
  const close = () => setOpen(null);
  return (
    <>
      {why_not !== null && why_not !== 'final-is-open' && (
        <p className={css.notice}>
          {why_not === 'results-frozen'
            ? RESULT_REFUSAL_WORDS[why_not]
            : FINAL_REFUSAL_WORDS[why_not]}
        </p>
      )}
      <div className={css.actions}>
        {final && why_not !== 'results-frozen' && (
          <SettleFinal roundId={of.round_id} final={final} />
        )}
        {why_not === null && (
          <>
            <Button variant="secondary" onClick={() => setOpen('meeting')}>
              {W.meeting}
            </Button>
            <Button variant="secondary" onClick={() => setOpen('begin')}>
              {W.begin}
            </Button>
          </>
        )}
      </div>
      {open === 'begin' && <BeginFinalDialog roundId={of.round_id} onClose={close} />}
      {open === 'meeting' && <MeetingDialog of={of} onClose={close} />}
    </>
  );
}
