import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../data/api.ts';
import { queryClient, read } from '../../../data/queries.ts';
import { ownToken } from '../../../data/xsrf-token.ts';
import { isNotTheirs, JUDGED_CHANGES } from './judging-reads.ts';

/** A pause is read within five seconds: so often the page asks while it is looked at. */
const EVERY_MS = 4_000;

/** What changes of a round while its judge looks at it. Where an end moved, all is read anew. */
export function useStanding(roundId: number) {
  const params = { id: String(roundId) };
  const { queryKey } = read('GET /judge/rounds/{id}/standing', { params });
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const told = queryClient.getQueryData(queryKey);
      // Whoever has just logged out reads that for a second, and asks for nothing.
      if (told !== undefined && ownToken() === null) return told;
      return api('GET /judge/rounds/{id}/standing', { params, signal });
    },
    // Who judges here no more asks no further.
    refetchInterval: ({ state }) => (isNotTheirs(state.error) ? false : EVERY_MS),
    staleTime: EVERY_MS / 2,
  });
  const end = data && `${data.closes_at} ${data.state}`;
  const known = useRef(end);
  useEffect(() => {
    const isMoved = known.current !== undefined && end !== undefined && known.current !== end;
    known.current = end ?? known.current;
    if (!isMoved) return;
    for (const change of [
      ...JUDGED_CHANGES,
      'GET /judge/works/{id}',
      'GET /judge/works/{id}/parts',
      'GET /judge/rounds/{id}/previews',
    ]) {
      void queryClient.invalidateQueries({ queryKey: [change] });
    }
  }, [end]);
  return data;
}
