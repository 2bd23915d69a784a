import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Whose a certificate is. */
type Holder = {
  readonly user_id: number | null;
  readonly guest_id: number | null;
  readonly volunteer_id: number | null;
};

/**
 * Holds people, guests and volunteers as they are, in this order, so that an erasure comes before
 * what is written of them, or after.
 */
export async function holdHolders(db: Kysely<DB>, all: readonly Holder[]): Promise<void> {
  await hold(db, 'users', [...new Set(all.flatMap(({ user_id }) => user_id ?? []))]);
  await hold(db, 'guests', [...new Set(all.flatMap(({ guest_id }) => guest_id ?? []))]);
  await hold(db, 'volunteers', [...new Set(all.flatMap(({ volunteer_id }) => volunteer_id ?? []))]);
}

async function hold(
  db: Kysely<DB>,
  table: 'users' | 'guests' | 'volunteers',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
}
