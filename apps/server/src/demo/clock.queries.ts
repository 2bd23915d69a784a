import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

const OFFSET = 'demo_clock_offset_ms';
const CHANNEL = 'demo_clock';

/** Keeps the offset and tells every process; they hear it when the transaction commits. */
export async function saveOffset(db: Kysely<DB>, offset: number): Promise<void> {
  const value = JSON.stringify(offset);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('installation')
      .values({ key: OFFSET, value })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value, updated_at: sql<Date>`now()` }),
      )
      .execute();
    await sql`select pg_notify(${CHANNEL}, ${value})`.execute(transaction);
  });
}

/** The offset that some process saved, in milliseconds; null before the first. */
export async function readOffset(db: Kysely<DB>): Promise<number | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', OFFSET)
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}
