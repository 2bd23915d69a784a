import type { FoundList } from '@pratibha/domain/find/find';
import { useQuery } from '@tanstack/react-query';
import { arranged, type Placed } from './arrange.ts';
import { ownList } from './own-list.ts';

export type ListedColumn = { readonly id: string; readonly header: string };

/**
 * Fetches what a list may show beside the columns of everybody: those that may be chosen, with a
 * column for each question whose answers were.
 */
export type MoreColumns<Column> = () => Promise<{
  readonly of: (chosen: readonly string[]) => readonly Column[];
}>;

/** The same once it is there; null until then. */
export function useMoreColumns<Column>(
  list: FoundList,
  more: MoreColumns<Column>,
  isAsked: boolean,
): ((chosen: readonly string[]) => readonly Column[]) | null {
  const { data } = useQuery({
    queryKey: ['code', 'columns', list],
    queryFn: more,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    enabled: isAsked,
  });
  return data?.of ?? null;
}

/** The columns of a list as the person chose them; those of everybody where they chose none. */
export function useArranged<Column extends Placed>(
  list: FoundList,
  columns: readonly Column[],
  more: MoreColumns<Column>,
): readonly Column[] {
  const chosen = useQuery({ ...ownList(list), staleTime: 60_000 }).data?.columns ?? null;
  const others = useMoreColumns(list, more, chosen !== null);
  if (chosen === null) return columns;
  return arranged([...columns, ...(others?.(chosen) ?? [])], chosen);
}
