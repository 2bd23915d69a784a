import type { UserEvent } from '@pratibha/contract/events';
import { placeLine } from '@pratibha/words/place-line';
import { useQuery } from '@tanstack/react-query';
import { placesQuery } from './queries.ts';

/** When and where an event is; undefined where nothing is said, or it is not known yet. */
export function usePlace(eventId: number) {
  return useQuery(placesQuery()).data?.find(({ event_id }) => event_id === eventId);
}

/** How many come at most, until registration closes; null where no fewer than may register. */
export function useSeats(
  { id, capacity, registration_close: close }: UserEvent,
  now: Date,
): number | null {
  const seats = usePlace(id)?.seats ?? null;
  return seats === capacity || now > new Date(close) ? null : seats;
}

/** When and where an event is, as one line; '' where nothing is said. */
export function usePlaceLine(eventId: number): string {
  const place = usePlace(eventId);
  return place ? placeLine(place) : '';
}
