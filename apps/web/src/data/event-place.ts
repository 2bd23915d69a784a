import { eventSpan } from '@pratibha/domain/events/event-place';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { placeLine } from '@pratibha/words/place-line';
import { useQuery } from '@tanstack/react-query';
import { placesQuery } from './queries.ts';
import { useNow } from './server-clock.ts';

const MINUTE_MS = 60_000;

/** When and where an event is; undefined where nothing is said, or it is not known yet. */
export function usePlace(eventId: number) {
  return useQuery(placesQuery()).data?.find(({ event_id }) => event_id === eventId);
}

/** The same as one line; '' where nothing is said. */
export function usePlaceLine(eventId: number): string {
  const place = usePlace(eventId);
  return place === undefined ? '' : placeLine(place);
}

/** The same until the event is over. */
export function useComingPlace(eventId: number): string {
  const place = usePlace(eventId);
  const now = useNow(MINUTE_MS);
  const span = place && eventSpan(place);
  return span && now && span.lastDay >= dayOf(now) ? placeLine(place) : '';
}
