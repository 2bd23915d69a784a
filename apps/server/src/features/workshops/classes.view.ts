import type { ShownClass } from '@pratibha/contract/render-module';
import type { AdminClass } from '@pratibha/contract/workshop-classes';
import type { WorkshopClass } from '@pratibha/contract/workshops';
import type { Actor } from '@pratibha/domain/access';
import { venueOf } from '@pratibha/domain/events/event-place';
import { whyNotTakeClass } from '@pratibha/domain/workshops/class-refusals';
import { clashesOf } from '@pratibha/domain/workshops/classes';
import { seatsLeftOf, shownOf } from '../events/events.ts';
import type { AdminClassRow, OwnClassRow } from './classes.queries.ts';

type Viewer = Pick<Actor, 'isInternal'>;

/** Why this person may not take a seat in it now, or null. */
export function classRefusal(row: OwnClassRow, { isInternal }: Viewer, now: Date) {
  const isRegistered = row.registration_id !== null;
  return whyNotTakeClass(
    { event: row, isInternal, isRegistered, isFull: seatsLeftOf(row) === 0 },
    now,
  );
}

/** A class as this person meets it. */
export function classView(row: OwnClassRow, viewer: Viewer, now: Date): WorkshopClass {
  return {
    ...shownOf(row),
    is_registered: row.registration_id !== null,
    registration_id: row.registration_id,
    registration_status: row.registration_status,
    submission_status: null,
    submission_id: null,
    seats_left: seatsLeftOf(row),
    refusal: classRefusal(row, viewer, now),
    ...hoursOf(row),
  };
}

function hoursOf(row: OwnClassRow | AdminClassRow) {
  const { event_date, starts_at, ends_at, speakers } = row;
  const { venue_name, venue_room } = venueOf(row, row.edition_venue);
  return { event_date, starts_at, ends_at, venue_name, venue_room, speakers };
}

/** A class as visitors read of it. */
export function shownClassView(row: AdminClassRow): ShownClass {
  return { title: row.title, ...hoursOf(row) };
}

/** A class for organisers, with what clashes with it of all of its year. */
export function adminClassView(row: AdminClassRow, all: readonly AdminClassRow[]): AdminClass {
  const others = all
    .filter(({ id }) => id !== row.id)
    .map((each) => ({ ...each, ...hoursOf(each) }));
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    internal_event: row.internal_event,
    ...hoursOf(row),
    own_venue: row.venue_name,
    registration_open: row.registration_open.toISOString(),
    registration_close: row.registration_close.toISOString(),
    event_questions: row.event_questions as AdminClass['event_questions'],
    capacity: row.capacity,
    taken: row.taken,
    held: row.held,
    in_line: row.in_line,
    revision: row.version,
    clashes: clashesOf(hoursOf(row), others).map(({ other, speaker }) => ({
      class_id: other.id,
      class_title: other.title,
      starts_at: other.starts_at,
      speaker,
    })),
  };
}
