import { LATE_CODE_WORDS } from '@pratibha/words/session/late-code';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { onlineManager, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { fetchBrokenStyles } from '../../data/broken-styles.ts';
import { moveToRelease } from '../../data/new-release.ts';
import { FetchFailed } from '../../ui/page/RenewalFailed.tsx';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import { useIsHydrating } from '../../ui/plain/use-is-hydrating.ts';

type Props<Own> = Own & {
  /** How fetching the code goes on. */
  readonly code: Pick<UseQueryResult, 'isPaused' | 'isError' | 'isFetching' | 'refetch'>;
};

type Late<Own> = {
  readonly load: () => Promise<ComponentType<Own>>;
  /** After this many the person is told, and may press; the waits between four add up to 7 s. */
  readonly attempts?: number;
  /** Whether somebody waits for it; until then nothing stands in its place. */
  readonly useIsAsked?: () => boolean;
  /** Where it is waited for: at its place, or over the page. */
  readonly over?: 'nothing' | 'words';
  /** What stands in its place where it did not come, or cannot without a connection. */
  readonly Missing?: ComponentType<Props<Own>>;
};

let parts = 0;

/**
 * A part of a page whose code is fetched later, as data is: while the browser is offline it waits
 * and comes by itself as soon as there is a connection, and a failure leaves the page as it is, but
 * for a release that took the file away. `query` fetches it ahead.
 */
export function lateComponent<Own extends object>(late: Late<Own>) {
  parts += 1;
  const { load, attempts = 4, useIsAsked = always, over = 'nothing', Missing } = late;
  const query = queryOptions({
    queryKey: ['code', parts],
    queryFn: async () => {
      await fetchBrokenStyles();
      return { Part: await load() };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: attempts - 1,
    structuralSharing: false,
  });
  function LateComponent(props: Own) {
    const isHydrating = useIsHydrating();
    const code = useQuery({ ...query, enabled: !isHydrating });
    const isAsked = useIsAsked();
    const isMissed = isAsked && code.failureCount > 0;
    useEffect(() => {
      if (isMissed) void moveToRelease();
    }, [isMissed]);
    if (code.data !== undefined) return <code.data.Part {...props} />;
    if (!isAsked || isHydrating) return null;
    if (Missing && (code.isError || code.isPaused)) return <Missing {...props} code={code} />;
    if (code.isError || code.isPaused) {
      const isOffline = code.isPaused || !onlineManager.isOnline();
      const message = isOffline ? LATE_CODE_WORDS.offline : LATE_CODE_WORDS.weak;
      return <FetchFailed message={message} of={code} isOver={over === 'words'} />;
    }
    return <Spinner label={SHELL_WORDS.loading} over={over} />;
  }
  return Object.assign(LateComponent, { query });
}

function always(): boolean {
  return true;
}
