import { LANDING } from '@pratibha/domain/editions/landing';
import { nrs, PRIZE_GROUPS, type Prize } from '@pratibha/domain/editions/prizes';
import css from './Prizes.module.css';

const { tableCaption, columns, upTo, andScholarship } = LANDING.prizes;
const ORDINALS = { 1: '1st', 2: '2nd', 3: '3rd' } as const;

/** The prize pool: a podium for each competition and a table with every figure (spec section 9). */
export function Prizes() {
  return (
    <>
      <div className={css.groups}>
        {PRIZE_GROUPS.map((group) => (
          <div key={group.competition}>
            <h3 className={css.name}>{group.competition}</h3>
            <ol className={css.podium}>
              {group.prizes.map((prize) => (
                <Step key={prize.rank} prize={prize} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      <PrizeTable />
    </>
  );
}

function Step({ prize }: { readonly prize: Prize }) {
  return (
    <li className={css.step} data-rank={prize.rank}>
      <span className={css.medal} aria-hidden="true">
        {prize.rank}
      </span>
      <span className={css.place}>{prize.place}</span>
      <span className={css.cash}>{nrs(prize.cash)}</span>
      <span className={css.scholarship}>
        {andScholarship} <span className={css.amount}>{nrs(prize.scholarship)}</span>
      </span>
      {prize.note && <span className={css.note}>{prize.note}</span>}
    </li>
  );
}

/** Every figure in rows; the guidelines show it too. */
export function PrizeTable() {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption>{tableCaption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {PRIZE_GROUPS.map((group) => (
          <tbody key={group.competition}>
            <tr className={css.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                {group.competition}
              </th>
            </tr>
            {group.prizes.map((prize) => (
              <tr key={prize.rank}>
                <th scope="row">
                  <span className={css.amount}>{prize.place}</span> ({ORDINALS[prize.rank]})
                </th>
                <td className={css.amount}>{nrs(prize.cash)}</td>
                <td>
                  {upTo} <span className={css.amount}>{nrs(prize.scholarship)}</span>
                  {prize.note && <span className={css.note}>{prize.note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
