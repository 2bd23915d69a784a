import path from 'node:path';
import { READY, RunningProduct } from '../scripts/running-product.ts';
import { SERVER_ENVIRONMENT, SERVER_OPTIONS } from '../scripts/server-options.mjs';
import { unusedPort } from '../scripts/unused-port.ts';
import { mainOf, ROOT } from './checkout.ts';
import type { Vitals, Watch, Watched } from './vitals.ts';

/** A server process under measurement. */
export type Product = {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** What the process said of itself since the last call: memory and event-loop delay. */
  vitals(): Vitals[];
  /** The longest time in milliseconds for which the process did one thing only while this ran. */
  longestBlock(work: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
};

export type ProductOptions = {
  readonly databaseUrl: string;
  /** The checkout whose server it is; default this one. */
  readonly root?: string;
  readonly port?: number;
  /** What people open; default the process itself. */
  readonly publicUrl?: string;
  readonly env?: Record<string, string>;
  /** Options for Node, such as --cpu-prof. */
  readonly nodeOptions?: readonly string[];
};

/** Settings as of a production server behind one proxy. */
function environment(options: ProductOptions, port: number): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: options.publicUrl ?? `http://127.0.0.1:${port}`,
    DATABASE_URL: options.databaseUrl,
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'bench',
    OIDC_CLIENT_SECRET: 'bench',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    ...SERVER_ENVIRONMENT,
    ...options.env,
  };
}

/** Starts the server and waits until it serves. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const port = options.port ?? (await unusedPort());
  const probe = path.join(ROOT, 'bench/probe.ts');
  const root = options.root ?? ROOT;
  const main = mainOf(root);
  const running = new RunningProduct(
    process.execPath,
    [...SERVER_OPTIONS, ...(options.nodeOptions ?? []), '--import', probe, main],
    { cwd: root, env: environment(options, port), stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  const { child } = running;
  let told: Vitals[] = [];
  let answered: (milliseconds: number) => void = () => undefined;
  child.on('message', (message: Vitals | Watched) => {
    if ('longestBlock' in message) answered(message.longestBlock);
    else told.push(message);
  });
  const watch = (what: Watch['watch']) =>
    new Promise<number>((resolve) => {
      answered = resolve;
      child.send({ watch: what } satisfies Watch);
    });
  await running.says(READY);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    vitals() {
      const since = told;
      told = [];
      return since;
    },
    async longestBlock(work) {
      await watch('begin');
      await work();
      return watch('end');
    },
    async stop() {
      await running.end();
    },
  };
}
