import { placeLine } from '@pratibha/words/place-line';
import { useQuery } from '@tanstack/react-query';
import { placesQuery } from './queries.ts';

/** When and where an event is; undefined where nothing is said, or it is not known yet. */
export function usePlace(eventId: number) {
  return useQuery(placesQuery()).data?.find(({ event_id }) => event_id === eventId);
}

/** The same as one line; '' where nothing is said. */
export function usePlaceLine(eventId: number): string {
  const place = usePlace(eventId);
  return place ? placeLine(place) : '';
}
