import type { Prize } from '@pratibha/domain/editions/content';
import { money, PRIZE_WORDS, RANK_WORDS } from '@pratibha/words/pages/prizes';
import { useEditionContent } from '../edition-content.ts';

import css from './Prizes.module.css';

const { tableCaption, columns, upTo, andScholarship, medal } = PRIZE_WORDS;

/** The prize pool: a podium for each competition and a table with every figure (R9.11). */
export function Prizes() {
  const { groups } = useEditionContent().prizes;
  return (
    <>
      <div className={css.groups}>
        {groups.map((group) => (
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
        {medal(prize.rank)}
      </span>
      <span className={css.place}>{prize.place}</span>
      <span className={css.cash}>
        <Money amount={prize.cash} />
      </span>
      {isWithScholarship(prize) && (
        <span className={css.scholarship}>
          {andScholarship}{' '}
          <span className={css.amount}>
            <Money amount={prize.scholarship} />
          </span>
        </span>
      )}
      <Note prize={prize} />
    </li>
  );
}

/**
 * Every figure in rows; the guidelines show it too. On phones each prize is stacked, with its
 * columns' names beside the figures: the roles keep it a table for those who hear it.
 */
export function PrizeTable() {
  const { groups } = useEditionContent().prizes;
  const hasScholarships = groups.some(({ prizes }) => prizes.some(isWithScholarship));
  const [place, cash, scholarship] = columns;
  const shown = hasScholarships ? columns : [place, cash];
  return (
    <div className={css.frame}>
      <table className={css.table} role="table" aria-label={tableCaption}>
        <caption>{tableCaption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {shown.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.competition} role="rowgroup">
            <tr className={css.group} role="row">
              <th scope="rowgroup" role="rowheader" colSpan={shown.length}>
                {group.competition}
              </th>
            </tr>
            {group.prizes.map((prize) => (
              <tr key={prize.rank} role="row">
                <th scope="row" role="rowheader">
                  <span className={css.amount}>{prize.place}</span> ({RANK_WORDS[prize.rank]})
                </th>
                <td role="cell" className={css.amount} data-label={cash}>
                  <Money amount={prize.cash} />
                  {!hasScholarships && <Note prize={prize} />}
                </td>
                {hasScholarships && (
                  <td role="cell" data-label={scholarship}>
                    {isWithScholarship(prize) ? (
                      <span>
                        {upTo}{' '}
                        <span className={css.amount}>
                          <Money amount={prize.scholarship} />
                        </span>
                      </span>
                    ) : (
                      PRIZE_WORDS.none
                    )}
                    <Note prize={prize} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Note({ prize: { note } }: { readonly prize: Prize }) {
  return note && <span className={css.note}>{note}</span>;
}

function isWithScholarship({ scholarship }: Prize): boolean {
  return scholarship > 0;
}

function Money({ amount }: { readonly amount: number }) {
  return money(amount, useEditionContent().prizes.currency);
}
