import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningProduct } from '../scripts/running-product.ts';
import { SERVER_MAIN } from '../scripts/server-options.mjs';
import { unusedPort } from '../scripts/unused-port.ts';

const ROOT = join(import.meta.dirname, '..');
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

export type ProductOptions = {
  /** The instant at which the business clock begins, ISO 8601 with offset. */
  readonly clockStart: string;
  /** More settings, over the ones that every test has. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The name people reach it by; only the browser of the tests knows others than localhost. */
  readonly host?: string;
  /** A data folder that another product left, to begin with a copy of; an empty one without it. */
  readonly data?: string;
};

export type Product = {
  /** The folder of its data, for commands that ask for it. */
  readonly dataDir: string;
  /** Where it serves, without a slash at the end. */
  readonly origin: string;
  /** Everything it printed so far, for the report of a failed test. */
  readonly output: () => string;
  /** Ends it as an operator would and removes its data. Throws if it does not end in time. */
  readonly stop: () => Promise<void>;
  /** Ends it likewise, and leaves its data under a name that is still free. */
  readonly leave: (data: string) => Promise<void>;
};

/** What was waited for, or an error once it took too long. */
function within<T>(limitMs: number, late: string, work: Promise<T>): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  AbortSignal.timeout(limitMs).addEventListener('abort', () => tooLate.reject(new Error(late)));
  return Promise.race([work, tooLate.promise]);
}

/** Copies a data folder. As root, the database is of another account, which Node's copy forgets. */
async function copyData(from: string, to: string): Promise<void> {
  // Elsewhere it only names the folder of its database, which two must not share.
  if (!existsSync(join(from, 'postgres'))) return;
  if (process.platform === 'win32') return cp(from, to, { recursive: true });
  const [code] = (await once(
    spawn('cp', ['-a', `${from}/.`, to], { stdio: 'inherit' }),
    'exit',
  )) as [number | null];
  if (code !== 0) throw new Error(`cp ended with ${code}`);
}

/** Starts the product on a port and a data folder of its own and waits until it serves. */
export async function startProduct({
  clockStart,
  settings,
  host = 'localhost',
  data,
}: ProductOptions): Promise<Product> {
  const port = await unusedPort();
  const origin = `http://${host}:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'pratibha-e2e-'));
  // As root the database runs under another user, who has to get in.
  await chmod(dataDir, 0o755);
  if (data !== undefined) await copyData(data, dataDir);

  const product = new RunningProduct(process.execPath, [SERVER_MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO: '1',
      CLOCK_START: clockStart,
      ...settings,
    },
  });
  const output = () => product.output;
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const late = 'the product named no address in a minute';
    await within(START_LIMIT_MS, late, product.says(`ready at ${origin}`));
    await within(STOP_LIMIT_MS, '/health/ready', product.serves(`http://localhost:${port}`));
  } catch (error) {
    await product.end('SIGKILL');
    await removeData();
    throw error;
  }

  const end = async (disposeOfData: () => Promise<void>) => {
    try {
      const late = 'the product did not end on SIGTERM';
      const { code, signal } = await within(STOP_LIMIT_MS, late, product.end());
      if (code !== 0) throw new Error(`the product ended with ${code ?? signal}\n${output()}`);
    } finally {
      await product.end('SIGKILL');
      await disposeOfData();
    }
  };

  return {
    dataDir,
    origin,
    output,
    stop: () => end(removeData),
    leave: (folder) => end(() => rename(dataDir, folder)),
  };
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
