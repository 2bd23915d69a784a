import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** Under which the demo keeps the secret of its guest's link, which is no secret there. */
const DEMO_GUEST = 'demo_guest';

/** The secret of the link that the demo began with; undefined where there is none. */
export async function findDemoToken(db: Kysely<DB>): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('token'))
    .where('key', '=', DEMO_GUEST)
    .executeTakeFirst();
  return row?.token;
}
