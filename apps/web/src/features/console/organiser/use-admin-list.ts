import { useQuery } from '@tanstack/react-query';
import type { ListView } from '../../../ui/list/AdminList.tsx';
import { type ListPosition, type ListSource, PAGE_SIZE } from './admin-list.ts';
import { useListSearch } from './list-search.ts';
import { LIVE_LIST_QUERY } from './live-queries.ts';
import { useTellTakenOver } from './taken-over.ts';
import { useDensity } from './use-density.ts';
import { usePrint } from './use-print.ts';

/**
 * The page of a list that its address asks for, kept up to date, as `AdminList` shows it; and the
 * ways to change the address.
 */
export function useAdminList<Row, SortColumn extends string, Values extends object>(
  source: ListSource<Row, SortColumn, Values, unknown>,
  search: ListPosition<SortColumn> & Values,
) {
  useTellTakenOver();
  const { filter, open, turns, clear } = useListSearch<ListPosition<SortColumn> & Values>(search);
  const [density, onDensity] = useDensity();
  const { rows: printed, printing } = usePrint(source, search);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...source.page(search, PAGE_SIZE),
    ...LIVE_LIST_QUERY,
  });
  const view: ListView<Row, SortColumn> = {
    rows: printed ?? data?.rows,
    total: data?.total ?? '',
    before: printed === null ? ((search.page ?? 1) - 1) * PAGE_SIZE : 0,
    isFailed: isError,
    isFetching,
    isFormerPage: isPlaceholderData,
    onRetry: () => void refetch(),
    sort: search.sort ?? source.firstSort,
    onSort: (sort) => filter({ sort } as Partial<ListPosition<SortColumn> & Values>),
    openId: search.open ?? null,
    onOpen: (id) => open(id),
    turns: turns(data?.next ?? null),
    onClear: clear,
    density,
    onDensity,
    printing,
  };
  return { view, filter, open };
}
