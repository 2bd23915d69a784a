import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../process/start-error.ts';
import {
  type BackupEnd,
  type BackupHead,
  countRows,
  FORMAT,
  FORMAT_VERSION,
  FrameWriter,
  type Migration,
  type TableEnd,
} from './backup-file.ts';
import { copyOut, findSequences, findTables, type Table } from './tables.ts';

/** What a backup holds. */
export type BackupSummary = Pick<BackupHead, 'created_at'> & Pick<BackupEnd, 'tables'>;

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
    const summary = await writeTo(half, (frames) => writeAll(client, frames));
    await client.query('commit');
    renameSync(half, file);
    return summary;
  } finally {
    client.release(true);
    rmSync(half, { force: true });
  }
}

async function writeTo<T>(file: string, work: (frames: FrameWriter) => Promise<T>): Promise<T> {
  // It holds everything that is known of people: for its owner only. `flush`: on the disk.
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  const zip = createGzip({ level: 6 });
  const told = pipeline(zip, out).catch((error: Error) => {
    throw new StartError(`The file ${file} cannot be written: ${error.message}.`);
  });
  try {
    const [result] = await Promise.all([work(new FrameWriter(zip)).finally(() => zip.end()), told]);
    return result;
  } catch (error) {
    // Of the two, the one that names the file is the cause.
    await told;
    throw error;
  }
}

async function writeAll(client: pg.PoolClient, frames: FrameWriter): Promise<BackupSummary> {
  const head = await headOf(client);
  await frames.write('H', head);
  const tables: TableEnd[] = [];
  for (const table of await findTables(client)) {
    tables.push(await writeTable(client, frames, table));
  }
  const sequences = await findSequences(client);
  const end: BackupEnd = { tables, sequences, sha256: frames.sha256 };
  await frames.write('Z', end);
  return { created_at: head.created_at, tables };
}

async function headOf(client: pg.PoolClient): Promise<BackupHead> {
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
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    created_at: facts.at.toISOString(),
    postgres: facts.postgres,
    migrations,
  };
}

async function writeTable(
  client: pg.PoolClient,
  frames: FrameWriter,
  table: Table,
): Promise<TableEnd> {
  await frames.write('T', { name: table.name, columns: table.columns });
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    rows += countRows(chunk);
    await frames.write('D', chunk);
  }
  const end: TableEnd = { name: table.name, rows, sha256: hash.digest('hex') };
  await frames.write('E', end);
  return end;
}
