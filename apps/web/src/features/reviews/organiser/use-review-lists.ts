import { useQuery } from '@tanstack/react-query';
import {
  LIVE_LIST_QUERY,
  type ListPosition,
  type ListSource,
  useAdminList,
  useFailureToast,
} from '../../console/console.tsx';
import { fetchPending, totalOf } from './all-pending.ts';
import type { Reviewed } from './decisions.ts';
import type { ReviewFilter } from './ReviewToolbar.tsx';

/** How many pending ones the details can walk through before they ask again. */
const QUEUE_SIZE = 100;

/** Where one is in the list of a review screen: among its statuses is the one that waits. */
export type ReviewSearch<
  SortColumn extends string,
  Status extends string,
> = ListPosition<SortColumn> & ReviewFilter<Status | 'PENDING'>;

export type ReviewSource<Row, SortColumn extends string, Status extends string> = ListSource<
  Row,
  SortColumn,
  ReviewFilter<Status | 'PENDING'>,
  unknown
>;

type Input<Row, SortColumn extends string, Status extends string> = {
  readonly source: ReviewSource<Row, SortColumn, Status>;
  readonly search: ReviewSearch<SortColumn, Status>;
  readonly reviewed: (row: Row) => Reviewed;
  readonly texts: { readonly loadFailed: string };
  /** Whether decisions are prepared anywhere: what is prepared waits for nobody. */
  readonly isPrepared: boolean;
};

/** The lists behind a review screen: a page of what its address asks for, and what still waits. */
export function useReviewLists<Row, SortColumn extends string, Status extends string>({
  source,
  search,
  reviewed,
  texts,
  isPrepared,
}: Input<Row, SortColumn, Status>) {
  const { view, filter, open } = useAdminList(source, search);
  useFailureToast(view.isFailed, texts.loadFailed);
  const queue = usePending(
    source,
    isPrepared ? { ...search, prepared: search.prepared ?? 'no' } : search,
  );
  const pendingPage = (limit: number, cursor?: string) =>
    source.page({ ...search, status: 'PENDING', cursor }, limit);
  return {
    list: {
      view: { ...view, rows: view.rows?.map(reviewed) },
      filter,
      open,
      /** How many wait for a decision under the filters, and they themselves. */
      pendingTotal: totalOf(pendingPage),
      fetchPending: async () => (await fetchPending(pendingPage)).map(reviewed),
    },
    queue: { ids: queue.rows?.map((row) => reviewed(row).id), total: queue.total },
    /** Every row that is known, for details that open before they are fetched. */
    known: [...(view.rows ?? []), ...(queue.rows ?? [])],
  };
}

/**
 * Those that wait under the list's filters: from the list's page onwards, or from the beginning
 * once nothing waits there. A cursor names a place in the order, so it holds for every status.
 */
function usePending<Row, SortColumn extends string, Status extends string>(
  source: ReviewSource<Row, SortColumn, Status>,
  search: ReviewSearch<SortColumn, Status>,
) {
  const isOpen = search.open !== undefined;
  const onwardsOf = (cursor: string | undefined) =>
    source.page({ ...search, status: 'PENDING', cursor }, QUEUE_SIZE);
  const all = useQuery({ ...onwardsOf(undefined), ...LIVE_LIST_QUERY, enabled: isOpen });
  const onwards = useQuery({
    ...onwardsOf(search.cursor),
    ...LIVE_LIST_QUERY,
    enabled: isOpen && search.cursor !== undefined,
  });
  const here = search.cursor === undefined ? all.data : onwards.data;
  const used = here?.rows.length === 0 ? all.data : here;
  return { rows: used?.rows, total: all.data?.total ?? '' };
}
