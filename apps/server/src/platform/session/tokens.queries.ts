import { type Kysely, type SqlBool, sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { DB } from '../db/types.gen.ts';
import { PERSON_COLUMNS, secondsOf, type TokenInUse } from './session.queries.ts';

/** Whether a token still opens something. */
export const isLiveToken = sql<SqlBool>`(api_tokens.ended_at is null
  and api_tokens.expires_at > now())`;

/** The people of those tokens that live, of active users only. */
export const findTokenUsers = prepared((db, { tokenHashes }: { tokenHashes: readonly Buffer[] }) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'api_tokens.token_hash',
      ...PERSON_COLUMNS,
      sql<TokenInUse>`json_build_object('id', api_tokens.id, 'scope', api_tokens.scope)`.as(
        'token',
      ),
      secondsOf(sql`api_tokens.expires_at - now()`).as('left_seconds'),
      // One that was never used is noted at its first use.
      secondsOf(
        sql`now() - coalesce(api_tokens.last_used_at, api_tokens.created_at - interval '1 day')`,
      ).as('unused_seconds'),
    ])
    .where('api_tokens.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('users.status', '=', 'ACTIVE')
    .where(isLiveToken),
);

/**
 * Notes that the tokens are in use. One that is being changed is left out: nobody may wait for it.
 */
export const touchTokens = prepared((db, { tokenHashes }: { tokenHashes: readonly Buffer[] }) =>
  db
    .updateTable('api_tokens')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('api_tokens as free')
        .select('free.id')
        .where('free.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
        .forNoKeyUpdate()
        .skipLocked(),
    ),
);

/** Ends every live token of a person at once. @returns how many there were */
export async function endTokensOf(db: Kysely<DB>, userId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('api_tokens')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where(isLiveToken)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes what has been over for 30 days. The audit goes on saying what was done by them. */
export async function deleteOldTokens(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('api_tokens')
    .where(sql<SqlBool>`least(ended_at, expires_at) < now() - interval '30 days'`)
    .execute();
}
