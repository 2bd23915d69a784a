import { type Kysely, sql } from 'kysely';
import type { DB } from './db/types.gen.ts';

/** Sign-ins that were begun and never finished. */
export async function deleteExpiredAttempts(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('expires_at', '<', sql<Date>`now()`).execute();
}
