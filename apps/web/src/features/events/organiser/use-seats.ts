import type { AdminEvent } from '@pratibha/contract/events';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';

type Counted = Pick<AdminEvent, 'id' | 'registrations'>;

/**
 * How many seats of an event are taken: where it has a capacity rejected registrations free theirs,
 * elsewhere all registrations count. Until the seats are there, too.
 */
export function useSeatsTaken(): (event: Counted) => number {
  const seats = useQuery(read('GET /admin/events/seats', {})).data;
  return ({ id, registrations }) =>
    seats?.find((each) => each.event_id === id)?.taken ?? registrations;
}
