import type { EditionVenue } from '../editions/content.ts';
import { DAY_MS, dayOf, ZONE_OFFSET } from '../time/competition-time.ts';
import type { EventKept } from './event-fields.ts';
import { lastDayOf } from './last-day.ts';
import { joined } from './room-and-name.ts';

/** When an event is on its day, as it is kept; what is not known need not be there. */
export type EventHours = Pick<EventKept, 'event_date'> &
  Partial<Pick<EventKept, 'starts_at' | 'ends_at' | 'ends_on'>>;
/** Where an event is. */
export type Venue = Pick<
  EventKept,
  'venue_name' | 'venue_room' | 'venue_address' | 'venue_map_url'
>;

/** The days and hours of an event; `starts` null: nothing is said but its days. */
export type EventSpan = {
  readonly day: string;
  readonly lastDay: string;
  readonly starts: Date | null;
  /** Null where it is not said. */
  readonly ends: Date | null;
};

/** When an event takes place; null where it has no day. */
export function eventSpan(event: EventHours): EventSpan | null {
  const { event_date: day, starts_at: start = null, ends_at: end = null } = event;
  if (day === null) return null;
  const lastDay = lastDayOf(event) ?? day;
  if (start === null) return { day, lastDay, starts: null, ends: null };
  const starts = at(day, start);
  // Of the last of several days without an hour the whole is meant.
  const ends = end !== null ? at(lastDay, end) : lastDay === day ? null : at(lastDay, '24:00');
  return { day, lastDay, starts, ends: ends !== null && ends > starts ? ends : null };
}

function at(day: string, hour: string): Date {
  return new Date(`${day}T${hour}${ZONE_OFFSET}`);
}

/**
 * Where an event is: at its own venue, or, where it names none, at that of its edition, perhaps in
 * a room of its own.
 */
export function venueOf(own: Venue, edition: EditionVenue | null): Venue {
  if (own.venue_name !== null || edition === null) return own;
  const theirs = venueOfEdition(edition);
  return {
    venue_name: theirs.venue_name,
    venue_room: own.venue_room ?? theirs.venue_room,
    venue_address: own.venue_address ?? theirs.venue_address,
    venue_map_url: own.venue_map_url ?? theirs.venue_map_url,
  };
}

/** The venue of an edition, as its events have theirs. */
export function venueOfEdition({ name, room, address, map }: EditionVenue): Venue {
  return { venue_name: name, venue_room: room, venue_address: address, venue_map_url: map };
}

/**
 * Where it is as one line, for calendars: 'Hall B, City Hall, Ring Road'; null where nothing is
 * said.
 */
export function locationOf(venue: Venue): string | null {
  return joined(venue.venue_room, venue.venue_name, venue.venue_address);
}

/** Whether anything is said beyond the event's day. */
export function isPlaceSaid(event: EventHours & Venue): boolean {
  const { starts_at = null, ends_on = null, venue_map_url } = event;
  return [starts_at, ends_on, locationOf(event), venue_map_url].some((said) => said !== null);
}

/** How long an event lasts of which no end is said, when two are compared. */
const AN_HOUR = 3_600_000;

/** Those of the others that are in the same venue and room at the same hour. */
export function inTheWay<Event extends EventHours & Venue>(
  event: EventHours & Venue,
  others: readonly Event[],
): readonly Event[] {
  const where = folded(event);
  const span = hoursOf(event);
  if (event.venue_name === null || span === null) return [];
  return others.filter((other) => {
    const theirs = hoursOf(other);
    return (
      theirs !== null &&
      folded(other) === where &&
      theirs.starts < span.ends &&
      span.starts < theirs.ends
    );
  });
}

function hoursOf(event: EventHours) {
  const span = eventSpan(event);
  if (span === null || span.starts === null) return null;
  return { starts: span.starts, ends: span.ends ?? new Date(span.starts.getTime() + AN_HOUR) };
}

/** Venue and room, whatever their capitals and blanks. */
function folded({ venue_name, venue_room }: Venue): string {
  const same = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  return JSON.stringify([same(venue_name), same(venue_room)]);
}

/** So many days before an event a change of when and where it is is told. */
const NEAR_DAYS = 7;

/** Whether an event takes place within seven days, or now. */
export function isNear(event: EventHours, now: Date): boolean {
  const span = eventSpan(event);
  if (span === null) return false;
  return (
    span.lastDay >= dayOf(now) && span.day <= dayOf(new Date(now.getTime() + NEAR_DAYS * DAY_MS))
  );
}
