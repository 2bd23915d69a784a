import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunningProduct } from '../../../../../scripts/running-product.ts';
import { SERVER_MAIN, SERVER_OPTIONS } from '../../../../../scripts/server-options.mjs';
import { unusedPort } from '../../../../../scripts/unused-port.ts';
import type { TestDatabase } from '../database.ts';

const MAIN = fileURLToPath(new URL(`../../../../../${SERVER_MAIN}`, import.meta.url));

/** The product as it is served, in several processes on one database and one FILES_DIR. */
export class UploadingProducts {
  readonly origins: readonly string[];
  readonly filesDir: string;
  readonly #database: TestDatabase;
  readonly #running: RunningProduct[] = [];
  readonly #starting: Promise<void>[] = [];
  #killed = 0;

  private constructor(database: TestDatabase, filesDir: string, ports: readonly number[]) {
    this.#database = database;
    this.filesDir = filesDir;
    this.origins = ports.map((port) => `http://127.0.0.1:${port}`);
  }

  static async start(database: TestDatabase, filesDir: string, count: number) {
    const ports: number[] = [];
    while (ports.length < count) ports.push(await unusedPort());
    const products = new UploadingProducts(database, filesDir, ports);
    // The first one marks the folder.
    for (const nth of products.origins.keys()) await products.#begin(nth);
    return products;
  }

  /** How often one was killed. */
  get killed(): number {
    return this.#killed;
  }

  /**
   * Ends one as if its machine had lost power, and starts it again. One after the other: of two
   * that started at once on one port one would go on serving that nobody knows, never killed.
   */
  kill(origin: string): Promise<void> {
    const nth = this.origins.indexOf(origin);
    const before = this.#starting[nth] ?? Promise.resolve();
    const again = before.then(async () => {
      this.#killed += 1;
      await this.#running[nth]?.end('SIGKILL');
      await this.#begin(nth);
    });
    this.#starting[nth] = again;
    return again;
  }

  /** Ends all of them, and with them what they kept. */
  async end(): Promise<void> {
    await Promise.all(this.#running.map((product) => product.end('SIGTERM')));
    rmSync(this.filesDir, { recursive: true, force: true });
  }

  async #begin(nth: number): Promise<void> {
    const origin = this.origins[nth] ?? '';
    const product = new RunningProduct(process.execPath, [...SERVER_OPTIONS, MAIN], {
      env: {
        PATH: process.env['PATH'] ?? '',
        HOST: '127.0.0.1',
        PORT: new URL(origin).port,
        PUBLIC_URL: origin,
        DATABASE_URL: this.#database.connectionString,
        DATA_DIR: path.dirname(this.filesDir),
        FILES_DIR: this.filesDir,
        FILES_FREE_MB: '0',
        OIDC_ISSUER: 'http://127.0.0.1:1',
        OIDC_CLIENT_ID: 'pratibha',
        OIDC_CLIENT_SECRET: 'not-a-secret',
        LOG_LEVEL: 'error',
      },
    });
    this.#running[nth] = product;
    await product.serves(origin);
  }
}
