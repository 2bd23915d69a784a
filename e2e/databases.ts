import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedConnection, embeddedConfig } from '@pratibha/embedded-postgres/connection';
import { startEmbedded } from '@pratibha/embedded-postgres/embedded';
import pg from 'pg';

/*
 * One PostgreSQL serves the products of a run, each with a database of its own: a copy of the one
 * that the first start left. To start and end a PostgreSQL for each cost more than the products.
 */

/** Where it is, for the processes of the workers, which inherit it. */
const PLACE = 'E2E_DATABASES';
const PREPARED = 'prepared';

/** A database that a product of its own uses. */
export type ProductDatabase = {
  /** As DATABASE_URL names it. */
  readonly url: string;
  readonly drop: () => Promise<void>;
};

function asAdministrator(place: EmbeddedConnection, sql: string): Promise<void> {
  return inDatabase({ ...place, database: 'postgres' }, sql);
}

async function inDatabase(place: EmbeddedConnection, sql: string): Promise<void> {
  const client = new pg.Client(embeddedConfig(place));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function urlOf({ socketDir, port, user, password }: EmbeddedConnection, name: string): string {
  const query = new URLSearchParams({ host: socketDir, port: String(port), user });
  if (password !== undefined) query.set('password', password);
  return `postgres:///${name}?${query}`;
}

/**
 * Starts the PostgreSQL of a run.
 * @param prepare starts the product once on this database, and ends it
 * @returns ends it
 */
export async function startDatabases(
  prepare: (databaseUrl: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pratibha-e2e-databases-'));
  // As root the database runs under another user, who has to get in.
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable: false });
  const end = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await asAdministrator(server.connection, `create database ${PREPARED}`);
    await prepare(urlOf(server.connection, PREPARED));
    // Each copy has a folder of files of its own, as after a restore.
    const prepared = { ...server.connection, database: PREPARED };
    await inDatabase(prepared, 'delete from files_folder');
  } catch (error) {
    await end();
    throw error;
  }
  process.env[PLACE] = JSON.stringify(server.connection);
  return end;
}

let count = 0;

/** A copy of what was prepared; null where nothing was, as in a walk outside of a run. */
export async function newDatabase(): Promise<ProductDatabase | null> {
  const text = process.env[PLACE];
  if (text === undefined) return null;
  const place = JSON.parse(text) as EmbeddedConnection;
  count += 1;
  const name = `product_${process.pid}_${count}`;
  await asAdministrator(place, `create database ${name} template ${PREPARED}`);
  return {
    url: urlOf(place, name),
    drop: () => asAdministrator(place, `drop database ${name} with (force)`),
  };
}
