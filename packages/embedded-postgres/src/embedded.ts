import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { closeFolder } from './close-folder.ts';
import { type EmbeddedConnection, embeddedConfig } from './connection.ts';
import { type DataLocation, findDataLocation, socketFolder } from './data-location.ts';
import { EmbeddedError, reasonOf } from './embedded-error.ts';
import { endLeftOver } from './end-left-over.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { DATABASE, DATABASE_USER, databasePassword, initialiseCluster } from './initialise.ts';
import { freePort, type PostmasterOptions, startPostmaster } from './postmaster.ts';

export type EmbeddedOptions = {
  /** Folder for everything; made when it is missing. */
  dataDir: string;
  /** False lets a power cut lose data, which only tests may want. Default true. */
  durable?: boolean;
  /** Told, in words, what a person watching the server may want to know. */
  onNotice?: (notice: string) => void;
  /** Ends a start that is under way. */
  cancel?: AbortSignal;
};

/** A PostgreSQL that lives and dies with this process. */
export type EmbeddedDatabase = {
  readonly connection: EmbeddedConnection;
  /** False while PostgreSQL is down and being started again. */
  readonly healthy: boolean;
  /** The number of PostgreSQL's main process. */
  readonly pid: number;
  /** Ends PostgreSQL cleanly and gives the folder free. */
  stop(): Promise<void>;
};

const LONGEST_PAUSE = 5_000;

/**
 * Makes the product's database. What counts statements of all databases is shown by one that
 * belongs to nobody: in the product's it would be in its schema and its backups.
 */
async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client(embeddedConfig({ ...connection, database: 'postgres' }));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    await client.query('create extension if not exists pg_stat_statements');
  } finally {
    await client.end();
  }
}

/** Keeps one PostgreSQL running until told to stop. */
async function supervise(
  options: PostmasterOptions,
  notice: (text: string) => void,
  cancel: AbortSignal,
) {
  let current = await startPostmaster(options, cancel);
  const stopping = new AbortController();
  const restart = async (): Promise<void> => {
    for (let pause = 0; !stopping.signal.aborted; pause = Math.min(LONGEST_PAUSE, pause + 250)) {
      try {
        await delay(pause, undefined, { signal: stopping.signal });
        await endLeftOver(options.location.cluster, options.binaries.pgCtl);
        current = await startPostmaster(options, stopping.signal);
        notice('The database runs again.');
        return;
      } catch (error) {
        if (!stopping.signal.aborted) notice(reasonOf(error));
      }
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) return;
      notice('The database ended unexpectedly; starting it again.');
      await restart();
    }
  };
  const watching = watch();
  return {
    current: () => current,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

async function prepare(
  location: DataLocation,
  durable: boolean,
  cancel: AbortSignal,
): Promise<PostmasterOptions> {
  const binaries = prepareBinaries(location.owner, location.home);
  await initialiseCluster({ initdb: binaries.initdb, location, durable, cancel });
  await endLeftOver(location.cluster, binaries.pgCtl);
  const listening =
    process.platform === 'win32'
      ? { socketDir: '127.0.0.1', port: await freePort() }
      : { socketDir: socketFolder(location), port: 5432 };
  return { location, binaries, listening, durable };
}

function connectionTo(options: PostmasterOptions): EmbeddedConnection {
  const password = databasePassword(options.location);
  const secret = password === undefined ? {} : { password };
  return { ...options.listening, user: DATABASE_USER, database: DATABASE, ...secret };
}

/** Makes the folder and takes it for this process. */
function takeFolder(folder: string): { dataDir: string; lock: FolderLock } {
  const isRoot = process.getuid?.() === 0;
  try {
    const made = mkdirSync(folder, { recursive: true });
    // Whatever root's umask says: the account that runs PostgreSQL has to get in.
    if (made !== undefined && isRoot) chmodSync(folder, 0o711);
    closeFolder(folder, isRoot);
  } catch (error) {
    throw new EmbeddedError(
      `The folder ${folder} cannot be made (${reasonOf(error)}). Set DATA_DIR to another folder.`,
    );
  }
  const dataDir = realpathSync(folder);
  return { dataDir, lock: lockFolder(dataDir) };
}

/**
 * Starts the PostgreSQL that the product brings along, and starts it again whenever it ends by
 * itself. What an earlier run left behind after a crash is put in order first.
 * @throws EmbeddedError when another server uses the folder, or PostgreSQL does not start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cancel = options.cancel ?? new AbortController().signal;
  const { dataDir, lock } = takeFolder(options.dataDir);
  const undo = [async () => lock.release()];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const location = findDataLocation(dataDir);
    // Two copies of a DATA_DIR may point at the same folder elsewhere.
    if (location.home !== dataDir) {
      closeFolder(dataDir, false);
      closeFolder(location.home, true);
      const second = lockFolder(location.home);
      undo.push(async () => second.release());
    }
    const prepared = await prepare(location, options.durable ?? true, cancel);
    undo.push(async () => {
      if (process.platform !== 'win32') {
        rmSync(prepared.listening.socketDir, { recursive: true, force: true });
      }
    });
    const server = await supervise(prepared, options.onNotice ?? (() => undefined), cancel);
    undo.push(() => server.stop());
    const connection = connectionTo(prepared);
    await createDatabase(connection);
    return {
      connection,
      stop,
      get healthy() {
        return server.current().running;
      },
      get pid() {
        return server.current().pid;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
