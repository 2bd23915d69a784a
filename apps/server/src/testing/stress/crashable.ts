import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunningProduct } from '../../../../../scripts/running-product.ts';
import { SERVER_MAIN } from '../../../../../scripts/server-options.mjs';
import { unusedPort } from '../../../../../scripts/unused-port.ts';
import { type Database, openDatabase } from '../../platform/db/pool.ts';

const MAIN = fileURLToPath(new URL(`../../../../../${SERVER_MAIN}`, import.meta.url));

/** The product as it is served, with its embedded PostgreSQL, to be maltreated. */
export class Crashable {
  readonly origin: string;
  readonly #port: number;
  readonly #dataDir: string;
  #process: RunningProduct | undefined;

  private constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.origin = `http://localhost:${port}`;
  }

  static async start(dataDir: string): Promise<Crashable> {
    const product = new Crashable(dataDir, await unusedPort());
    await product.start();
    return product;
  }

  /** Starts it (again). @returns milliseconds until it was ready for requests */
  async start(): Promise<number> {
    const begun = performance.now();
    this.#process = new RunningProduct(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: this.#dataDir,
        PORT: String(this.#port),
        HOST: 'localhost',
        OIDC_ISSUER: 'http://127.0.0.1:1',
        OIDC_CLIENT_ID: 'pratibha',
        OIDC_CLIENT_SECRET: 'not-a-secret',
        LOG_LEVEL: 'error',
      },
    });
    await this.becomesReady();
    return performance.now() - begun;
  }

  get #running(): RunningProduct {
    if (this.#process === undefined) throw new Error('It was never started.');
    return this.#process;
  }

  /** The last of what it printed. */
  get output(): string {
    return this.#running.output;
  }

  get isRunning(): boolean {
    return this.#running.isRunning;
  }

  /** Asks until it is ready. @returns every status seen on the way, 0 for no connection */
  becomesReady(): Promise<Map<number, string | null>> {
    return this.#running.serves(this.origin);
  }

  /** Connections of our own to its database. */
  database(): Database {
    const [, , , port, socketDir] = this.#postmasterFile();
    const place = { user: 'pratibha', database: 'pratibha' };
    return openDatabase(
      { ...place, socketDir: socketDir ?? '', port: Number(port) },
      { maxConnections: 4 },
    );
  }

  get postmaster(): number {
    return Number(this.#postmasterFile()[0]);
  }

  /** Every process of its PostgreSQL, the main one first. */
  postgres(): number[] {
    const main = this.postmaster;
    const cluster = realpathSync(this.#cluster());
    const others = readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== main && folderOf(pid) === cluster)
      .map(Number);
    return [main, ...others];
  }

  /** Sends the server a signal and waits for its end. */
  async end(name: NodeJS.Signals): Promise<number | null> {
    return (await this.#running.end(name)).code;
  }

  #cluster(): string {
    return path.join(this.#dataDir, 'postgres');
  }

  #postmasterFile(): string[] {
    return readFileSync(path.join(this.#cluster(), 'postmaster.pid'), 'utf8').split('\n');
  }
}

/** Signals processes that may be gone already. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended between the look and the signal.
    }
  }
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
