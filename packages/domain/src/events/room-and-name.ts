import type { Venue } from './event-place.ts';

/* By themselves, as a card of an event needs no more of when and where it is. */

/** The room and the venue, or null: 'Hall B, City Hall'. */
export function roomAndName({ venue_room, venue_name }: Venue): string | null {
  return joined(venue_room, venue_name);
}

/** Those that are said, with commas between them, or null. */
export function joined(...parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(', ') || null;
}
