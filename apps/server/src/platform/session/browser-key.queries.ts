import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

const NAME = 'sign-in-browsers';

/**
 * The key that browsers' cookies of the sign-in are signed with; made at the first start, for all
 * processes. Later starts write nothing, so that a process can start on a standby that is about to
 * be promoted.
 */
export async function browserKey(db: Kysely<DB>): Promise<Buffer> {
  const kept = (await findKey(db)) ?? (await makeKey(db));
  return Buffer.from(kept, 'base64url');
}

async function findKey(db: Kysely<DB>): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('value'))
    .where('key', '=', NAME)
    .executeTakeFirst();
  return row?.value;
}

async function makeKey(db: Kysely<DB>): Promise<string> {
  const value = JSON.stringify(randomBytes(32).toString('base64url'));
  await db
    .insertInto('installation')
    .values({ key: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been quicker.
  const kept = await findKey(db);
  if (kept === undefined) throw new Error(`${NAME} is not there after it was made`);
  return kept;
}
