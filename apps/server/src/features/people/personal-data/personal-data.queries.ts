import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

export function findErasureRequest(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('erasure_requests')
    .select(['requested_at', 'reason'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Notes the wish; an open one keeps its time and gets the new reason. */
export async function upsertErasureRequest(
  db: Kysely<DB>,
  userId: number,
  reason: string | null,
  now: Date,
) {
  return db
    .insertInto('erasure_requests')
    .values({ user_id: userId, requested_at: now, reason })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ reason }))
    .returning(['requested_at', 'reason'])
    .executeTakeFirstOrThrow();
}

/** False when there was none. */
export async function deleteErasureRequest(db: Kysely<DB>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('erasure_requests')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Open requests, oldest first. */
export function findErasureRequests(db: Kysely<DB>) {
  return db
    .selectFrom('erasure_requests')
    .innerJoin('users', 'users.id', 'erasure_requests.user_id')
    .select([
      'erasure_requests.user_id',
      'users.name',
      'users.email',
      'users.role',
      'erasure_requests.requested_at',
      'erasure_requests.reason',
    ])
    .orderBy('erasure_requests.requested_at')
    .orderBy('erasure_requests.user_id')
    .execute();
}

export async function findEmail(db: Kysely<DB>, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
