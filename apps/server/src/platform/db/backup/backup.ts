import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as createPack, type Pack } from 'tar-stream';
import { StartError } from '../../process/start-error.ts';
import {
  type BackupEnd,
  type BackupHead,
  FORMAT,
  type Migration,
  type StoredBytes,
  Tally,
} from './backup-parts.ts';
import {
  FORMAT_VERSION,
  LONGEST_MANIFEST,
  MANIFEST,
  type Manifest,
  type TableFile,
} from './manifest.ts';
import { storedBytes } from './stored-bytes.ts';
import { copyOut, findSequences, findTables, type Table } from './tables.ts';

const OWN_PACKAGE = new URL('../../../../package.json', import.meta.url);

/** What a backup holds, and which originals belong to it. */
export type BackupSummary = Pick<BackupHead, 'created_at'> &
  Pick<BackupEnd, 'tables'> & { readonly files: readonly StoredBytes[] };

/**
 * Writes everything as of one instant into one file, while others read and write. The file gets
 * its name only when it is complete and on the disk.
 * @throws StartError when the file exists already, or the database holds no product
 */
export async function backup(pool: pg.Pool, file: string): Promise<BackupSummary> {
  if (existsSync(file)) {
    throw new StartError(`The file ${file} exists already. Name a new one, or move it away.`);
  }
  const half = `${file}.half`;
  const client = await pool.connect();
  try {
    // A whole table takes longer than a request may.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read, read only');
    const summary = await writeTo(half, (pack) => writeAll(client, pack));
    await client.query('commit');
    renameSync(half, file);
    return summary;
  } finally {
    client.release(true);
    rmSync(half, { force: true });
  }
}

async function writeTo<T>(file: string, work: (pack: Pack) => Promise<T>): Promise<T> {
  const unwritable = (error: Error) => {
    throw new StartError(`The file ${file} cannot be written: ${error.message}.`);
  };
  // It holds everything that is known of people: for its owner only.
  const handle = await open(file, 'w', 0o600).catch(unwritable);
  const pack = createPack();
  const written = pipeline(
    pack,
    createGzip({ level: 6 }),
    async (zipped: AsyncIterable<Buffer>) => {
      for await (const chunk of zipped) await handle.appendFile(chunk).catch(unwritable);
      await handle.sync().catch(unwritable);
    },
  );
  const worked = fill(pack, work);
  try {
    // Whichever fails first fails the other one, with its own error.
    const [result] = await Promise.all([worked, written]);
    return result;
  } finally {
    await Promise.allSettled([worked, written]);
    await handle.close();
  }
}

async function fill<T>(pack: Pack, work: (pack: Pack) => Promise<T>): Promise<T> {
  try {
    const result = await work(pack);
    pack.finalize();
    return result;
  } catch (error) {
    pack.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
}

async function writeAll(client: pg.PoolClient, pack: Pack): Promise<BackupSummary> {
  const facts = await factsOf(client);
  const tables = await findTables(client);
  const files: TableFile[] = [];
  for (const table of tables) files.push(await measure(client, table));
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    ...facts,
    tables: files,
    sequences: await findSequences(client),
    files: await storedBytes(client),
  };
  const put = (name: string, size: number, content: AsyncIterable<Buffer> | Buffer[]) => {
    const mtime = new Date(manifest.created_at);
    return pipeline(content, pack.entry({ name, size, mode: 0o600, mtime }));
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  // No backup at all is better than one that nobody can put back.
  if (text.length > LONGEST_MANIFEST) throw new Error(`${MANIFEST} would be too long to be read`);
  await put(MANIFEST, text.length, [text]);
  for (const [index, file] of files.entries()) {
    await put(file.file, file.bytes, again(client, tables[index] as Table, file));
  }
  return {
    created_at: manifest.created_at,
    tables: files.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })),
    files: manifest.files,
  };
}

async function factsOf(client: pg.PoolClient) {
  const { rows } = await client.query<{ at: Date; postgres: string; has_product: boolean }>(
    `select now() as at, current_setting('server_version') as postgres,
       to_regclass('public.migrations') is not null as has_product`,
  );
  const [facts] = rows;
  if (!facts?.has_product) {
    throw new StartError('This database holds no Pratibha: there is nothing to back up.');
  }
  const { rows: migrations } = await client.query<Migration>(
    'select name, checksum from migrations order by name',
  );
  const own = JSON.parse(readFileSync(OWN_PACKAGE, 'utf8')) as { version: string };
  return {
    product: own.version,
    postgres: facts.postgres,
    created_at: facts.at.toISOString(),
    migrations,
  };
}

/**
 * A tar says how long a file is before its bytes, and COPY does not know. So each table is read
 * twice: the snapshot hands out the same bytes again, and neither the memory nor a second file has
 * to hold a table meanwhile.
 */
async function measure(client: pg.PoolClient, table: Table): Promise<TableFile> {
  const tally = new Tally();
  for await (const chunk of read(client, table)) tally.add(chunk);
  return {
    name: table.name,
    file: `${table.name}.copy`,
    columns: [...table.columns],
    ...tally.end(),
  };
}

async function* again(client: pg.PoolClient, table: Table, { sha256 }: TableFile) {
  const tally = new Tally();
  for await (const chunk of read(client, table)) {
    tally.add(chunk);
    yield chunk;
  }
  // As above.
  if (tally.end().sha256 !== sha256) throw new Error(`${table.name} has no order of its own`);
}

function read(client: pg.PoolClient, table: Table): AsyncIterable<Buffer> {
  return client.query(copyTo(copyOut(table)));
}
