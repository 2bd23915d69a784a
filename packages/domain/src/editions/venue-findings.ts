import { type EventHours, inTheWay, type Venue, venueOf } from '../events/event-place.ts';
import type { EditionVenue } from './content.ts';

/** Nobody reads where an event is, or two of them are in each other's way. */
export type VenueWarning =
  | {
      readonly code: 'event-without-venue';
      readonly event: string;
      /** How many more there are. */
      readonly others: number;
    }
  | { readonly code: 'events-at-the-same-hour'; readonly event: string; readonly other: string };

type Placed = EventHours & Venue & { readonly title: string };
type Warning = { readonly path: string; readonly error: VenueWarning };

/** Where events that have a day are nowhere, or two in one venue at the same hour. */
export function venueWarnings(
  { venue }: { readonly venue: EditionVenue },
  events: readonly Placed[],
): readonly Warning[] {
  const placed = events
    .filter(({ event_date }) => event_date !== null)
    .map((event) => ({ ...event, ...venueOf(event, venue) }));
  const [first, ...others] = placed.filter(
    ({ venue_name: name, venue_room: room }) => name === null && room === null,
  );
  const nowhere: Warning[] =
    first === undefined
      ? []
      : [
          {
            path: '/venue/name',
            error: { code: 'event-without-venue', event: first.title, others: others.length },
          },
        ];
  const atOnce = placed.flatMap((event, index) =>
    inTheWay(event, placed.slice(index + 1)).map(({ title: other }) => ({
      path: '/venue',
      error: { code: 'events-at-the-same-hour', event: event.title, other } as const,
    })),
  );
  return [...nowhere, ...atOnce];
}
