import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

const NAME = 'sign-in-browsers';

/** The key that browsers' cookies of the sign-in are signed with; made at the first start, for all processes. */
export async function browserKey(db: Kysely<DB>): Promise<Buffer> {
  const value = JSON.stringify(randomBytes(32).toString('base64url'));
  await db
    .insertInto('installation')
    .values({ key: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('value'))
    .where('key', '=', NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(kept.value, 'base64url');
}
