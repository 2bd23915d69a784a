import type { RoundResults } from '@pratibha/contract/results';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { RESULT_REFUSAL_WORDS } from '@pratibha/words/results/refusals';
import { formatDateTime } from '@pratibha/words/time';
import { ResultsActions } from './ResultsActions.tsx';
import css from './results.module.css';

const W = RESULTS_WORDS;
const when = (at: string | null) => formatDateTime(new Date(at ?? 0));

/** Where the results stand, and the next step. */
export function StandingPart({ results }: { readonly results: RoundResults }) {
  const { state, why_not, late_sheets, needs_approval, snapshots } = results;
  const frozen = snapshots.find(({ thawed_at }) => thawed_at === null);
  return (
    <section className={css.part} aria-label={W.standing}>
      <h2>{W.standing}</h2>
      <p>{W.states[state]}</p>
      {!frozen && why_not && <p className={css.notice}>{RESULT_REFUSAL_WORDS[why_not]}</p>}
      {!frozen && late_sheets > 0 && <p className={css.notice}>{W.late(late_sheets)}</p>}
      {frozen && (
        <>
          <p className={css.quiet}>{W.frozen(when(frozen.frozen_at), frozen.frozen_by)}</p>
          {frozen.approved_by !== null && (
            <p className={css.quiet}>{W.approved(when(frozen.approved_at), frozen.approved_by)}</p>
          )}
          {state === 'released' && (
            <p className={css.quiet}>{W.released(when(frozen.released_at))}</p>
          )}
          {state === 'waiting' && <p>{W.waits(when(frozen.released_at))}</p>}
          {state === 'frozen' && <p>{needs_approval ? W.needsApproval : W.nobodyElse}</p>}
          <p className={css.quiet}>{W.shown(frozen.shows_ranks, frozen.offers_check)}</p>
          <p className={css.quiet}>
            {W.hash}: <code>{frozen.sha256}</code>
          </p>
        </>
      )}
      <ResultsActions results={results} />
    </section>
  );
}
