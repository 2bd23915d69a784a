import { type Kysely, sql } from 'kysely';
import type { KeptKey } from '../../platform/db/backup/restored-keys.ts';
import type { DB } from '../../platform/db/types.gen.ts';

export type KeyRow = {
  readonly id: number;
  readonly key_id: string;
  readonly public_key: Buffer;
  readonly made_at: Date;
  readonly retired_at: Date | null;
  /** As YYYY-MM-DD. */
  readonly revoked_from: string | null;
};
export type KeyPair = Pick<KeyRow, 'key_id' | 'public_key'> & { readonly private_key: Buffer };

/** Every key that there ever was, the newest first. */
export function findKeys(db: Kysely<DB>): Promise<KeyRow[]> {
  return db
    .selectFrom('signing_keys')
    .select(['id', 'key_id', 'public_key', 'made_at', 'retired_at', 'revoked_from'])
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The key in use, which stays so until the transaction ends: whoever takes it out of use waits.
 * Undefined where there is none, or a restore came without its private half.
 */
export function findSigner(db: Kysely<DB>): Promise<KeyPair | undefined> {
  return db
    .selectFrom('signing_keys')
    .innerJoin('signing_secrets', 'signing_secrets.signing_key_id', 'signing_keys.id')
    .select(['key_id', 'public_key', 'private_key'])
    .where('retired_at', 'is', null)
    .forShare('signing_keys')
    .executeTakeFirst();
}

/** Takes the key in use out of use if nobody has its private half any more. */
export async function retireLost(db: Kysely<DB>): Promise<void> {
  await db
    .updateTable('signing_keys')
    .set({ retired_at: sql`now()` })
    .where('retired_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from signing_secrets where signing_key_id = signing_keys.id)`,
    )
    .execute();
}

/**
 * Puts a key into use; undefined where another one is, which another process has just made. Waits
 * for that one's transaction.
 * @param made_at null: now
 */
export async function insertKey(
  db: Kysely<DB>,
  { key_id, public_key, private_key }: KeyPair,
  made_at: Date | null = null,
): Promise<number | undefined> {
  const row = await db
    .insertInto('signing_keys')
    .values({ key_id, public_key, ...(made_at === null ? {} : { made_at }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await db.insertInto('signing_secrets').values({ signing_key_id: row.id, private_key }).execute();
  return row.id;
}

/** Takes the key in use out of use, and throws its private half away. */
export async function retireInUse(db: Kysely<DB>): Promise<number | undefined> {
  const row = await db
    .updateTable('signing_keys')
    .set({ retired_at: sql`now()` })
    .where('retired_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined)
    await db.deleteFrom('signing_secrets').where('signing_key_id', '=', row.id).execute();
  return row?.id;
}

/** From the earlier day on, where one was said before. */
export async function revokeFrom(db: Kysely<DB>, id: number, day: string): Promise<void> {
  await db
    .updateTable('signing_keys')
    .set({ revoked_from: sql`least(revoked_from, ${day}::date)` })
    .where('id', '=', id)
    .execute();
}

/** What a file of keys holds: the key in use, with its private half; none before there is one. */
export function findKept(db: Kysely<DB>): Promise<KeptKey[]> {
  return db
    .selectFrom('signing_keys')
    .innerJoin('signing_secrets', 'signing_secrets.signing_key_id', 'signing_keys.id')
    .select(['key_id', 'public_key', 'made_at', 'private_key'])
    .execute();
}
