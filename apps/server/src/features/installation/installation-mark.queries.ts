import { sql } from 'kysely';
import type { Database } from '../../platform/db/pool.ts';
import { StartError } from '../../platform/process/start-error.ts';

const DEMO_MARK = 'demo';

async function isMarked({ kysely }: Database): Promise<boolean> {
  const row = await kysely
    .selectFrom('installation')
    .select('key')
    .where('key', '=', DEMO_MARK)
    .executeTakeFirst();
  return row !== undefined;
}

async function isEmpty({ kysely }: Database): Promise<boolean> {
  const row = await kysely.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/**
 * Keeps demo and real data apart. In demo mode everybody can sign in as an administrator, so it
 * only runs on an empty database, which it marks, or on one with that mark; without demo mode a
 * marked database is refused, since its accounts are open to all.
 * @throws StartError when the database belongs to the other kind
 */
export async function checkInstallation(database: Database, demo: boolean): Promise<void> {
  const marked = await isMarked(database);
  if (!demo) {
    if (!marked) return;
    throw new StartError(
      'This database holds the demo. Set DATABASE_URL or DATA_DIR to another one for real use.',
    );
  }
  if (marked) return;
  if (!(await isEmpty(database))) {
    throw new StartError(
      'This database holds real data, and the demo would let everybody in. Set OIDC_ISSUER, ' +
        'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or set DATA_DIR to an empty folder for the demo.',
    );
  }
  await database.kysely
    .insertInto('installation')
    .values({ key: DEMO_MARK, value: sql`'true'::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
