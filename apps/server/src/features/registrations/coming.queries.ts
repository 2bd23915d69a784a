import { eventsWhere } from '@pratibha/domain/access';
import { type Kysely, sql } from 'kysely';
import type { Asking } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { EVENT_FACTS, HAS_FULL_OPTIONS, isMeant, SEATS_SPOKEN_FOR } from '../events/events.ts';

/** Who has a seat in a class and cannot come leaves it, and stands not here. */
function ownComing(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .leftJoin('event_seats', 'event_seats.event_id', 'events.id')
    .select([
      'registrations.id',
      'registrations.event_id',
      'registrations.status as registration_status',
      'registrations.cannot_come_at',
      'events.event_date',
      'events.starts_at',
      'events.ends_on',
      'events.capacity',
      'events.seats',
      sql<number>`(
        select count(*)::int from registrations as other
        where other.event_id = events.id and other.status = 'SHORTLISTED'
          and other.cannot_come_at is null
      )`.as('coming'),
      SEATS_SPOKEN_FOR.as('taken'),
      HAS_FULL_OPTIONS.as('has_full_options'),
      ...EVENT_FACTS,
    ])
    .where('events.kind', '=', 'event')
    .where('registrations.user_id', '=', userId);
}
export type OwnComingRow = Awaited<ReturnType<ReturnType<typeof ownComing>['execute']>>[number];

/** What the person is shortlisted for, or said of that they cannot come. */
export function findOwnComing(db: Kysely<DB>, userId: number): Promise<OwnComingRow[]> {
  return ownComing(db, userId)
    .where((where) =>
      where.or([
        where('registrations.status', '=', 'SHORTLISTED'),
        sql<boolean>`registrations.cannot_come_at is not null`,
      ]),
    )
    .orderBy('registrations.id', 'desc')
    .execute();
}

/** One registration of the person, locked; to be called once its seats are held. */
export async function lockOwnComing(db: Kysely<DB>, userId: number, id: number) {
  await db
    .selectFrom('registrations')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  return ownComing(db, userId).where('registrations.id', '=', id).executeTakeFirst();
}

/**
 * Writes that the person cannot come, or (null) comes: the seat is moved in the same statement
 * (migration 0050).
 */
export async function writeComing(db: Kysely<DB>, id: number, at: Date | null): Promise<void> {
  await db
    .updateTable('registrations')
    .set((eb) => ({
      cannot_come_at: at,
      cannot_come_told: false,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

type Meant = { readonly event_id?: number | undefined; readonly edition?: number | undefined };

/** Those who cannot come of the events with which the organiser may do this. */
export function findCannotCome(
  db: Kysely<DB>,
  { event_id, edition }: Meant,
  { actor, action }: Asking,
) {
  const all = db
    .selectFrom('registrations')
    .select(['id as registration_id', 'event_id', sql<Date>`cannot_come_at`.as('cannot_come_at')])
    .where(sql<boolean>`cannot_come_at is not null`)
    .where('status', '<>', 'REJECTED')
    .where(isMeant('event_id', { ids: eventsWhere(action, actor), edition }))
    .orderBy('id');
  return (event_id === undefined ? all : all.where('event_id', '=', event_id)).execute();
}

/** How many come of those shortlisted: of events with seats, or of which somebody cannot. */
export function findEventsComing(
  db: Kysely<DB>,
  { edition }: Pick<Meant, 'edition'>,
  { actor, action }: Asking,
) {
  return db
    .selectFrom('registrations')
    .select([
      'event_id',
      sql<number>`count(*)::int`.as('shortlisted'),
      sql<number>`(count(*) filter (where cannot_come_at is null))::int`.as('come'),
    ])
    .where('status', '=', 'SHORTLISTED')
    .where(isMeant('event_id', { ids: eventsWhere(action, actor), edition }))
    .groupBy('event_id')
    .having(sql<boolean>`(
      count(cannot_come_at) > 0
      or event_id in (select id from events where seats is not null)
    )`)
    .orderBy('event_id')
    .execute();
}

/**
 * Marks as told whoever said before this instant that they cannot come, and was not told of; whose
 * registration it is, by event. Of two who ask at the same time the second finds nobody.
 */
export function takeUntold(db: Kysely<DB>, before: Date) {
  return db
    .updateTable('registrations')
    .set({ cannot_come_told: true })
    .where('cannot_come_at', '<', before)
    .where('cannot_come_told', '=', false)
    .where('status', '<>', 'REJECTED')
    .returning([
      'event_id',
      sql<number | null>`(
        select user_id from desk_assignments where registration_id = registrations.id
      )`.as('assigned_to'),
    ])
    .execute();
}
