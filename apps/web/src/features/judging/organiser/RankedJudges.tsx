import type { JudgeBySeverity } from '@pratibha/contract/round-rankings';
import { RANKING_WORDS } from '@pratibha/words/judging/organiser/ranking';
import css from './judging.module.css';
import own from './ranking.module.css';

const W = RANKING_WORDS;

/** How severe each judge is beside the others, and whom the first rank hangs on. */
export function RankedJudges({ judges }: { readonly judges: readonly JudgeBySeverity[] }) {
  const most = Math.max(1, ...judges.map(({ severity }) => Math.abs(severity ?? 0)));
  return (
    <section className={css.part} aria-label={W.judges}>
      <h2>{W.judges}</h2>
      <div className={css.scroll} tabIndex={0} role="group" aria-label={W.judges}>
        <table className={own.table}>
          <thead>
            <tr>
              <th scope="col">{W.judgesOf.judge}</th>
              <th scope="col">{W.judgesOf.severity}</th>
              <th scope="col">{W.judgesOf.without}</th>
              <th scope="col">{W.judgesOf.sheets}</th>
            </tr>
          </thead>
          <tbody>
            {judges.map(({ judge_id, name, severity, winners_without, sheets }) => (
              <tr key={judge_id}>
                <th scope="row" className={own.work}>
                  {name ?? W.nameless}
                </th>
                <td>
                  {W.severity(severity)}
                  {severity !== null && <SeverityBar share={severity / most} />}
                </td>
                <td>{winners_without === null ? W.sameWinner : W.otherWinner(winners_without)}</td>
                <td className={own.number}>{sheets}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A bar from the middle: to the left where a judge scores lower, to the right where higher. */
function SeverityBar({ share }: { readonly share: number }) {
  const width = 50 * Math.abs(share);
  return (
    <span className={own.severity} aria-hidden="true">
      <span
        className={own.bar}
        style={{ left: `${share < 0 ? 50 - width : 50}%`, width: `${width}%` }}
      />
    </span>
  );
}
