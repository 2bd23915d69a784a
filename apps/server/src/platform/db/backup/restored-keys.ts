import type pg from 'pg';
import { StartError } from '../../process/start-error.ts';

/** The key that signs, with its private half, as it is written apart. */
export type KeptKey = {
  readonly key_id: string;
  readonly public_key: Buffer;
  readonly private_key: Buffer;
  readonly made_at: Date;
};

/**
 * Puts private halves back, in the transaction of a restore: of the key that was in use when the
 * backup was made, or of one that came into use after that. One that was taken out of use by then
 * is needed for nothing any more.
 * @throws StartError when the backup is older than keys
 */
export async function restoredKeys(client: pg.ClientBase, keys: readonly KeptKey[]): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.signing_keys') is not null as is_there`,
  );
  if (!rows[0]?.is_there) {
    throw new StartError(
      'The backup is older than keys: restore it without --keys. Nothing was changed.',
    );
  }
  for (const key of keys) await putBack(client, key);
}

async function putBack(
  client: pg.ClientBase,
  { key_id, public_key, private_key, made_at }: KeptKey,
): Promise<void> {
  await client.query(
    `update signing_keys set retired_at = now()
     where retired_at is null and not exists (select from signing_keys where key_id = $1)`,
    [key_id],
  );
  await client.query(
    `insert into signing_keys (key_id, public_key, made_at) values ($1, $2, $3)
     on conflict do nothing`,
    [key_id, public_key, made_at],
  );
  await client.query(
    `insert into signing_secrets (signing_key_id, private_key)
     select id, $2 from signing_keys where key_id = $1 and retired_at is null`,
    [key_id, private_key],
  );
}
