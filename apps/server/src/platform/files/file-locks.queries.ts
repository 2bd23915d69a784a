import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

/** Apart from every other advisory lock. */
const BYTES = 80_002;

/**
 * Keeps who takes bytes in and who removes equal ones out of each other's way, until the
 * transaction ends.
 */
export async function holdBytes(db: Kysely<DB>, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, ${BYTES}))`.execute(db);
}
