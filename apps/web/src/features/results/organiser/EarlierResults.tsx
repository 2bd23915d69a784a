import type { RoundResults } from '@pratibha/contract/results';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { formatDateTime } from '@pratibha/words/time';
import { Awards } from './AwardsPart.tsx';
import css from './results.module.css';

const W = RESULTS_WORDS;
const when = (at: string) => formatDateTime(new Date(at));

/** What was frozen before and thawed, with why. */
export function EarlierResults({ results: { snapshots } }: { readonly results: RoundResults }) {
  const earlier = snapshots.filter(({ thawed_at }) => thawed_at !== null);
  if (earlier.length === 0) return null;
  return (
    <section className={css.part} aria-label={W.history}>
      <h2>{W.history}</h2>
      {earlier.map(({ number, frozen_at, released_at, thawed_at, thaw_reason, awards }) => (
        <details key={number}>
          <summary>{W.earlier(number, when(frozen_at))}</summary>
          {released_at !== null && <p className={css.quiet}>{W.released(when(released_at))}</p>}
          <p className={css.quiet}>{W.thawed(when(thawed_at ?? frozen_at), thaw_reason ?? '')}</p>
          <Awards awards={awards} />
        </details>
      ))}
    </section>
  );
}
