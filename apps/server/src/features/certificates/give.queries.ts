import type { Insertable } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Those of these numbers that somebody has. */
export async function findTakenNumbers(
  db: Kysely<DB>,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('certificates')
    .select('number')
    .where('number', 'in', [...numbers])
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** What an edition is called, and of which year it is. */
export function findEditionOf(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('editions')
    .select([
      'id',
      'slug',
      sql<string | null>`content ->> 'title'`.as('title'),
      sql<number | null>`(content ->> 'year')::int`.as('year'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type NewCertificate = Insertable<DB['certificates']>;

/** Writes certificates; whoever has the same by now gets none. @returns those that were written */
export async function insertCertificates(
  db: Kysely<DB>,
  rows: readonly NewCertificate[],
): Promise<readonly { readonly id: number; readonly number: string }[]> {
  if (rows.length === 0) return [];
  return db
    .insertInto('certificates')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'edition_id', 'event_id', 'award', 'user_id', 'guest_id', 'volunteer_id'])
        .where('revoked_at', 'is', null)
        .where(sql<boolean>`num_nonnulls(user_id, guest_id, volunteer_id) = 1`)
        .doNothing(),
    )
    .returning(['id', 'number'])
    .execute();
}

/** Revokes one that counts. */
export async function writeRevoked(
  db: Kysely<DB>,
  id: number,
  revoked: { readonly at: Date; readonly by: number; readonly reason: string },
): Promise<void> {
  await db
    .updateTable('certificates')
    .set({ revoked_at: revoked.at, revoked_by: revoked.by, revoke_reason: revoked.reason })
    .where('id', '=', id)
    .execute();
}

/** Says which one took its place. */
export async function writeReplaced(db: Kysely<DB>, id: number, by: number): Promise<void> {
  await db.updateTable('certificates').set({ replaced_by: by }).where('id', '=', id).execute();
}

/** One that is about to change; whoever else changes it waits. */
export function lockCertificate(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
