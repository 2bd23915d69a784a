import { useQuery } from '@tanstack/react-query';
import { type CallInput, type CallOutput, queryClient, read } from '../../../data/queries.ts';
import { LIVE_LIST_QUERY } from '../../console/console.tsx';

/** Calls that tell something of the works that are named. */
type WorksCall =
  | 'GET /admin/events/submissions/replaced'
  | 'GET /admin/events/submissions/findings'
  | 'GET /admin/events/submissions/links'
  | 'GET /admin/events/submissions/previews';

/** So many works are asked for at once. */
const IN_CALL = 100;

/** What a call tells of these works, as many as they are; empty until it is known. */
export function useOfWorks<K extends WorksCall>(
  call: K,
  works: readonly number[],
): readonly CallOutput<K>[number][] {
  const ids = works.toSorted((a, b) => a - b);
  const some = (at: number) => {
    // Each of them takes the same.
    const input = { query: { ids: ids.slice(at, at + IN_CALL).join(',') } } as CallInput<K>;
    return queryClient.fetchQuery({ ...read(call, input), staleTime: 0 });
  };
  const { data = [] } = useQuery({
    queryKey: [call, ids],
    queryFn: async () => {
      const starts = Array.from({ length: Math.ceil(ids.length / IN_CALL) }, (_, n) => n * IN_CALL);
      const told: CallOutput<K>[number][] = [];
      for (const each of await Promise.all(starts.map(some))) told.push(...each);
      return told;
    },
    enabled: ids.length > 0,
    ...LIVE_LIST_QUERY,
  });
  return data;
}
