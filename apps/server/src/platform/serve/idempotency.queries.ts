import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

/** A key, and the request that it stands for. */
export type Claim = {
  readonly userId: number;
  readonly endpoint: string;
  readonly key: string;
  readonly requestHash: Buffer;
};

/** The status of a claim whose response is not there yet. */
const UNANSWERED = 0;

/** The response that was given before to the same key. */
export type RememberedResponse = {
  readonly requestHash: Buffer;
  readonly response: unknown;
  /** False for a call that commits in parts and is under way, or was cut off. */
  readonly isAnswered: boolean;
};

/**
 * Takes a key for this transaction, or finds the response of the one that had it. A request under
 * way with the same key is waited for: the unique index holds the second insert until the first
 * commits (then its response is found) or rolls back (then the key is free).
 */
export async function claimKey(db: Kysely<DB>, claim: Claim): Promise<RememberedResponse | null> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: claim.userId,
      endpoint: claim.endpoint,
      key: claim.key,
      request_hash: claim.requestHash,
      status: UNANSWERED,
      response: 'null',
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'endpoint', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? null : findResponse(db, claim);
}

/** The response that was given to a key, or null. */
export async function findResponse(
  db: Kysely<DB>,
  claim: Claim,
): Promise<RememberedResponse | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response', 'status'])
    .where('user_id', '=', claim.userId)
    .where('endpoint', '=', claim.endpoint)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (!row) return null;
  return {
    requestHash: row.request_hash,
    response: row.response,
    isAnswered: row.status !== UNANSWERED,
  };
}

/** Keeps the response, as a rule in the transaction of the change; false where there is one. */
export async function rememberResponse(
  db: Kysely<DB>,
  claim: Claim,
  status: number,
  response: unknown,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ status, response: JSON.stringify(response) })
    .where('user_id', '=', claim.userId)
    .where('endpoint', '=', claim.endpoint)
    .where('key', '=', claim.key)
    .where('status', '=', UNANSWERED)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Forgets the responses to a person that told of a thing which is no more, so that asking for it
 * again makes it again and is not told that it is there.
 */
export async function forgetResponses(
  db: Kysely<DB>,
  endpoint: string,
  of: { readonly userId: number; readonly id: number },
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', of.userId)
    .where('endpoint', '=', endpoint)
    .where(sql<boolean>`response -> 'id' = to_jsonb(${of.id}::int)`)
    .execute();
}

/** Keys are promises for a day. */
export async function deleteOldKeys(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
