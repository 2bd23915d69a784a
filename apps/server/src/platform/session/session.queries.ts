import type { EventGrant } from '@pratibha/domain/grants';
import type { Language } from '@pratibha/domain/language/languages';
import type { TokenScope } from '@pratibha/domain/people/tokens';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { DB } from '../db/types.gen.ts';
import { SESSION_ABSOLUTE_SECONDS, SESSION_IDLE_SECONDS } from './cookies.ts';

/** Whether a session still opens something: neither too old nor unused for too long. */
export const isLive = sql<SqlBool>`(sessions.expires_at > now()
  and sessions.last_seen_at > now() - make_interval(secs => ${SESSION_IDLE_SECONDS}))`;

/**
 * What the person was granted, within the statement that reads them; null where that is nothing.
 */
const grantsOfPerson = sql<EventGrant[] | null>`(
  select json_agg(json_build_object('event_id', event_id, 'kind', kind) order by event_id, kind)
  from event_grants where user_id = users.id)`;

/** What is known of whoever sends a request. */
export const PERSON_COLUMNS = [
  'users.id',
  'users.name',
  'users.email',
  'users.profile_pic',
  'users.role',
  'users.status',
  'users.is_internal',
  'users.version',
  sql<Language | null>`users.language`.as('language'),
  grantsOfPerson.as('event_grants'),
  'profiles.mobile',
  'profiles.dob',
  'profiles.gender',
  'profiles.address',
  'profiles.college_name',
  'profiles.college_address',
] as const;

/** Full seconds. */
export function secondsOf(interval: RawBuilder<unknown>) {
  return sql<number>`floor(extract(epoch from ${interval}))::int`;
}

/** The people of those sessions that live, of active users only. */
export function findSessionUsers(db: Kysely<DB>, tokenHashes: readonly Buffer[]) {
  return sessionUsers(db, { tokenHashes });
}

const sessionUsers = prepared((db, { tokenHashes }: { tokenHashes: readonly Buffer[] }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'sessions.token_hash',
      ...PERSON_COLUMNS,
      secondsOf(sql`sessions.expires_at - now()`).as('left_seconds'),
      secondsOf(sql`now() - sessions.last_seen_at`).as('unused_seconds'),
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('users.status', '=', 'ACTIVE')
    .where(isLive),
);

/** The token that a request came with. */
export type TokenInUse = { readonly id: number; readonly scope: TokenScope };

/** Who holds a session, or a token for a program. */
export type SessionRow = Omit<
  Awaited<ReturnType<typeof sessionUsers>>[number],
  'token_hash' | 'left_seconds' | 'unused_seconds'
> & { readonly token?: TokenInUse };

/**
 * Role and status of a person, which stay so until the transaction ends, as do the grants: a change
 * of those is one of the version.
 */
export const lockPerson = prepared((db, { id }: { id: number }) =>
  db.selectFrom('users').select(['role', 'status', 'version']).where('id', '=', id).forShare(),
);

/**
 * What somebody was granted. After `lockPerson` in a statement of its own, which sees what it
 * waited for.
 */
export function findGrants(db: Kysely<DB>, userId: number): Promise<EventGrant[]> {
  return db
    .selectFrom('event_grants')
    .select(['event_id', 'kind'])
    .where('user_id', '=', userId)
    .orderBy('event_id')
    .orderBy('kind')
    .execute();
}

/** Opens a session. Sessions live by real time, never by the business clock. */
export async function insertSession(
  db: Kysely<DB>,
  tokenHash: Buffer,
  userId: number,
  device: string | null = null,
) {
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      device,
      expires_at: sql<Date>`now() + make_interval(secs => ${SESSION_ABSOLUTE_SECONDS})`,
    })
    .execute();
}

/**
 * Notes that the sessions are in use, which postpones their idle end. One that is being changed is
 * left out: it is ending, or noted by another process, and nobody may wait for it.
 */
export async function touchSessions(db: Kysely<DB>, tokenHashes: readonly Buffer[]) {
  await touch(db, { tokenHashes });
}

const touch = prepared((db, { tokenHashes }: { tokenHashes: readonly Buffer[] }) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sessions as free')
        .select('free.token_hash')
        .where('free.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
        .forNoKeyUpdate()
        .skipLocked(),
    ),
);

/**
 * Ends the oldest sessions of a person beyond so many. For a transaction that holds the person:
 * else two sign-ins at once keep one more.
 */
export async function deleteOldestSessions(
  db: Kysely<DB>,
  userId: number,
  most: number,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sessions as own')
        .select('own.token_hash')
        .where('own.user_id', '=', userId)
        .orderBy('own.created_at', 'desc')
        .orderBy('own.id')
        .offset(most),
    )
    .execute();
}

export async function deleteSession(db: Kysely<DB>, tokenHash: Buffer) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a person at once. @returns how many there were */
export async function deleteSessionsOf(db: Kysely<DB>, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes what has run out. */
export async function deleteExpiredSessions(db: Kysely<DB>) {
  await db.deleteFrom('sessions').where(sql<SqlBool>`not ${isLive}`).execute();
}
