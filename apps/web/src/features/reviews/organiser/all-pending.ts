import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { type Page, queryClient } from '../../../data/queries.ts';

/** So many rows are selected at most, and fetched at a time. */
export const MOST_SELECTED = 1_000;
const AT_A_TIME = 250;

/** One page of those that wait for a decision, from a cursor or from the beginning. */
export type PendingPage<Row> = (limit: number, cursor?: string) => UseQueryOptions<Page<Row>>;

/** How many wait under the filters of a list, asked for one row of them. */
export function totalOf<Row>(page: PendingPage<Row>) {
  const one = page(1);
  return queryOptions<string>({
    // Begins like those of the list, so that a decision counts again.
    queryKey: [...one.queryKey, 'total'],
    queryFn: async () => (await queryClient.fetchQuery({ ...one, staleTime: 0 })).total,
  });
}

/** Those that wait under the filters of a list, whatever page is shown: the first thousand. */
export async function fetchPending<Row>(page: PendingPage<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const { rows: more, next } = await queryClient.fetchQuery({
      ...page(AT_A_TIME, cursor),
      staleTime: 0,
    });
    rows.push(...more);
    cursor = next ?? undefined;
  } while (cursor !== undefined && rows.length < MOST_SELECTED);
  return rows.slice(0, MOST_SELECTED);
}
