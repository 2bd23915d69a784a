import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** Somebody whose name is corrected. */
export type HolderRow = { readonly id: number };

export function findHolder(db: Kysely<DB>, id: number): Promise<HolderRow | undefined> {
  return db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
}

/** Holds the person, as an erasure does first. @returns whether they were erased */
export async function holdHolder(db: Kysely<DB>, id: number): Promise<boolean> {
  const { erased_at } = await db
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return erased_at !== null;
}
