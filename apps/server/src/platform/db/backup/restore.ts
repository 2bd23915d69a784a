import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { reasonOf, StartError } from '../../process/start-error.ts';
import { LOCK, MIGRATIONS_TABLE, readMigrations } from '../migrate.ts';
import { MIGRATIONS } from '../migrations-folder.ts';
import type { BackupSummary } from './backup.ts';
import type { BackupHead, Part, StoredBytes } from './backup-parts.ts';
import { readBackup } from './read-backup.ts';
import { endUploads } from './stored-bytes.ts';
import {
  clearTablesFilledByMigrations,
  copyIn,
  endGuests,
  endTokens,
  findTables,
  isEmpty,
  isExcluded,
  setSequence,
  switchTriggers,
} from './tables.ts';

/** What else comes back in the same transaction, once the rows are there. */
type Beside = (client: pg.ClientBase, files: readonly StoredBytes[]) => Promise<void>;

/**
 * Puts a backup into an empty database: everything or nothing. The whole file is checked before
 * the database is touched.
 * @throws StartError with one sentence when the file is no good or the database is not empty
 */
export async function restore(
  pool: pg.Pool,
  file: string,
  beside: Beside = async () => {},
): Promise<BackupSummary> {
  await checkFile(file);
  const client = await pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const summary = await putBack(client, file);
    await beside(client, summary.files);
    await client.query('commit');
    await client.query('analyze');
    return summary;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup cannot be put back: ${reasonOf(error)}. Nothing was changed.`);
  } finally {
    client.release(true);
  }
}

/** Reads all of it first: what is damaged may say anything. */
async function checkFile(file: string): Promise<void> {
  let head: BackupHead | undefined;
  for await (const part of readBackup(file)) if (part.kind === 'head') head = part.head;
  if (head) knownMigrations(head);
}

/** The migrations behind a backup, which this version must know. */
function knownMigrations({ migrations }: BackupHead) {
  const own = readMigrations(MIGRATIONS);
  migrations.forEach(({ name, checksum }, index) => {
    if (own[index]?.name === name && own[index]?.checksum === checksum) return;
    throw new StartError(
      `The backup was made by another version of Pratibha (${name} is unknown here). ` +
        'Restore it with that version. Nothing was changed.',
    );
  });
  return own.slice(0, migrations.length);
}

async function putBack(client: pg.PoolClient, file: string): Promise<BackupSummary> {
  let created_at = '';
  let files: readonly StoredBytes[] = [];
  const parts = readBackup(file);
  for await (const part of parts) {
    if (part.kind === 'head') {
      ({ created_at, files = [] } = part.head);
      await prepare(client, part.head);
    } else if (part.kind === 'table') {
      const rows = isExcluded(part.table.name)
        ? new Writable({ write: (_rows, _encoding, done) => done() })
        : client.query(copyFrom(copyIn(part.table)));
      await pipeline(Readable.from(rowsOf(parts)), rows);
    } else if (part.kind === 'end') {
      await endTokens(client);
      await endGuests(client);
      await endUploads(client);
      await client.query('set constraints all immediate');
      await switchTriggers(client, 'enable');
      // For a server that runs on this database already: nobody told it of the rows.
      await client.query(`notify events; notify editions`);
      for (const sequence of part.end.sequences) await setSequence(client, sequence);
      const tables = part.end.tables.filter(({ name }) => !isExcluded(name));
      return { created_at, tables, files };
    }
  }
  throw new Error('the backup has no end');
}

/** The rows of the table that has just begun. */
async function* rowsOf(parts: AsyncGenerator<Part, void>): AsyncGenerator<Buffer, void> {
  for (;;) {
    const { value: part } = await parts.next();
    if (part?.kind !== 'rows') return;
    yield part.bytes;
  }
}

/** Makes the tables as they were when the backup was made; a later start migrates further. */
async function prepare(client: pg.PoolClient, head: BackupHead): Promise<void> {
  const migrations = knownMigrations(head);
  const applied = await appliedMigrations(client);
  if (!(await isEmpty(client, await findTables(client)))) {
    throw new StartError(
      'The database is not empty, and a backup is only put into an empty one. Set DATA_DIR to a ' +
        'new folder or DATABASE_URL to a new database. Nothing was changed.',
    );
  }
  if (applied.length > migrations.length) {
    throw new StartError(
      'The backup is older than the tables of this database. Set DATA_DIR to a new folder or ' +
        'DATABASE_URL to a new database without tables. Nothing was changed.',
    );
  }
  for (const { name, sql, checksum } of migrations.slice(applied.length)) {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
  // They judge and tell of changes; what is put back is none.
  await switchTriggers(client, 'disable');
  await clearTablesFilledByMigrations(client, await findTables(client));
}

async function appliedMigrations(client: pg.PoolClient): Promise<string[]> {
  await client.query(MIGRATIONS_TABLE);
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return rows.map(({ name }) => name);
}
