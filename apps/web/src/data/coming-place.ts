import { eventSpan } from '@pratibha/domain/events/event-place';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { placeLine } from '@pratibha/words/place-line';
import { usePlace } from './event-place.ts';
import { useNow } from './server-clock.ts';

const MINUTE_MS = 60_000;

/** When and where an event is, in one line, until it is over; '' where nothing is said. */
export function useComingPlace(eventId: number): string {
  const place = usePlace(eventId);
  const now = useNow(MINUTE_MS);
  const span = place && eventSpan(place);
  return span && now && span.lastDay >= dayOf(now) ? placeLine(place) : '';
}
