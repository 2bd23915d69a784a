import type { EventInForm, EventPlace } from '@pratibha/contract/event-places';
import { PLACE_FIELDS } from '@pratibha/domain/events/event-fields';
import { inTheWay, isPlaceSaid, venueOf } from '@pratibha/domain/events/event-place';
import type { AdminEventRow } from './events.queries.ts';
import { adminEventView } from './events.view.ts';
import type { PlaceRow } from './places.queries.ts';
import type { KnownEvent } from './user-events.view.ts';

type Row = Pick<
  KnownEvent['row'],
  (typeof PLACE_FIELDS)[number] | 'id' | 'event_date' | 'edition_venue' | 'seats'
>;

/**
 * When and where the event is, and how many come, as students see it; null where nothing is said
 * but perhaps its day.
 */
export function eventPlaceView(row: Row): EventPlace | null {
  const { event_date, starts_at, ends_at, ends_on, what_to_bring } = row;
  const { venue_name, venue_room, venue_address, venue_map_url } = venueOf(row, row.edition_venue);
  const place = {
    ...{ event_id: row.id, event_date, starts_at, ends_at, ends_on },
    ...{ venue_name, venue_room, venue_address, venue_map_url },
    ...{ seats: row.seats, brings: what_to_bring !== null },
  };
  return isPlaceSaid(place) || place.brings || place.seats !== null ? place : null;
}

/**
 * An event as its form has it.
 * @param others with hours, those that the person may see
 */
export function eventInFormView(
  row: AdminEventRow,
  edition_venue: PlaceRow['edition_venue'],
  others: readonly PlaceRow[],
): EventInForm {
  const held = others.map((other) => ({ ...other, ...venueOf(other, other.edition_venue) }));
  const event = { ...row, ...venueOf(row, edition_venue) };
  const clashing = inTheWay(
    event,
    held.filter(({ id }) => id !== row.id),
  );
  const beside = Object.fromEntries(PLACE_FIELDS.map((field) => [field, row[field]]));
  return {
    ...adminEventView(row),
    ...(beside as Pick<AdminEventRow, (typeof PLACE_FIELDS)[number]>),
    seats: row.seats,
    reply_to: row.reply_to,
    edition_venue,
    in_the_way: clashing.map(({ id, title }) => ({ event_id: id, event_title: title })),
  };
}
