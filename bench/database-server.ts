import { rmSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '@pratibha/embedded-postgres/embedded';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import pg from 'pg';
import { prepareEdition } from '../apps/server/src/features/editions/editions.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import {
  clientConfig,
  connectionStringOf,
  openDatabase,
} from '../apps/server/src/platform/db/pool.ts';
import { FIRST_CONTENT } from '../apps/server/src/seed/edition/content.ts';
import { MIGRATIONS, ROOT } from './checkout.ts';
import { type Size, seed } from './seed.ts';

/** A database of its own on the PostgreSQL of this run. */
export type BenchDatabase = {
  readonly url: string;
  /** One client per call; the caller ends it. */
  connect(): Promise<pg.Client>;
  /** The numbers of the processes in which PostgreSQL now serves this database's clients. */
  backends(): Promise<number[]>;
};

type Filling = {
  readonly more?: (client: pg.Client) => Promise<void>;
  /** The checkout whose migrations make the tables; default this one. */
  readonly root?: string;
};

/** The PostgreSQL of one run: the embedded one, as the product sets it up, with fsync on. */
export class DatabaseServer {
  readonly #server: EmbeddedDatabase;
  readonly #folder: string;
  #count = 0;

  private constructor(server: EmbeddedDatabase, folder: string) {
    this.#server = server;
    this.#folder = folder;
  }

  /** The number of PostgreSQL's main process. */
  get pid(): number {
    return this.#server.pid;
  }

  static async open(): Promise<DatabaseServer> {
    const folder = temporaryFolder('bench');
    return new DatabaseServer(await startEmbedded({ dataDir: folder, durable: true }), folder);
  }

  /** A migrated database with so many people and things in it, analysed and written out. */
  async database(size: Size, { more, root = ROOT }: Filling = {}): Promise<BenchDatabase> {
    this.#count += 1;
    const name = `bench_${this.#count}`;
    const admin = await this.#connect('postgres');
    await admin.query(`create database ${name}`);
    await admin.end();
    const connection = { ...this.#server.connection, database: name };
    const database = openDatabase(connection);
    await migrate(database.pool, path.join(root, MIGRATIONS));
    // What nobody has set up shows one page that says so, and no other.
    await prepareEdition(database, FIRST_CONTENT);
    await database.close();
    const place = {
      url: connectionStringOf(connection),
      connect: () => this.#connect(name),
      backends: () => this.#backends(name),
    };
    const client = await place.connect();
    await seed(client, size);
    await more?.(client);
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    await client.end();
    return place;
  }

  async #connect(name: string): Promise<pg.Client> {
    const config = clientConfig({ ...this.#server.connection, database: name });
    const client = new pg.Client(config);
    await client.connect();
    return client;
  }

  async #backends(name: string): Promise<number[]> {
    const client = await this.#connect('postgres');
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [name],
    );
    await client.end();
    return rows.map(({ pid }) => pid);
  }

  async close(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
