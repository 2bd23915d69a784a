import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient, read } from '../../../data/queries.ts';
import { isNotTheirs, JUDGED_CHANGES } from './judging-reads.ts';

/** A pause is read within five seconds: so often the page asks while it is looked at. */
const EVERY_MS = 4_000;

/** What changes of a round while its judge looks at it. Where an end moved, all is read anew. */
export function useStanding(roundId: number) {
  const { data } = useQuery({
    ...read('GET /judge/rounds/{id}/standing', { params: { id: String(roundId) } }),
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
    for (const change of [...JUDGED_CHANGES, 'GET /judge/works/{id}']) {
      void queryClient.invalidateQueries({ queryKey: [change] });
    }
  }, [end]);
  return data;
}
