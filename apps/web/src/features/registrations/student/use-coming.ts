import { useQuery } from '@tanstack/react-query';
import { comingQuery } from '../../../data/queries.ts';

/**
 * Whether the person comes to an event for which they are shortlisted, or said of which that they
 * cannot come; undefined of any other, or not yet known.
 */
export function useComing(eventId: number) {
  return useQuery(comingQuery()).data?.find(({ event_id }) => event_id === eventId);
}
