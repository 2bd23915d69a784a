import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_MAIN } from '../../../../../scripts/server-options.mjs';
import { unusedPort } from '../../../../../scripts/unused-port.ts';
import { type Database, openDatabase } from '../../platform/db/pool.ts';

const MAIN = fileURLToPath(new URL(`../../../../../${SERVER_MAIN}`, import.meta.url));

/** The product as it is served, with its embedded PostgreSQL, to be maltreated. */
export class Crashable {
  readonly origin: string;
  readonly #port: number;
  readonly #dataDir: string;
  #child: ChildProcess | undefined;
  #output = '';

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
    const child = spawn(process.execPath, [MAIN], {
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
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const take = (data: Buffer) => {
      this.#output = (this.#output + data.toString()).slice(-20_000);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    await this.becomesReady();
    return performance.now() - begun;
  }

  /** The last of what it printed. */
  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Asks until it is ready. @returns every status seen on the way, 0 for no connection */
  async becomesReady(): Promise<Map<number, string | null>> {
    const seen = new Map<number, string | null>();
    for (;;) {
      if (!this.isRunning) throw new Error(`The server ended:\n${this.#output}`);
      const response = await fetch(`${this.origin}/health/ready`).catch(() => null);
      await response?.text().catch(() => undefined);
      seen.set(response?.status ?? 0, response?.headers.get('retry-after') ?? null);
      if (response?.status === 200) return seen;
      await delay(20);
    }
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
    const child = this.#child;
    if (!child || !this.isRunning) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(name);
    await ended;
    return child.exitCode;
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
