import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { reasonOf, StartError } from '../process/start-error.ts';

export type Migration = { name: string; sql: string; checksum: string };

/** Any number will do, as long as every process of this product uses the same one. */
export const LOCK = 7_283_401;

/** A process of the version before that still serves gives its tables free within this time. */
const LONGEST_LOCK_MS = 10_000;

/** Where a database remembers which files it has seen. */
export const MIGRATIONS_TABLE = `create table if not exists migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * The files of a folder in their order.
 * @throws StartError when one is not named by its number
 */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return files.map((file, index) => {
    const expected = String(index + 1).padStart(4, '0');
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file) || !file.startsWith(`${expected}-`)) {
      throw new StartError(
        `The migration ${file} in ${folder} must be named ${expected}-some-title.sql.`,
      );
    }
    const sql = readFileSync(path.join(folder, file), 'utf8');
    return { name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

function compare(known: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  applied.forEach(({ name, checksum }, index) => {
    const migration = known[index];
    if (migration === undefined || migration.name !== name) {
      throw new StartError(
        `The database has been migrated by another version of this program (${name} is unknown ` +
          'here). Start that version, or use another database.',
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after it had been applied to this database. ` +
          'Restore the file and put the change into a new migration.',
      );
    }
  });
  return known.slice(applied.length);
}

type Notice = { readonly severity?: string | undefined; readonly message?: string | undefined };

type Options = {
  /** How long a file may wait for a table that somebody else uses; default ten seconds. */
  readonly lockTimeoutMs?: number;
  /** Told what a file warns of: what it found in the data and left for somebody to decide. */
  readonly onWarning?: (warning: string) => void;
};

async function apply(
  client: pg.PoolClient,
  { name, sql, checksum }: Migration,
  { lockTimeoutMs = LONGEST_LOCK_MS, onWarning }: Options,
): Promise<void> {
  const warn = ({ severity, message }: Notice) => {
    if (severity === 'WARNING') onWarning?.(`The migration ${name} found ${message}.`);
  };
  client.on('notice', warn);
  try {
    await client.query('begin');
    // Whoever waits for a table makes everybody else wait behind them.
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    // A long index build is no hanging request.
    await client.query('set local statement_timeout = 0');
    await client.query('set local client_min_messages = warning');
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(`The migration ${name} failed: ${reasonOf(error)}`, { cause: error });
  } finally {
    client.off('notice', warn);
  }
}

/**
 * Brings the schema up to date: runs the plain SQL files that this database has not seen, in the
 * order of their names, each in a transaction of its own. There is no way back.
 * Several processes may start at once; one migrates and the others wait.
 * @returns the names of the files it ran
 * @throws StartError when a file fails, was changed afterwards, or the database is ahead
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  options: Options = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations order by name',
    );
    const missing = compare(migrations, rows);
    for (const migration of missing) await apply(client, migration, options);
    return missing.map((migration) => migration.name);
  } finally {
    // Ending the connection gives the lock and the settings back, whatever state it is in.
    client.release(true);
  }
}
