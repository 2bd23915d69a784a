import type { RoundRanking, WorkByRank } from '@pratibha/contract/round-rankings';
import { RANKING_WORDS } from '@pratibha/words/judging/organiser/ranking';
import rows from '../../../ui/list/row-list.module.css';
import css from './judging.module.css';
import own from './ranking.module.css';

const W = RANKING_WORDS;

/** Works of which the criteria are shown: whoever wants all has the file. */
const MOST_ROWS = 100;

type Props = {
  readonly ranking: RoundRanking;
  /** Those that are read, in their order. */
  readonly works: readonly WorkByRank[];
};

/** What works got for each criterion, and where their judges are far apart. */
export function RankedCriteria({ ranking: { criteria, differences }, works }: Props) {
  const scored = works.filter(({ sheets }) => sheets > 0).slice(0, MOST_ROWS);
  const byId = new Map(works.map((work) => [work.submission_id, work]));
  const titles = new Map(criteria.map(({ id, title }) => [id, title]));
  const apart = differences.filter(({ submission_id }) => byId.has(submission_id));
  return (
    <>
      <section className={css.part} aria-label={W.criteria}>
        <h2>{W.criteria}</h2>
        <p className={css.quiet}>{W.criteriaHelp}</p>
        <div className={css.scroll} tabIndex={0} role="group" aria-label={W.criteria}>
          <table className={own.table}>
            <thead>
              <tr>
                <th scope="col">{W.columns.rank}</th>
                <th scope="col">{W.columns.work}</th>
                {criteria.map(({ id, title, level_count }) => (
                  <th key={id} scope="col">
                    {W.ofLevels(title, level_count)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scored.map(({ submission_id, rank, number, mean_levels }) => (
                <tr key={submission_id}>
                  <td className={own.number}>{rank}</td>
                  <th scope="row">{W.work(number)}</th>
                  {criteria.map(({ id }) => (
                    <td key={id} className={own.number}>
                      {W.level(mean_levels.find(({ criterion_id }) => criterion_id === id)?.mean)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className={css.part} aria-label={W.differences}>
        <h2>{W.differences}</h2>
        <p className={css.quiet}>{apart.length === 0 ? W.noDifferences : W.differencesHelp}</p>
        <ul className={rows.list}>
          {apart.map(({ submission_id, criterion_id, lowest, highest }) => (
            <li key={`${submission_id} ${criterion_id}`}>
              <span className={css.name}>{W.work(byId.get(submission_id)?.number ?? 0)}</span>
              <span>{W.difference(titles.get(criterion_id) ?? '', lowest, highest)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
