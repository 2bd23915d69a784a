import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

const KEYS = 'demo_provider_keys';

/**
 * What the demo's provider remembers of sign-ins under way stands in a schema of its own, made
 * here and not by a migration: no other database ever has it. Nothing in it needs to outlive a
 * crash.
 */
export async function createProviderState(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo provider', 0))`.execute(
      transaction,
    );
    await sql`create schema if not exists demo`.execute(transaction);
    await sql`
      create unlogged table if not exists demo.provider_state (
        kind text not null,
        id text not null,
        payload jsonb not null,
        expires_at timestamptz not null,
        primary key (kind, id)
      )`.execute(transaction);
  });
}

/** Removes what has run out. */
export async function deleteExpiredState(db: Kysely<DB>): Promise<void> {
  await sql`delete from demo.provider_state where expires_at < now()`.execute(db);
}

/** Keys that all processes must share: made by the first that asks, then kept. */
export async function loadOrCreateKeys<K extends object>(
  db: Kysely<DB>,
  make: () => K,
): Promise<K> {
  const kept = db.selectFrom('installation').select('value').where('key', '=', KEYS);
  const before = await kept.executeTakeFirst();
  if (before !== undefined) return before.value as K;
  await db
    .insertInto('installation')
    .values({ key: KEYS, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await kept.executeTakeFirstOrThrow();
  return row.value as K;
}

/** @param seconds how long it is worth keeping */
export async function saveState(
  db: Kysely<DB>,
  kind: string,
  id: string,
  payload: object,
  seconds: number,
): Promise<void> {
  await sql`
    insert into demo.provider_state (kind, id, payload, expires_at)
    values (${kind}, ${id}, ${JSON.stringify(payload)}, now() + make_interval(secs => ${seconds}))
    on conflict (kind, id) do update
      set payload = excluded.payload, expires_at = excluded.expires_at`.execute(db);
}

export async function findState(db: Kysely<DB>, kind: string, id: string) {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from demo.provider_state
    where kind = ${kind} and id = ${id} and expires_at > now()`.execute(db);
  return rows[0]?.payload;
}

/** Marks a code as used. */
export async function consumeState(db: Kysely<DB>, kind: string, id: string): Promise<void> {
  await sql`
    update demo.provider_state
    set payload = payload || jsonb_build_object('consumed', extract(epoch from now())::bigint)
    where kind = ${kind} and id = ${id}`.execute(db);
}

export async function deleteState(db: Kysely<DB>, kind: string, id: string): Promise<void> {
  await sql`delete from demo.provider_state where kind = ${kind} and id = ${id}`.execute(db);
}

/** Everything that hangs on a grant: its codes and tokens. */
export async function deleteStateOfGrant(db: Kysely<DB>, grantId: string): Promise<void> {
  await sql`delete from demo.provider_state where payload->>'grantId' = ${grantId}`.execute(db);
}

/**
 * Whatever names an address: sign-ins under way, codes and tokens. One that merely contains it goes
 * as well; whoever was signing in then starts over.
 */
export async function deleteStateOfPerson(db: Kysely<DB>, email: string): Promise<void> {
  await sql`
    delete from demo.provider_state
    where position(lower(${email}) in lower(payload::text)) > 0`.execute(db);
}

/**
 * The accounts with these addresses that are there are those of this provider from the beginning:
 * else the first sign-in of each would be told as one that joined an account.
 */
export async function knowAccounts(
  db: Kysely<DB>,
  issuer: string,
  emails: readonly string[],
): Promise<void> {
  await sql`
    insert into identities (issuer, subject, user_id)
    select ${issuer}, email, id from users where email = any(${emails}::text[])
    on conflict do nothing`.execute(db);
}
