import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

/** What the folder of the first start is marked with; null before it. */
export async function findMark(db: Kysely<DB>): Promise<string | null> {
  const row = await db.selectFrom('files_folder').select('mark').executeTakeFirst();
  return row?.mark ?? null;
}

/** Writes it down, once; whoever comes meanwhile waits until this transaction ends. */
export async function insertMark(db: Kysely<DB>, mark: string): Promise<boolean> {
  const row = await db
    .insertInto('files_folder')
    .values({ one: sql<boolean>`true`, mark })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .executeTakeFirst();
  return row !== undefined;
}
