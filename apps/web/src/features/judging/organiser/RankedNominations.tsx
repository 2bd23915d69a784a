import type { Nomination } from '@pratibha/contract/nominations';
import { RANKING_WORDS } from '@pratibha/words/judging/organiser/ranking';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import rows from '../../../ui/list/row-list.module.css';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './judging.module.css';

const W = RANKING_WORDS;

/** What judges nominated beside points: each work by how many of them. */
export function RankedNominations({ roundId }: { readonly roundId: number }) {
  const { data } = useQuery({
    ...read('GET /admin/rounds/{id}/nominations', { params: { id: String(roundId) } }),
    ...LIVE_QUERY,
  });
  if (!data || data.titles.length === 0) return null;
  return (
    <section className={css.part} aria-label={W.nominations}>
      <h2>{W.nominations}</h2>
      {data.titles.map(({ id, title }) => (
        <div key={id}>
          <h3>{title}</h3>
          <Nominated
            nominations={(data.nominations ?? []).filter(
              ({ title_id, counts }) => title_id === id && counts,
            )}
          />
        </div>
      ))}
    </section>
  );
}

function Nominated({ nominations }: { readonly nominations: readonly Nomination[] }) {
  if (nominations.length === 0) return <p className={css.quiet}>{W.noNominations}</p>;
  const byWork = [...Map.groupBy(nominations, ({ number }) => number)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return (
    <ul className={rows.list}>
      {byWork.map(([number, own]) => (
        <li key={`${number}`}>{W.nominated(number, own.length)}</li>
      ))}
    </ul>
  );
}
