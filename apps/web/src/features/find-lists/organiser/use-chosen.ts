import type { FoundList } from '@pratibha/domain/find/find';
import { useQuery } from '@tanstack/react-query';
import { ownList } from './own-list.ts';

/** Which columns of a list the person chose, in their order; null: none. */
export function useChosen(list: FoundList): readonly string[] | null {
  return useQuery({ ...ownList(list), staleTime: 60_000 }).data?.columns ?? null;
}
