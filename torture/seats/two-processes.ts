import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedDatabase, startEmbedded } from '@pratibha/embedded-postgres/embedded';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { type Database, openDatabase } from '../../apps/server/src/platform/db/pool.ts';
import { RunningProduct } from '../../scripts/running-product.ts';
import { SERVER_ENVIRONMENT, SERVER_MAIN, SERVER_OPTIONS } from '../../scripts/server-options.mjs';
import { unusedPort } from '../../scripts/unused-port.ts';

/** The product as it is served, twice on one database, to be maltreated. */
export class TwoProcesses {
  readonly origins: readonly string[];
  readonly #folder: string;
  readonly #postgres: EmbeddedDatabase;
  readonly #running: RunningProduct[] = [];
  #isOver = false;

  private constructor(folder: string, postgres: EmbeddedDatabase, ports: readonly number[]) {
    this.#folder = folder;
    this.#postgres = postgres;
    this.origins = ports.map((port) => `http://127.0.0.1:${port}`);
  }

  static async start(): Promise<TwoProcesses> {
    const folder = temporaryFolder('seats');
    const postgres = await startEmbedded({ dataDir: folder, durable: false });
    const both = new TwoProcesses(folder, postgres, [await unusedPort(), await unusedPort()]);
    // The first one makes the tables.
    for (const nth of both.origins.keys()) await both.#begin(nth);
    return both;
  }

  /** Connections of our own. */
  database(): Database {
    return openDatabase({ connectionString: this.#url }, { maxConnections: 16 });
  }

  /** Ends one as if its machine had lost power, and starts it again. */
  async kill(nth: number): Promise<void> {
    await this.#running[nth]?.end('SIGKILL');
    await this.#begin(nth);
  }

  /** One does nothing for a while, with all that it holds, and goes on then. */
  async hold(nth: number, ms: number): Promise<void> {
    const child = this.#running[nth]?.child;
    child?.kill('SIGSTOP');
    await delay(ms);
    child?.kill('SIGCONT');
    await this.#running[nth]?.serves(this.origins[nth] ?? '');
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running.map((product) => product.end('SIGTERM')));
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #url(): string {
    const { socketDir, port, user, password, database } = this.#postgres.connection;
    const query = new URLSearchParams({ host: socketDir, port: String(port), user });
    if (password !== undefined) query.set('password', password);
    return `postgres:///${database}?${query}`;
  }

  async #begin(nth: number): Promise<void> {
    // One that was killed while all of it ends stays so.
    if (this.#isOver) return;
    const origin = this.origins[nth] ?? '';
    const product = new RunningProduct(process.execPath, [...SERVER_OPTIONS, SERVER_MAIN], {
      env: {
        PATH: process.env['PATH'] ?? '',
        HOST: '127.0.0.1',
        PORT: new URL(origin).port,
        PUBLIC_URL: origin,
        DATABASE_URL: this.#url,
        OIDC_ISSUER: 'http://127.0.0.1:1',
        OIDC_CLIENT_ID: 'pratibha',
        OIDC_CLIENT_SECRET: 'not-a-secret',
        LOG_LEVEL: 'error',
        // Everybody comes from an address of their own.
        TRUST_PROXY: '1',
        ...SERVER_ENVIRONMENT,
      },
    });
    this.#running[nth] = product;
    await product.serves(origin);
  }
}
