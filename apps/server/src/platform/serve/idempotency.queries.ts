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

/** A claim as its person is told of it; without a status there is no response yet. */
export type FoundClaim = {
  readonly call: string;
  readonly claimed_at: Date;
  readonly status: number | null;
  readonly response: unknown;
};

/** The claims that a person laid with a key and that were committed, by call. */
export async function findClaims(
  db: Kysely<DB>,
  { userId, key }: Pick<Claim, 'userId' | 'key'>,
): Promise<FoundClaim[]> {
  const rows = await db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'created_at', 'status', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .orderBy('endpoint')
    .execute();
  return rows.map(({ endpoint, created_at, status, response }) => ({
    call: endpoint,
    claimed_at: created_at,
    status: status === UNANSWERED ? null : status,
    response,
  }));
}

/** How long a claim is waited for that another transaction may be laying. */
const CLAIM_WAIT = '100ms';

/**
 * Whether a transaction that is not committed lays one of these claims, in whatever process: nobody
 * sees its row, but a second one would wait for it. The row that finds out is never kept.
 */
export async function isBeingClaimed(
  db: Kysely<DB>,
  { userId, key }: Pick<Claim, 'userId' | 'key'>,
  calls: readonly string[],
): Promise<boolean> {
  const trial = await db.startTransaction().execute();
  try {
    await sql`select set_config('lock_timeout', ${CLAIM_WAIT}, true)`.execute(trial);
    await trial
      .insertInto('idempotency_keys')
      .values(
        calls.map((endpoint) => ({
          user_id: userId,
          endpoint,
          key,
          request_hash: Buffer.alloc(0),
          status: UNANSWERED,
          response: 'null',
        })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'endpoint', 'key']).doNothing())
      .execute();
    return false;
  } catch (error) {
    if (isLockTimeout(error)) return true;
    throw error;
  } finally {
    await trial.rollback().execute();
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
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

/**
 * Takes out of all responses who decided before somebody else, since one of those is erased: by
 * what name they were told is not known any more. The rest of a response stays what it was.
 */
export async function forgetDeciders(db: Kysely<DB>): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({
      response: sql`(
        select jsonb_agg(
          case when each ? 'decided_by' then each || '{"decided_by": null}' else each end order by nth)
        from jsonb_array_elements(response) with ordinality as told (each, nth))`,
    })
    .where(sql<boolean>`response @? '$[*].decided_by ? (@ != null)'`)
    .where(sql<boolean>`jsonb_typeof(response) = 'array'`)
    .execute();
}

/** Keys are promises for a day. */
export async function deleteOldKeys(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
