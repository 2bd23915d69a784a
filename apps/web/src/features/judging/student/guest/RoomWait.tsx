import { ProblemError } from '@pratibha/contract/client';
import type { RoomLink } from '@pratibha/contract/room-links';
import { ROOM_WORDS } from '@pratibha/words/judging/judge/room';
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
import { RoomAsk } from './RoomAsk.tsx';

const W = ROOM_WORDS;

/** So often a page looks whether its person was let in, in milliseconds. */
const EVERY_MS = 6_000;

type Props = { readonly link: HeldLink; readonly onBegun: () => void };

/** Somebody has scanned the code of a room: they give a name, and wait to be let in. */
export function RoomWait({ link, onBegun }: Props) {
  const queryKey = ['room-link', link.token, link.key];
  const found = useQuery<RoomLink>({
    queryKey,
    queryFn: () => api('POST /room-links/look', { body: link }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? EVERY_MS : false),
  });
  const isUnknown = found.error instanceof ProblemError && found.error.status === 404;
  const data = isUnknown ? undefined : found.data;
  return (
    <>
      <PageHeading
        title={W.heading}
        {...(data ? { intro: W.of(data.event_title, data.round_title) } : {})}
      />
      {isUnknown && <EmptyState drawing="lost" text={W.unknown} />}
      {found.isLoadingError && !isUnknown && (
        <ErrorState message={W.failed} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Spinner label={W.loading} />}
      <div role="status">{data && <p className={css.notice}>{standingOf(data)}</p>}</div>
      {data?.state === 'open' && (
        <RoomAsk link={link} onAsked={(asked) => queryClient.setQueryData(queryKey, asked)} />
      )}
      {data?.state === 'admitted' && <Begin link={link} name={data.name ?? ''} onBegun={onBegun} />}
    </>
  );
}

function standingOf({ state, name, opens_at }: RoomLink): string {
  if (state === 'waiting') return `${W.waiting(name ?? '')} ${W.waitingMeans}`;
  if (state === 'early') return W.early(formatDateTime(new Date(opens_at)));
  return state === 'open' ? W.intro : W[state];
}

function Begin({ link, name, onBegun }: Props & { readonly name: string }) {
  const begin = useMutation({
    mutationFn: () => api('POST /room-links/begin', { body: link }),
    onSuccess: (guest) => {
      queryClient.setQueryData(read('GET /judge/guest', {}).queryKey, guest);
      onBegun();
    },
  });
  return (
    <div className={css.card}>
      <p className={css.quiet}>
        {W.stored} <a href={PATHS.privacy}>{W.privacy}</a>
      </p>
      {begin.error && (
        <p role="alert" className={css.error}>
          {failureWords(begin.error, W.uncertain)}
        </p>
      )}
      <p className={css.next}>
        <Button size="large" aria-busy={begin.isPending} onClick={() => begin.mutate()}>
          {begin.isPending ? W.asking : W.begin(name)}
        </Button>
      </p>
    </div>
  );
}
