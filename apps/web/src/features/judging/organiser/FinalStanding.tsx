import type { FinalOfRound } from '@pratibha/contract/finals';
import { FINAL_WORDS } from '@pratibha/words/judging/organiser/final';
import rows from '../../../ui/list/row-list.module.css';
import css from './judging.module.css';
import own from './ranking.module.css';

const W = FINAL_WORDS;

/** A final as it stands: its borders, its order, and how ballots went. */
export function FinalStanding({ final }: { readonly final: FinalOfRound }) {
  const { borders, pairs } = final;
  return (
    <>
      {borders.length > 0 && (
        <>
          <h3>{W.borders}</h3>
          <ul className={rows.list} aria-label={W.borders}>
            {borders.map(({ after, better, other, probability, is_sure }) => (
              <li key={after}>
                <div className={rows.about}>
                  <p className={css.name}>
                    {W.border(after)}
                    {W.separator}
                    {is_sure ? W.sure(probability) : W.open(probability)}
                  </p>
                  <p className={css.quiet}>{W.before(better, other)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{W.order}</h3>
      <div className={css.scroll} tabIndex={0} role="group" aria-label={W.order}>
        <Order final={final} />
      </div>
      {pairs.length > 0 && (
        <>
          <h3>{W.pairs}</h3>
          <ul className={rows.list} aria-label={W.pairs}>
            {pairs.map(({ one, other, for_one, for_other }) => (
              <li key={`${one} ${other}`}>{W.pair(one, for_one, other, for_other)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Order({ final: { way, works } }: { readonly final: FinalOfRound }) {
  const hasReasons = way === 'meeting';
  return (
    <table className={own.table}>
      <thead>
        <tr>
          <th scope="col">{W.columns.rank}</th>
          <th scope="col">{W.columns.work}</th>
          <th scope="col">{W.columns.before}</th>
          {hasReasons && <th scope="col">{W.columns.reason}</th>}
        </tr>
      </thead>
      <tbody>
        {works.map(({ submission_id, number, user_name, rank, rank_before, reason }) => (
          <tr key={submission_id}>
            <td className={own.number}>{rank}</td>
            <th scope="row" className={own.work}>
              {W.work(number)}
              <br />
              <span className={css.quiet}>{user_name}</span>
            </th>
            <td className={own.number}>{rank_before}</td>
            {hasReasons && <td>{reason ?? W.noReason}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
