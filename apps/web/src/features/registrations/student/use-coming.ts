import { useQuery } from '@tanstack/react-query';
import { comingQuery } from '../../../data/queries.ts';

/**
 * Whether the person comes who is shortlisted by this registration; undefined of any other, or not
 * yet known.
 */
export function useComing(registrationId: number) {
  return useQuery(comingQuery()).data?.find(
    ({ registration_id }) => registration_id === registrationId,
  );
}
