import { ProblemError } from '@pratibha/contract/client';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { LEAD_WORDS, SHOW_WORDS } from '@pratibha/words/results/organiser/show';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { reasonOf } from '../../console/console.tsx';
import { Leading } from './Leading.tsx';
import css from './results.module.css';

const W = LEAD_WORDS;

/** A lost network is found out as soon as the screens find it out. */
const EVERY_MS = 1_000;

/** `/admin/show/$id`: the phone of whoever leads the show of a round. */
export function LeadPage({ id }: { readonly id: string }) {
  const show = useQuery({
    ...read('GET /admin/rounds/{id}/show', { params: { id } }),
    ...{ refetchInterval: EVERY_MS, retry: false, staleTime: 0 },
    networkMode: 'always',
  });
  const { data, error } = show;
  const status = error instanceof ProblemError ? error.status : null;
  const isRefused = status !== null && status < 500;
  return (
    <>
      <SiteLink href={adminPaths.results({ id: Number(id) })} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading title={W.heading} {...(data ? { intro: data.event_title } : {})} />
      {status === 404 ? (
        <EmptyState drawing="lost" text={RESULTS_WORDS.notFound} />
      ) : isRefused && error ? (
        <p className={css.notice}>{reasonOf(error)}</p>
      ) : data ? (
        <Leading show={data} isConnected={error === null} />
      ) : error ? (
        <ErrorState message={SHOW_WORDS.loadFailed} onRetry={() => void show.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}
