import { ProblemError } from '@pratibha/contract/client';
import type { GuestLink } from '@pratibha/contract/guest';
import { GUEST_PAGE_WORDS } from '@pratibha/words/judging/judge/guest';
import { formatDateTime } from '@pratibha/words/time';
import { useMutation, useQuery } from '@tanstack/react-query';
import { PATHS } from '../../../../data/address/paths.ts';
import { api } from '../../../../data/api.ts';
import type { HeldLink } from '../../../../data/guest-link.ts';
import { queryClient, read } from '../../../../data/queries.ts';
import { EmptyState } from '../../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../../ui/page/PageHeading.tsx';
import { Button } from '../../../../ui/plain/Button.tsx';
import { Spinner } from '../../../../ui/plain/Spinner.tsx';
import { failureWords } from '../../../session/session.tsx';
import css from '../judge.module.css';

const W = GUEST_PAGE_WORDS;

type Props = { readonly link: HeldLink; readonly onBegun: () => void };

/** Says for whom a link is; the press takes it. */
export function GuestBegin({ link, onBegun }: Props) {
  const found = useQuery({
    queryKey: ['guest-link', link.token],
    queryFn: () => api('POST /guest-links/look', { body: link }),
    retry: false,
  });
  const isUnknown = found.error instanceof ProblemError && found.error.status === 404;
  return (
    <>
      <PageHeading
        title={W.beginHeading}
        {...(found.data ? { intro: W.of(found.data.event_title, found.data.round_title) } : {})}
      />
      {isUnknown && <EmptyState drawing="lost" text={W.unknown} />}
      {found.isLoadingError && !isUnknown && (
        <ErrorState message={W.failed} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Spinner label={W.loading} />}
      {found.data && <Begin link={link} of={found.data} onBegun={onBegun} />}
    </>
  );
}

function Begin({ link, of, onBegun }: Props & { readonly of: GuestLink }) {
  const begin = useMutation({
    mutationFn: () => api('POST /guest-links/begin', { body: link }),
    onSuccess: (guest) => {
      queryClient.setQueryData(read('GET /judge/guest', {}).queryKey, guest);
      onBegun();
    },
  });
  const waits =
    of.state === 'early'
      ? W.early(formatDateTime(new Date(of.opens_at)))
      : of.state === 'over'
        ? W.over
        : null;
  if (waits !== null) return <p className={css.notice}>{waits}</p>;
  const isInUse =
    begin.error === null
      ? of.state === 'in-use'
      : begin.error instanceof ProblemError && begin.error.code === 'link-in-use';
  return (
    <div className={css.card}>
      <p>{W.beginText}</p>
      <p className={css.quiet}>
        {W.stored} <a href={PATHS.privacy}>{W.privacy}</a>
      </p>
      <div role="status">
        {isInUse && <p className={css.error}>{W.inUse}</p>}
        {begin.error && !isInUse && (
          <p className={css.error}>{failureWords(begin.error, W.uncertain)}</p>
        )}
      </div>
      <p className={css.next}>
        <Button size="large" aria-busy={begin.isPending} onClick={() => begin.mutate()}>
          {begin.isPending ? W.beginning : W.begin(of.name)}
        </Button>
      </p>
    </div>
  );
}
