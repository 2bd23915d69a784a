import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { fetchBrokenStyles } from '../../data/broken-styles.ts';
import { moveToRelease } from '../../data/new-release.ts';
import { Spinner } from '../../ui/plain/Spinner.tsx';
import { useIsHydrating } from '../../ui/plain/use-is-hydrating.ts';

/** How fetching the code of a part goes on, for what stands in its place. */
export type LateCode = Pick<UseQueryResult, 'isPaused' | 'isError' | 'isFetching' | 'refetch'>;

type Late<Props> = {
  /** Unlike that of every other part. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** After this many the person is told, and may press; as many as of what is read where it says nothing. */
  readonly attempts?: number;
  /** Whether somebody waits for it; until then nothing stands in its place. */
  readonly useIsAsked?: () => boolean;
  /** What stands in its place where it did not come, or cannot without a connection. */
  readonly Missing: ComponentType<Props & { readonly code: LateCode }>;
};

/**
 * A part of a page whose code is fetched later, as data is: while the browser is offline it waits and comes
 * by itself as soon as there is a connection, and a failure leaves the page as it is, but for a release that
 * took the file away. `query` fetches it ahead.
 */
export function lateComponent<Props extends object>(late: Late<Props>) {
  const { name, load, attempts, useIsAsked = always, Missing } = late;
  const query = queryOptions({
    queryKey: ['code', name],
    queryFn: async () => {
      await fetchBrokenStyles();
      return { Part: await load() };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    ...(attempts !== undefined && { retry: attempts - 1 }),
    structuralSharing: false,
  });
  function LateComponent(props: Props) {
    const isHydrating = useIsHydrating();
    const code = useQuery({ ...query, enabled: !isHydrating });
    const isAsked = useIsAsked();
    const isMissed = isAsked && code.failureCount > 0;
    useEffect(() => {
      if (isMissed) void moveToRelease();
    }, [isMissed]);
    if (code.data !== undefined) return <code.data.Part {...props} />;
    if (!isAsked || isHydrating) return null;
    if (code.isError || code.isPaused) return <Missing {...props} code={code} />;
    return <Spinner label={SHELL_WORDS.loading} over="words" />;
  }
  return Object.assign(LateComponent, { query });
}

function always(): boolean {
  return true;
}
