import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import {
  type Connection,
  clientConfig,
  connectionStringOf,
  type Database,
  openDatabase,
} from '../platform/db/pool.ts';

/** The PostgreSQL that `globalDatabase.ts` started for this test run. */
type TestServer = {
  socketDir: string;
  port: number;
  user: string;
  password?: string;
  /** Name of the migrated, empty database from which every test database is cloned. */
  template: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A database of its own for one test file; `close()` also drops it. */
export type TestDatabase = Database & {
  /** For opening more, truly separate connections, or for starting a process on it. */
  readonly connection: Connection;
  /** The same as a postgres:// address. */
  readonly connectionString: string;
  /** Where the files lie of every server on it; removed with it. */
  readonly filesDir: string;
};

async function asAdministrator(server: TestServer, sql: string): Promise<void> {
  const { template: _, ...place } = server;
  const client = new pg.Client(clientConfig({ ...place, database: 'postgres' }));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Clones the migrated template. Call it once per test file in `beforeAll`, and `close()` the
 * result in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, `create database ${name} template ${server.template}`);
  const { template: _, ...place } = server;
  const connection = { ...place, database: name };
  const database = openDatabase(connection);
  const filesDir = path.join(tmpdir(), `pratibha-files-${name}`);
  return {
    kysely: database.kysely,
    pool: database.pool,
    healthy: true,
    connection,
    connectionString: connectionStringOf(connection),
    filesDir,
    async close() {
      await database.close();
      await rm(filesDir, { recursive: true, force: true });
      // PostgreSQL gives connections that are just ending some seconds. A process under test may
      // have left others behind.
      await asAdministrator(server, `drop database ${name}`).catch(() =>
        asAdministrator(server, `drop database ${name} with (force)`),
      );
    },
  };
}
