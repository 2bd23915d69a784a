import { ProblemError } from '@pratibha/contract/client';
import type { Round } from '@pratibha/contract/rounds';
import { ROUND_PAIR_WORDS } from '@pratibha/words/judging/organiser/round-pair';
import { ROUNDS_WORDS } from '@pratibha/words/judging/organiser/rounds';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import css from './judging.module.css';
import { AddRoundDialog } from './RoundFormDialog.tsx';
import { RoundPairDialog } from './RoundPairDialog.tsx';

const W = ROUNDS_WORDS;

/** `/admin/judging/$id`: the rounds of judging of an event, and the way to the next. */
export function RoundsPage({ id }: { readonly id: string }) {
  const [adding, setAdding] = useState<'one' | 'two' | null>(null);
  const all = useQuery({
    ...read('GET /admin/events/{id}/rounds', { params: { id } }),
    ...LIVE_QUERY,
  });
  const { data, error } = all;
  const isGone = error instanceof ProblemError && error.status === 404;
  return (
    <>
      <SiteLink href={adminPaths.events({ open: Number(id) })} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading title={W.heading} {...(data ? { intro: W.intro(data.event_title) } : {})} />
      {isGone ? (
        <EmptyState drawing="lost" text={W.notFound} />
      ) : data ? (
        <>
          {data.rounds.length === 0 ? (
            <EmptyState drawing="submissions" text={W.empty} />
          ) : (
            <ol className={css.rounds} aria-label={W.listed}>
              {data.rounds.map((round) => (
                <RoundItem key={round.id} round={round} />
              ))}
            </ol>
          )}
          <div className={css.actions}>
            {data.rounds.length === 0 && (
              <Button variant="secondary" onClick={() => setAdding('two')}>
                {ROUND_PAIR_WORDS.press}
              </Button>
            )}
            <Button onClick={() => setAdding('one')}>{W.add}</Button>
          </div>
          {adding === 'one' && (
            <AddRoundDialog eventId={id} event={data} onClose={() => setAdding(null)} />
          )}
          {adding === 'two' && (
            <RoundPairDialog eventId={id} event={data} onClose={() => setAdding(null)} />
          )}
        </>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void all.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}

function RoundItem({ round }: { readonly round: Round }) {
  const [opens, closes] = [round.opens_at, round.closes_at].map((at) =>
    formatDateTime(new Date(at)),
  );
  const figures = [
    W.works(round.works),
    W.judges(round.judges),
    ...(round.sheets === 0 ? [] : [W.sent(round.sent, round.sheets)]),
  ];
  return (
    <li className={css.part}>
      <SiteLink href={adminPaths.round(round)} className={css.name}>
        {round.title}
      </SiteLink>
      <p>{W.states[round.state]}</p>
      <p className={css.quiet}>{W.window(opens ?? '', closes ?? '')}</p>
      <p className={css.quiet}>{figures.join(W.separator)}</p>
    </li>
  );
}
