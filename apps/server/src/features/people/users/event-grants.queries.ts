import {
  CONSOLE_RELATIONS,
  type ConsoleRelation,
  EVERY_EVENT,
  type EventGrant,
} from '@pratibha/domain/grants';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** A grant with the title of its event, if it is for one. */
export type TitledGrant = EventGrant & { readonly event_title: string | null };

/** The grants of the row of `users`, those for every event first; for a list of people, too. */
export const titledGrants = sql<TitledGrant[]>`coalesce((
  select json_agg(json_build_object('event_id', event_grants.event_id, 'event_title', events.title,
    'kind', event_grants.kind) order by event_grants.event_id nulls first,
    event_grants.kind)
  from event_grants left join events on events.id = event_grants.event_id
  where event_grants.user_id = users.id), '[]')`;

/**
 * Replaces the grants of a locked event admin that open the console; none is every event, as they
 * are told.
 */
export async function replaceGrants(
  db: Kysely<DB>,
  userId: number,
  grants: readonly EventGrant<ConsoleRelation>[],
): Promise<void> {
  await db
    .deleteFrom('event_grants')
    .where('user_id', '=', userId)
    .where('kind', 'in', CONSOLE_RELATIONS)
    .execute();
  const meant = grants.length === 0 ? EVERY_EVENT : grants;
  const rows = meant.map(({ event_id, kind }) => ({ user_id: userId, event_id, kind }));
  await db.insertInto('event_grants').values(rows).execute();
}

/** Takes away everything that a person was granted. */
export async function deleteGrants(db: Kysely<DB>, userId: number): Promise<void> {
  await db.deleteFrom('event_grants').where('user_id', '=', userId).execute();
}

/** Which of these ids are ids of events, of deleted ones too. */
export async function findEventIds(db: Kysely<DB>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('events').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
