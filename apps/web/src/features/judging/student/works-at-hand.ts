import type { WorkToJudge } from '@pratibha/contract/judge';
import { useEffect } from 'react';
import { queryClient, read } from '../../../data/queries.ts';

/** For how long works are not asked for again, in milliseconds. */
const FRESH_MS = 60_000;

/** What is read once stays at hand: the network may be gone when its page is opened again. */
for (const key of ['GET /judge/rounds/{id}', 'GET /judge/works/{id}'])
  queryClient.setQueryDefaults([key], { gcTime: Infinity });

/**
 * Reads all works of these rounds ahead, so that each can be opened and judged without a network.
 *
 * @param roundIds as one string, so that equal ones are the same
 */
export function useWorksAtHand(roundIds: string): void {
  useEffect(() => {
    for (const id of roundIds.split(',').filter(Boolean)) void readWorks(id);
  }, [roundIds]);
}

/** When the works of a round were read, by how long the page has been open. */
const READ_AT = new Map<string, number>();

async function readWorks(id: string): Promise<void> {
  const params = { id };
  const now = performance.now();
  if (now - (READ_AT.get(id) ?? -FRESH_MS) < FRESH_MS) return;
  READ_AT.set(id, now);
  const begun = Date.now();
  try {
    const options = read('GET /judge/rounds/{id}/works', { params });
    const works = await queryClient.fetchQuery({ ...options, gcTime: 0 });
    for (const work of works) putWork(work, begun);
    const { manner } = await queryClient.fetchQuery(read('GET /judge/rounds/{id}', { params }));
    // Any of them may be typed, and its work scored, without a network.
    if (manner === 'at-the-stand') {
      await queryClient.prefetchQuery(read('GET /judge/rounds/{id}/stands', { params }));
    }
  } catch {
    // Each is asked for by itself when it is opened.
    READ_AT.delete(id);
  }
}

/** The judge sees nothing of it any more. */
export function forgetWork({ id }: WorkToJudge): void {
  READ_AT.clear();
  const params = { id: String(id) };
  queryClient.removeQueries(read('GET /judge/works/{id}', { params }));
  queryClient.removeQueries(read('GET /judge/works/{id}/parts', { params }));
}

/** Not where something newer is at hand. */
function putWork(work: WorkToJudge, begun: number): void {
  const { queryKey } = read('GET /judge/works/{id}', { params: { id: String(work.id) } });
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  if (dataUpdatedAt < begun) queryClient.setQueryData(queryKey, work);
}
