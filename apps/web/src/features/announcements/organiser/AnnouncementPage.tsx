import { ProblemError } from '@pratibha/contract/client';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { InNepali } from '../../translations/translations.tsx';
import css from './announcements.module.css';
import { Draft } from './Draft.tsx';
import { Preview } from './Preview.tsx';
import { Progress } from './Progress.tsx';
import { StripPart } from './StripPart.tsx';

const W = ANNOUNCEMENTS_WORDS;

/** `/admin/announcements/$id`: a draft to write and send, or what became of what was sent. */
export function AnnouncementPage({ id }: { readonly id: string }) {
  const announcement = useQuery({
    ...read('GET /admin/announcements/{id}', { params: { id } }),
    ...LIVE_QUERY,
  });
  const { data, error } = announcement;
  const isGone = error instanceof ProblemError && error.status === 404;
  const isDraft = data?.state === 'draft' || data?.state === 'template';
  return (
    <>
      <SiteLink href={adminPaths.announcements()} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading title={data?.subject ?? W.heading} {...(data ? { intro: stateOf(data) } : {})} />
      {isGone ? (
        <EmptyState drawing="lost" text={W.notFound} />
      ) : data ? (
        <div className={css.parts}>
          {isDraft ? <Draft of={data} /> : <Progress of={data} />}
          <Suspense>
            <InNepali key={data.revision} of={`announcements-${data.id}`} />
          </Suspense>
          <StripPart of={data} />
          <Preview of={data} />
        </div>
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void announcement.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}

type State = {
  readonly state: keyof typeof W.states;
  readonly failure: string | null;
  readonly waiting: number;
  readonly send_at: string | null;
};

function stateOf({ state, failure, waiting, send_at }: State): string {
  const sent = state === 'sent' && waiting > 0 ? W.goingOut : W.states[state];
  const words = failure === null ? sent : W.notSent;
  return send_at === null ? words : `${words} · ${formatDateTime(new Date(send_at))}`;
}
