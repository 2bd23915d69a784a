import type pg from 'pg';
import type { StoredBytes } from './backup-parts.ts';

/** An earlier version's database, or what came back of its backup, has no files. */
async function hasFiles(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.stored_bytes') is not null as is_there`,
  );
  return rows[0]?.is_there === true;
}

/** Which originals belong to the rows, as of the transaction of the client. */
export async function storedBytes(client: pg.ClientBase): Promise<StoredBytes[]> {
  if (!(await hasFiles(client))) return [];
  const { rows } = await client.query<{ sha256: string; size: string }>(
    'select sha256, size from stored_bytes order by sha256',
  );
  return rows.map(({ sha256, size }) => ({ sha256, size: Number(size) }));
}

/**
 * Those of the hashes that still belong to a row: an erasure removes bytes at once, also while they
 * are being copied.
 */
export async function stillStored(pool: pg.Pool, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ sha256: string }>(
    'select sha256 from stored_bytes where sha256 = any($1) order by sha256',
    [hashes],
  );
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Removes uploads that were under way when the backup was made, whose bytes are in none: whoever
 * sends one begins it again. Previews are in none either: their files wait to be examined again.
 */
export async function endUploads(client: pg.ClientBase): Promise<void> {
  if (!(await hasFiles(client))) return;
  await client.query('delete from files where sha256 is null');
  await client.query(
    `with gone as (delete from previews returning sha256)
     update file_facts set state = 'waiting', facts = null, examined_at = null
     where sha256 in (select sha256 from gone)`,
  );
}

/**
 * Removes what nobody handed in of files whose bytes did not come back: who sent one may have
 * removed it while the backup was made. Those that a work has stay.
 * @returns the hashes of what is gone
 */
export async function forgetUnhanded(
  client: pg.ClientBase,
  hashes: readonly string[],
): Promise<string[]> {
  await client.query(
    `delete from files where sha256 = any($1)
       and not exists (select from handed_files where file_id = files.id)`,
    [hashes],
  );
  const { rows } = await client.query<{ sha256: string }>(
    `delete from stored_bytes where sha256 = any($1)
       and not exists (select from files where files.sha256 = stored_bytes.sha256)
     returning sha256`,
    [hashes],
  );
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Adds the job that examines a file for all that wait for it.
 * @param kind its name
 */
export async function examineAgain(client: pg.ClientBase, kind: string): Promise<void> {
  if (!(await hasFiles(client))) return;
  await client.query(
    `insert into jobs (kind, payload)
     select $1, jsonb_build_object('file', min(files.id))
     from file_facts join files using (sha256) where state = 'waiting' group by sha256`,
    [kind],
  );
}
