import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '@pratibha/embedded-postgres/embedded';
import { reasonOf, StartError } from '../process/start-error.ts';
import { failAsStart } from './embedded-trouble.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations-folder.ts';
import { connectionStringOf, type Database, openDatabase } from './pool.ts';

export type DatabaseServerOptions = {
  /** A PostgreSQL server to use; null starts the embedded one. */
  databaseUrl: string | null;
  /** Folder of the embedded one. */
  dataDir: string;
  cancel: AbortSignal;
  /** Told what is being done, step by step. */
  step: (what: string) => void;
  /** Told what goes wrong later on. */
  onTrouble: (what: string) => void;
  /** Most connections of this process at a time; default the pool's. */
  maxConnections?: number;
};

/** A database and where it is, for processes that are to use it too. */
export type ServedDatabase = Database & {
  /** As DATABASE_URL would name it. */
  readonly address: string;
};

/** The oldest PostgreSQL whose features the migrations use. */
const OLDEST_VERSION = 150_000;

async function checkServer({ pool }: Database): Promise<void> {
  let row: { version: number; encoding: string } | undefined;
  try {
    const sql = `select current_setting('server_version_num')::int as version,
                        current_setting('server_encoding') as encoding`;
    row = (await pool.query<{ version: number; encoding: string }>(sql)).rows[0];
  } catch (error) {
    throw new StartError(
      `The PostgreSQL server that DATABASE_URL names cannot be used: ${reasonOf(error)}. ` +
        'Check that it runs and that address, name and password in DATABASE_URL are right.',
    );
  }
  if (row === undefined || row.version < OLDEST_VERSION) {
    throw new StartError('DATABASE_URL names a PostgreSQL older than 15; use version 15 or later.');
  }
  if (row.encoding !== 'UTF8') {
    throw new StartError(
      `The database that DATABASE_URL names is encoded in ${row.encoding}; create it with ` +
        "encoding 'UTF8'.",
    );
  }
}

/** How long queries under way may keep the process from ending. */
const CLOSE_TIMEOUT_MS = 3_000;

function endingInTime(database: Database, address: string): ServedDatabase {
  const close = async () => {
    await Promise.race([database.close(), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  };
  return { kysely: database.kysely, pool: database.pool, healthy: true, address, close };
}

function sizeOf({ maxConnections }: DatabaseServerOptions) {
  return maxConnections === undefined ? {} : { maxConnections };
}

async function openServer(
  databaseUrl: string,
  options: DatabaseServerOptions,
): Promise<ServedDatabase> {
  options.step('Connecting to the PostgreSQL server of DATABASE_URL…');
  const database = openDatabase(
    { connectionString: databaseUrl },
    { ...sizeOf(options), onIdleError: (error) => options.onTrouble(reasonOf(error)) },
  );
  try {
    await checkServer(database);
    return endingInTime(database, databaseUrl);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(options: DatabaseServerOptions): Promise<ServedDatabase> {
  options.step(`Starting the database in ${options.dataDir}…`);
  const server = await startEmbedded({
    dataDir: options.dataDir,
    cancel: options.cancel,
    onNotice: options.onTrouble,
  }).catch(failAsStart);
  const database = openDatabase(server.connection, {
    ...sizeOf(options),
    isHealthy: () => server.healthy,
    // The supervisor tells about it once; each broken connection need not.
    onIdleError: () => undefined,
  });
  return {
    kysely: database.kysely,
    pool: database.pool,
    address: connectionStringOf(server.connection),
    get healthy() {
      return database.healthy;
    },
    async close() {
      // A query that hangs must not keep PostgreSQL from ending; its shutdown ends the query.
      const closed = database.close();
      await server.stop();
      await closed;
    },
  };
}

/**
 * Opens the database that the settings name, starting it when it is ours, and brings its schema
 * up to date. `close()` also ends an embedded PostgreSQL.
 * @throws StartError when it cannot be used
 */
export async function startDatabase(options: DatabaseServerOptions): Promise<ServedDatabase> {
  const { databaseUrl, step } = options;
  const database =
    databaseUrl === null ? await openEmbedded(options) : await openServer(databaseUrl, options);
  try {
    step('Bringing the tables up to date…');
    await migrate(database.pool, MIGRATIONS, { onWarning: options.onTrouble });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
