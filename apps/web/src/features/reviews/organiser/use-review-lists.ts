import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '../../../data/address/paths.ts';
import type { Page } from '../../../data/queries.ts';
import { LIVE_LIST, PAGE_SIZE, useFailureToast } from '../../console/console.tsx';
import type { Reviewed } from './decisions.ts';
import type { DeskList, DeskQueue, DeskSearch } from './ReviewDesk.tsx';

/** How many pending ones the details can walk through before they ask again. */
const QUEUE_SIZE = 100;

/** The filters of a review screen as its call takes them. */
type Filters<Search extends DeskSearch> = {
  readonly q: string | undefined;
  readonly event_id: string | undefined;
  readonly sort: Search['sort'] | undefined;
};

type PageQuery<Search extends DeskSearch> = Filters<Search> & {
  readonly status: Search['status'] | 'PENDING' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** What differs between the screens. */
type Source<Row, Search extends DeskSearch> = {
  readonly search: Search;
  readonly page: (query: PageQuery<Search>) => UseQueryOptions<Page<Row[]>>;
  readonly reviewed: (row: Row) => Reviewed;
  /** Toast of a list that could not be fetched. */
  readonly loadFailed: string;
  /** The call that exports what the filters show. */
  readonly exportPath: string;
};

type ReviewLists<Row> = {
  readonly list: DeskList;
  readonly queue: DeskQueue;
  /** Every row that is known, for details that open before they are fetched. */
  readonly known: readonly Row[];
  readonly exportHref: string;
};

/** The lists behind a review screen: a page of what its address asks for, and what still waits. */
export function useReviewLists<Row, Search extends DeskSearch>({
  search,
  page,
  reviewed,
  loadFailed,
  exportPath,
}: Source<Row, Search>): ReviewLists<Row> {
  const { q, event, status, sort, cursor, open } = search;
  const filters = { q, event_id: event === undefined ? undefined : String(event), sort };
  const list = useQuery({
    ...page({ ...filters, status, cursor, limit: PAGE_SIZE }),
    ...LIVE_LIST,
  });
  useFailureToast(list.isError, loadFailed);
  const queue = usePending({ filters, page, cursor, isOpen: open !== undefined });
  const exported = { ...filters, status };
  const pairs = Object.entries(exported).filter((pair): pair is [string, string] => !!pair[1]);
  return {
    list: {
      rows: list.data?.rows.map(reviewed),
      total: list.data?.total ?? '',
      next: list.data?.next ?? null,
      isFailed: list.isError,
      isFetching: list.isFetching,
      refetch: () => void list.refetch(),
    },
    queue: { ids: queue.rows?.map((row) => reviewed(row).id), total: queue.total },
    known: [...(list.data?.rows ?? []), ...(queue.rows ?? [])],
    exportHref: `${ENDPOINTS.api}${exportPath}?${new URLSearchParams(pairs).toString()}`,
  };
}

type PendingSource<Row, Search extends DeskSearch> = Pick<Source<Row, Search>, 'page'> & {
  readonly filters: Filters<Search>;
  readonly cursor: string | undefined;
  readonly isOpen: boolean;
};

/**
 * Those that wait under the list's filters: from the list's page onwards, or from the beginning
 * once nothing waits there. A cursor names a place in the order, so it holds for every status.
 */
function usePending<Row, Search extends DeskSearch>(source: PendingSource<Row, Search>) {
  const { filters, page, cursor, isOpen } = source;
  const query = { ...filters, status: 'PENDING', limit: QUEUE_SIZE } as const;
  const all = useQuery({ ...page(query), ...LIVE_LIST, enabled: isOpen });
  const onwards = useQuery({
    ...page({ ...query, cursor }),
    ...LIVE_LIST,
    enabled: isOpen && cursor !== undefined,
  });
  const here = cursor === undefined ? all.data : onwards.data;
  const used = here?.rows.length === 0 ? all.data : here;
  return { rows: used?.rows, total: all.data?.total ?? '' };
}
