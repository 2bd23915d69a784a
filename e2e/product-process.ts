import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningProduct } from '../scripts/running-product.ts';
import { SERVER_MAIN } from '../scripts/server-options.mjs';
import { unusedPort } from '../scripts/unused-port.ts';
import type { ProductDatabase } from './databases.ts';

const ROOT = join(import.meta.dirname, '..');
/** As long as the slowest machine takes; a product that hangs is told from one that does not. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 60_000;

export type ProductOptions = {
  /** The instant at which the business clock begins, ISO 8601 with offset. */
  readonly clockStart: string;
  /** More settings, over the ones that every test has. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The name people reach it by; only the browser of the tests knows others than localhost. */
  readonly host?: string;
  /** A database that it uses and drops at its end; without it one of its own, which is empty. */
  readonly database?: ProductDatabase | null;
};

export type Product = {
  /** The settings by which commands find its data. */
  readonly place: Readonly<Record<string, string>>;
  /** Where it serves, without a slash at the end. */
  readonly origin: string;
  /** Everything it printed so far, for the report of a failed test. */
  readonly output: () => string;
  /** Ends it as an operator would and removes its data. Throws if it does not end in time. */
  readonly stop: () => Promise<void>;
};

/** What was waited for, or an error once it took too long. */
function within<T>(limitMs: number, late: string, work: Promise<T>): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  AbortSignal.timeout(limitMs).addEventListener('abort', () => tooLate.reject(new Error(late)));
  return Promise.race([work, tooLate.promise]);
}

/** Starts the product on a port and a data folder of its own and waits until it serves. */
export async function startProduct({
  clockStart,
  settings,
  host = 'localhost',
  database = null,
}: ProductOptions): Promise<Product> {
  const port = await unusedPort();
  const origin = `http://${host}:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'pratibha-e2e-'));
  // As root the database runs under another user, who has to get in.
  await chmod(dataDir, 0o755);
  const place: Record<string, string> = { DATA_DIR: dataDir };
  if (database !== null) place['DATABASE_URL'] = database.url;

  const product = new RunningProduct(process.execPath, [SERVER_MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_URL: origin,
      ...place,
      DEMO: '1',
      CLOCK_START: clockStart,
      ...settings,
    },
  });
  const output = () => product.output;
  const removeData = async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const late = 'the product named no address in three minutes';
    await within(START_LIMIT_MS, late, product.says(`ready at ${origin}`));
    await within(STOP_LIMIT_MS, '/health/ready', product.serves(`http://localhost:${port}`));
  } catch (error) {
    await product.end('SIGKILL');
    await removeData();
    throw error;
  }

  const stop = async () => {
    try {
      const late = 'the product did not end on SIGTERM';
      const { code, signal } = await within(STOP_LIMIT_MS, late, product.end());
      if (code !== 0) throw new Error(`the product ended with ${code ?? signal}\n${output()}`);
    } finally {
      await product.end('SIGKILL');
      await removeData();
    }
  };

  return { place, origin, output, stop };
}

/** Sets the business clock of the product; pages hear of it with their next response. */
export async function setClock({ origin }: Product, at: string): Promise<void> {
  const response = await fetch(`${origin}/api/demo/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at }),
  });
  if (!response.ok) throw new Error(`the clock at ${at}: ${response.status}`);
}
