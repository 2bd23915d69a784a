import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { isLive } from '../../../platform/session/session.queries.ts';

/**
 * A person's sessions that still open something.
 * @param current hash of the token of the session in use
 */
function liveSessions(db: Kysely<DB>, userId: number, current: Buffer) {
  return db
    .selectFrom('sessions')
    .select((eb) => [
      'id',
      'device',
      'created_at',
      'last_seen_at',
      eb('token_hash', '=', current).as('is_current'),
    ])
    .where('user_id', '=', userId)
    .where(isLive);
}

/** The one in use first, then the latest used. */
export function findOwnSessions(db: Kysely<DB>, userId: number, current: Buffer) {
  return liveSessions(db, userId, current)
    .orderBy('is_current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}
export type OwnSessionRow = Awaited<ReturnType<typeof findOwnSessions>>[number];

export function findOwnSession(db: Kysely<DB>, userId: number, id: string, current: Buffer) {
  return liveSessions(db, userId, current).where('id', '=', id).executeTakeFirst();
}

export async function deleteOwnSession(db: Kysely<DB>, userId: number, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Answers how many there were. */
export async function deleteOtherSessions(
  db: Kysely<DB>,
  userId: number,
  current: Buffer,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', current)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
