import { ProblemError } from '@pratibha/contract/client';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
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
import { ConcernedCertificates } from '../../certificates/certificates.tsx';
import { LIVE_QUERY, reasonOf } from '../../console/console.tsx';
import { AwardsPart } from './AwardsPart.tsx';
import { EarlierResults } from './EarlierResults.tsx';
import { FeedbackPart } from './FeedbackPart.tsx';
import { RankedPart } from './RankedPart.tsx';
import css from './results.module.css';
import { ShowPart } from './ShowPart.tsx';
import { StandingPart } from './StandingPart.tsx';

const W = RESULTS_WORDS;

/** `/admin/results/$id`: the results of a round, from its awards to their correction. */
export function ResultsPage({ id }: { readonly id: string }) {
  const results = useQuery({
    ...read('GET /admin/rounds/{id}/results', { params: { id } }),
    ...LIVE_QUERY,
  });
  const { data, error } = results;
  const problem = error instanceof ProblemError ? error : null;
  return (
    <>
      <SiteLink href={adminPaths.round({ id: Number(id) })} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading
        title={W.heading}
        {...(data ? { intro: [data.event_title, data.round_title].join(W.separator) } : {})}
      />
      {problem?.status === 404 ? (
        <EmptyState drawing="lost" text={W.notFound} />
      ) : data ? (
        <div className={css.parts}>
          <StandingPart results={data} />
          <ConcernedCertificates
            roundId={data.round_id}
            eventId={data.event_id}
            which="no-longer-so"
          />
          <AwardsPart results={data} />
          <ShowPart roundId={data.round_id} />
          <RankedPart results={data} />
          <FeedbackPart roundId={data.round_id} />
          <EarlierResults results={data} />
        </div>
      ) : problem?.status === 409 ? (
        <p className={css.notice}>{reasonOf(problem)}</p>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void results.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}
