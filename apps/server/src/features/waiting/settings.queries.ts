import type { WaitingSettings } from '@pratibha/domain/waiting/waiting-lists';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Writes how the list of an event works, which is held. */
export async function saveSettings(
  db: Kysely<DB>,
  eventId: number,
  settings: WaitingSettings,
  now: Date,
): Promise<void> {
  await db
    .insertInto('waiting_lists')
    .values({ event_id: eventId, ...settings, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet((eb) => ({
        ...settings,
        updated_at: now,
        version: eb('waiting_lists.version', '+', 1),
      })),
    )
    .execute();
}

/** The event for which somebody waits, and whether they still do. */
export function findWaiting(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('waiting')
    .select(['id', 'event_id', 'user_id'])
    .where('id', '=', id)
    .where(sql<boolean>`ended_at is null`)
    .executeTakeFirst();
}
