import { EVENT_FIELD_NAMES } from '@pratibha/domain/events/event-fields';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** So many of an event are kept. */
const MOST_VERSIONS = 100;

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
type Changed = { readonly at: Date; readonly by: number | null };

const CONTENT = [...EVENT_FIELD_NAMES, 'event_questions'];

/** Keeps what an event is in the version that it has, once. */
export async function keepVersion(db: Kysely<DB>, row: Row, { at, by }: Changed): Promise<void> {
  const content = Object.fromEntries(CONTENT.map((name) => [name, row[name]]));
  await db
    .insertInto('event_versions')
    .values({
      event_id: row.id,
      version: row.version,
      content: JSON.stringify(content),
      changed_at: at,
      changed_by: by,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'version']).doNothing())
    .execute();
  await db
    .deleteFrom('event_versions')
    .where('event_id', '=', row.id)
    .where(
      sql<boolean>`version <= (select version from event_versions as kept
        where kept.event_id = ${row.id} order by version desc offset ${MOST_VERSIONS} limit 1)`,
    )
    .execute();
}

function versions(db: Kysely<DB>, eventId: number) {
  return db
    .selectFrom('event_versions')
    .leftJoin('users', 'users.id', 'event_versions.changed_by')
    .select(['event_versions.version', 'event_versions.changed_at', 'users.name as changed_by'])
    .where('event_versions.event_id', '=', eventId);
}

/** The newest first. */
export function findVersions(db: Kysely<DB>, eventId: number) {
  return versions(db, eventId).orderBy('event_versions.version', 'desc').execute();
}

/** One of them with its event, and all that its form had. */
export function findVersion(db: Kysely<DB>, eventId: number, version: number) {
  return versions(db, eventId)
    .select([
      'event_versions.event_id',
      sql<Record<string, unknown>>`event_versions.content`.as('content'),
    ])
    .where('event_versions.version', '=', version)
    .executeTakeFirst();
}
