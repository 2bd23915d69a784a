import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { QueryWithTimeout } from '../db/named-statements.ts';
import type { DB } from '../db/types.gen.ts';

/** Apart from every other advisory lock. */
const UPLOADS = 80_001;
const BYTES = 80_002;
/** Milliseconds after which a connection that says nothing counts as lost. */
const SILENCE = 3_000;

/** Tries to hold an upload by a connection, for as long as that lives or until it is let go. */
export async function tryHold(client: pg.PoolClient, key: string): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>(
    asked('select pg_try_advisory_lock(hashtextextended($1, $2)) as is_held', [key, UPLOADS]),
  );
  return rows[0]?.is_held === true;
}

export async function letGoOf(client: pg.PoolClient, key: string): Promise<void> {
  await client.query(asked('select pg_advisory_unlock(hashtextextended($1, $2))', [key, UPLOADS]));
}

/** Asks whoever holds it, in any process, to let it go. @param asking what every process hears */
export async function askToLetGo(client: pg.PoolClient, asking: string): Promise<void> {
  await client.query(asked(`select pg_notify('uploads', $1)`, [asking]));
}

/** @throws where the connection, and whatever was held by it, is lost */
export async function isAlive(client: pg.PoolClient): Promise<void> {
  await client.query(asked('select 1', []));
}

function asked(text: string, values: unknown[]): QueryWithTimeout {
  return { text, values, query_timeout: SILENCE };
}

/**
 * Keeps who takes bytes in and who removes equal ones out of each other's way, until the
 * transaction ends.
 */
export async function holdBytes(db: Kysely<DB>, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, ${BYTES}))`.execute(db);
}
