import type { EditionVenue } from '@pratibha/domain/editions/content';
import { PLACE_FIELDS } from '@pratibha/domain/events/event-fields';
import { notificationKey } from '@pratibha/domain/notifications/notifications';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The venue that the event's edition has, as it is published; null where nothing is. */
export const EDITION_VENUE = sql<EditionVenue | null>`(
    select content -> 'venue' from editions where editions.id = events.edition_id
  )`.as('edition_venue');

/** When and where events are, and what is said to be brought. */
function places(db: Kysely<DB>) {
  return db
    .selectFrom('events')
    .select([
      'events.id',
      'events.title',
      'events.status',
      'events.version',
      'events.event_date',
      ...PLACE_FIELDS.map((field) => `events.${field}` as const),
      EDITION_VENUE,
    ]);
}
export type PlaceRow = Awaited<ReturnType<ReturnType<typeof places>['execute']>>[number];

export async function findPlace(db: Kysely<DB>, id: number): Promise<PlaceRow> {
  return places(db).where('events.id', '=', id).executeTakeFirstOrThrow();
}

/** Those of the events that have hours and are not deleted. */
export function findPlacesWithHours(db: Kysely<DB>): Promise<PlaceRow[]> {
  return places(db)
    .where('events.status', '<>', 'DELETED')
    .where(sql<boolean>`starts_at is not null and event_date is not null`)
    .orderBy('events.id')
    .execute();
}

/**
 * Raises the events of an edition that have no venue of their own: it has another one now, and
 * calendars take nothing in that is not of a later version.
 */
export async function raiseInheriting(
  db: Kysely<DB>,
  editionId: number,
  now: Date,
): Promise<readonly PlaceRow[]> {
  const raised = await db
    .updateTable('events')
    .set((eb) => ({ updated_at: now, version: eb('version', '+', 1) }))
    .where('edition_id', '=', editionId)
    .where('venue_name', 'is', null)
    .where('status', '<>', 'DELETED')
    .returning('id')
    .execute();
  if (raised.length === 0) return [];
  const ids = raised.map(({ id }) => id);
  return places(db).where('events.id', 'in', ids).orderBy('events.id').execute();
}

/** Keeps that it is to be told; what was known before the first of several changes stays. */
export async function keepPlaceChange(
  db: Kysely<DB>,
  { id, version }: Pick<PlaceRow, 'id' | 'version'>,
  said: object,
): Promise<void> {
  await db
    .insertInto('event_place_changes')
    .values({ event_id: id, version, said: JSON.stringify(said) })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ version }))
    .execute();
}

/**
 * Takes what is to be told of an event's place since this version: undefined where it was told, or
 * was changed again since. The event is held, so that it is not changed meanwhile.
 */
export async function takePlaceChange(db: Kysely<DB>, eventId: number, version: number) {
  await db.selectFrom('events').select('id').where('id', '=', eventId).forShare().execute();
  return db
    .deleteFrom('event_place_changes')
    .where('event_id', '=', eventId)
    .where('version', '=', version)
    .returning('said')
    .executeTakeFirst();
}

/**
 * Tells whoever is registered for the event that it is at another hour or elsewhere; in one
 * statement.
 */
export async function tellPlaceChange(db: Kysely<DB>, eventId: number, now: Date): Promise<void> {
  const kind = 'place-changed';
  const params = { event_id: eventId, at: now.toISOString() };
  await sql`
    with people as materialized (
      select users.id from registrations join users on users.id = user_id
      where event_id = ${eventId} and registrations.status <> 'REJECTED'
        and users.status = 'ACTIVE' and erased_at is null
      order by users.id for key share of users
    )
    insert into notifications (user_id, kind, key, params, mail, created_at)
    select id, ${kind}, ${notificationKey({ kind, params })}, ${JSON.stringify(params)}::jsonb, 'waiting', ${now}
    from people
    on conflict on constraint notifications_once do nothing`.execute(db);
}
