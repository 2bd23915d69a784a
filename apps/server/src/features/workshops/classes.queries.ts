import { EVENT_COLUMNS } from '@pratibha/contract/events';
import { type Kysely, type NotNull, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { EDITION_VENUE, SEATS_SPOKEN_FOR } from '../events/events.ts';

const COLUMNS = EVENT_COLUMNS.map((field) => `events.${field}` as const);
const WHERE_AND_WHO = [
  'events.starts_at',
  'events.ends_at',
  'events.venue_name',
  'events.venue_room',
  'events.venue_address',
  'events.venue_map_url',
  'events.speakers',
] as const;

/** That every class has its day, hours and seats, the table itself sees to (migration 0078). */
type OfClass = {
  event_date: NotNull;
  starts_at: NotNull;
  ends_at: NotNull;
  capacity: NotNull;
};

function classes(db: Kysely<DB>) {
  return db
    .selectFrom('events')
    .leftJoin('event_seats', 'event_seats.event_id', 'events.id')
    .where('events.kind', '=', 'workshop');
}

function ownClasses(db: Kysely<DB>, userId: number) {
  return classes(db)
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.event_id', '=', 'events.id')
        .on('registrations.user_id', '=', userId),
    )
    .select([
      ...COLUMNS,
      ...WHERE_AND_WHO,
      EDITION_VENUE,
      SEATS_SPOKEN_FOR.as('seats_taken'),
      'registrations.id as registration_id',
      'registrations.status as registration_status',
    ])
    .$narrowType<OfClass>();
}
export type OwnClassRow = Awaited<ReturnType<ReturnType<typeof ownClasses>['execute']>>[number];

/** The active classes of the live edition, and those in which the person has a seat. */
export function findOwnClasses(db: Kysely<DB>, userId: number): Promise<OwnClassRow[]> {
  return ownClasses(db, userId)
    .where('events.status', '<>', 'DELETED')
    .where(sql<boolean>`events.edition_id = live_edition()`)
    .where(sql<boolean>`(events.status = 'ACTIVE' or registrations.id is not null)`)
    .orderBy('events.event_date')
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .execute();
}

/** One of them, deleted or not. */
export function findOwnClass(
  db: Kysely<DB>,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<OwnClassRow | undefined> {
  return ownClasses(db, userId).where('events.id', '=', id).executeTakeFirst();
}

/** Classes for organisers, with their seats. */
function adminClasses(db: Kysely<DB>) {
  return classes(db)
    .select([
      'events.event_date',
      'events.capacity',
      'events.id',
      'events.title',
      'events.description',
      'events.status',
      'events.internal_event',
      'events.registration_open',
      'events.registration_close',
      'events.event_questions',
      'events.edition_id',
      'events.version',
      ...WHERE_AND_WHO,
      EDITION_VENUE,
      sql<number>`coalesce(event_seats.taken, 0)`.as('taken'),
      sql<number>`coalesce(event_seats.held, 0)`.as('held'),
      sql<number>`coalesce(event_seats.in_line, 0)`.as('in_line'),
    ])
    .$narrowType<OfClass>();
}
export type AdminClassRow = Awaited<ReturnType<ReturnType<typeof adminClasses>['execute']>>[number];

/** Those of a year that are not deleted; of the live one where none is named. */
export function findAdminClasses(db: Kysely<DB>, edition: number | undefined) {
  return adminClasses(db)
    .where('events.status', '<>', 'DELETED')
    .where('events.edition_id', '=', edition ?? sql<number>`live_edition()`)
    .orderBy('events.event_date')
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .execute();
}

export function findAdminClass(db: Kysely<DB>, id: number) {
  return adminClasses(db).where('events.id', '=', id).executeTakeFirst();
}

/** One that is about to change: nobody takes a seat in it meanwhile. */
export async function lockClass(db: Kysely<DB>, id: number) {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'workshop')
    .forUpdate()
    .executeTakeFirst();
  return row && findAdminClass(db, row.id);
}

/** What visitors read of: the active classes of the live edition from a day on, open to all. */
export function findShownClasses(db: Kysely<DB>, from: string) {
  return adminClasses(db)
    .where('events.status', '=', 'ACTIVE')
    .where('events.internal_event', '=', false)
    .where(sql<boolean>`events.edition_id = live_edition()`)
    .where('events.event_date', '>=', from)
    .orderBy('events.event_date')
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .execute();
}
