import type { RoundResults, WorkToAward } from '@pratibha/contract/results';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import css from './results.module.css';

const W = RESULTS_WORDS;

/** The works by their ranks as they count now; once frozen nothing of it changes. */
export function RankedPart({
  results: { works, why_not, final },
}: {
  readonly results: RoundResults;
}) {
  return (
    <section className={css.part} aria-label={W.ranked}>
      <h2>{W.ranked}</h2>
      {final !== null && works.length > 0 && <p className={css.quiet}>{W.byFinal[final]}</p>}
      {works.length === 0 ? (
        <p>{why_not === 'round-not-over' ? W.rankedLater : W.noWorks}</p>
      ) : (
        <LongList of={W.ranked} entries={works} isOrdered>
          {(work) => (
            <li key={work.submission_id} value={work.rank}>
              <div className={rows.about}>
                <p className={css.name}>
                  {work.rank}. {W.who(work.number, work.user_name, work.user_college)}
                </p>
                <p className={css.quiet}>{factsOf(work)}</p>
              </div>
            </li>
          )}
        </LongList>
      )}
    </section>
  );
}

function factsOf({ points, sheets, group: [first = 0, last = 0] }: WorkToAward): string {
  const facts = W.points(points, sheets);
  return first === last ? facts : `${facts}${W.separator}${W.group(first, last)}`;
}
