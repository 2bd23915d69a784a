import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The edition of an event that was not deleted; undefined where there is none. */
export async function findEditionOfEvent(db: Kysely<DB>, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('events')
    .select('edition_id')
    .where('id', '=', id)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  return row?.edition_id;
}

/** The one whose pages are shown. */
export async function findLiveEditionId(db: Kysely<DB>): Promise<number> {
  const { id } = await db
    .selectFrom('editions')
    .select('id')
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow();
  return id;
}
