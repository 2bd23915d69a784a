import type { Nomination } from '@pratibha/contract/nominations';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { NOMINATIONS_WORDS } from '@pratibha/words/judging/organiser/nominations';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ENDPOINTS } from '../../../data/address/paths.ts';
import { read } from '../../../data/queries.ts';
import { LongList } from '../../../ui/list/LongList.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './judging.module.css';
import { NominationsDialog } from './NominationsDialog.tsx';

const W = NOMINATIONS_WORDS;

/** For what works of the round may be nominated, and who nominated what. */
export function NominationsPart({ round }: { readonly round: RoundDetails }) {
  const [isEditing, setEditing] = useState(false);
  const params = { id: String(round.id) };
  const all = useQuery({
    ...read('GET /admin/rounds/{id}/nominations', { params }),
    ...LIVE_QUERY,
  });
  const { data, error } = all;
  const given = data?.nominations ?? null;
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p className={css.quiet}>{W.intro}</p>
      {data ? (
        <>
          {data.titles.length === 0 && <p>{W.none}</p>}
          {data.titles.length > 0 && given === null && <p className={css.notice}>{W.hidden}</p>}
          {data.titles.map(({ id, title }) => (
            <div key={id}>
              <h3>{title}</h3>
              {given && <Given nominations={given.filter(({ title_id }) => title_id === id)} />}
            </div>
          ))}
          <div className={css.actions}>
            {given !== null && given.length > 0 && (
              <a
                className={buttonClass('secondary')}
                href={`${ENDPOINTS.api}/admin/rounds/${round.id}/nominations/export`}
                download
              >
                {W.export}
              </a>
            )}
            {round.state !== 'over' && (
              <Button variant="secondary" onClick={() => setEditing(true)}>
                {W.change}
              </Button>
            )}
          </div>
          {isEditing && (
            <NominationsDialog
              round={round}
              titles={data.titles}
              onClose={() => setEditing(false)}
            />
          )}
        </>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void all.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </section>
  );
}

function Given({ nominations }: { readonly nominations: readonly Nomination[] }) {
  if (nominations.length === 0) return <p className={css.quiet}>{W.nobody}</p>;
  return (
    <LongList of={W.heading} entries={nominations}>
      {(each) => (
        <li key={`${each.judge_name} ${each.saved_at} ${each.number}`}>
          <div className={rows.about}>
            <p className={css.name}>{W.work(each.number, each.user_name)}</p>
            <p className={css.quiet}>{W.by(each.judge_name, each.reason)}</p>
          </div>
          {!each.counts && <span className={css.few}>{W.notCounted}</span>}
        </li>
      )}
    </LongList>
  );
}
