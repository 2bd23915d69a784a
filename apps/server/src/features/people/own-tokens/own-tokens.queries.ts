import type { TokenScope } from '@pratibha/domain/people/tokens';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { isLiveToken } from '../../../platform/session/tokens.queries.ts';

function ownTokens(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('api_tokens')
    .select([
      'id',
      'name',
      'scope',
      'created_at',
      'expires_at',
      'last_used_at',
      'ended_at',
      isLiveToken.as('is_live'),
    ])
    .where('user_id', '=', userId);
}

/** Live ones first, then the newest. */
export function findOwnTokens(db: Kysely<DB>, userId: number) {
  return ownTokens(db, userId).orderBy('is_live', 'desc').orderBy('id', 'desc').execute();
}
export type OwnTokenRow = Awaited<ReturnType<typeof findOwnTokens>>[number];

export function findOwnToken(db: Kysely<DB>, userId: number, id: number) {
  return ownTokens(db, userId).where('id', '=', id).executeTakeFirst();
}

/** How many live tokens a person has, who makes no other until the transaction ends. */
export async function countLiveTokens(db: Kysely<DB>, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${userId}`}, 0))`.execute(db);
  const { live } = await db
    .selectFrom('api_tokens')
    .select(sql<number>`count(*)::int`.as('live'))
    .where('user_id', '=', userId)
    .where(isLiveToken)
    .executeTakeFirstOrThrow();
  return live;
}

type NewToken = {
  readonly userId: number;
  readonly hash: Buffer;
  readonly name: string;
  readonly scope: TokenScope;
  readonly days: number;
};

/** Tokens live by real time, as sessions do. */
export async function insertToken(db: Kysely<DB>, token: NewToken): Promise<number> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: token.userId,
      token_hash: token.hash,
      name: token.name,
      scope: token.scope,
      expires_at: sql<Date>`now() + make_interval(days => ${token.days}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endToken(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
