import type { RoundShow } from '@pratibha/contract/shows';
import { SHOW_WORDS } from '@pratibha/words/results/organiser/show';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { showPath } from '../../../data/address/results-path.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import rows from '../../../ui/list/row-list.module.css';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { BeginShowDialog } from './BeginShowDialog.tsx';
import css from './results.module.css';
import { SlidesDialog } from './SlidesDialog.tsx';

const W = SHOW_WORDS;

/** The show of results on a stage: its texts, its rehearsal, and its beginning. */
export function ShowPart({ roundId }: { readonly roundId: number }) {
  const params = { id: String(roundId) };
  const show = useQuery({ ...read('GET /admin/rounds/{id}/show', { params }), ...LIVE_QUERY });
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      {show.data ? (
        <Prepared show={show.data} />
      ) : show.error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void show.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </section>
  );
}

/** A text may be there twice. */
function numbered(slides: RoundShow['slides']) {
  return slides.map((slide, at) => ({ ...slide, key: `${at}` }));
}

type Asking = 'texts' | 'rehearsal' | 'show';

function Prepared({ show }: { readonly show: RoundShow }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { running, slides, why_not, event_id, round_id } = show;
  const close = () => setAsking(null);
  return (
    <>
      <p className={css.quiet}>{W.intro}</p>
      {running && <p>{running.is_rehearsal ? W.rehearsing : W.running}</p>}
      <h3>{W.texts}</h3>
      {slides.length === 0 && <p>{W.noTexts}</p>}
      <ul className={rows.list}>
        {numbered(slides).map(({ key, place, text }) => (
          <li key={key}>
            <div className={rows.about}>
              <p className={css.name}>{text}</p>
              <p className={css.quiet}>{W.places[place]}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {!running && (
          <Button variant="secondary" onClick={() => setAsking('texts')}>
            {W.changeTexts}
          </Button>
        )}
        {(!running || running.is_rehearsal) && (
          <Button variant="secondary" onClick={() => setAsking('rehearsal')}>
            {W.rehearse}
          </Button>
        )}
        {why_not === null && <Button onClick={() => setAsking('show')}>{W.begin}</Button>}
        {running && (
          <>
            <a
              className={buttonClass('secondary')}
              href={showPath(event_id)}
              target="_blank"
              rel="noopener"
            >
              {W.screen}
            </a>
            <SiteLink className={buttonClass()} href={adminPaths.show({ id: round_id })}>
              {W.lead}
            </SiteLink>
          </>
        )}
      </div>
      {asking === 'texts' && <SlidesDialog show={show} onClose={close} />}
      {(asking === 'rehearsal' || asking === 'show') && (
        <BeginShowDialog show={show} kind={asking} onClose={close} />
      )}
    </>
  );
}
