import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../../bench/checkout.ts';

const SCRIPT = path.join(ROOT, 'deploy/cluster/cluster.sh');
export const METRICS_TOKEN = 'for-trials-only-and-long-enough';

/** Where things listen, counted from the first port; cluster.sh says the same. */
const PORTS = {
  rest: { a: 11, b: 12, c: 13 },
  postgres: { a: 21, b: 22, c: 23 },
  haproxy: 31,
  products: [41, 42],
} as const;

export type Node = keyof typeof PORTS.rest;
export type Through = 'haproxy' | 'pgbouncer';

/** deploy/cluster, in a folder and on ports of its own. */
export class Cluster {
  readonly #folder: string;
  readonly #port: number;
  /** Commands under way. */
  readonly #running = new Set<ChildProcess>();
  readonly origins: readonly string[];

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.origins = PORTS.products.map((nth) => `http://127.0.0.1:${port + nth}`);
  }

  /**
   * Runs the script while requests go on.
   * @returns what it said
   * @throws Error when it failed, with what it complained of
   */
  async run(...args: readonly string[]): Promise<string> {
    const child = spawn('bash', [SCRIPT, ...args], {
      env: {
        ...process.env,
        PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
        CLUSTER_DIR: this.#folder,
        CLUSTER_PORT: String(this.#port),
        OIDC_ISSUER: 'http://127.0.0.1:1',
        OIDC_CLIENT_ID: 'pratibha',
        OIDC_CLIENT_SECRET: 'not-a-secret',
        LOG_LEVEL: 'warn',
        METRICS_TOKEN,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    let said = '';
    let complained = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      complained += data.toString();
    });
    const [status] = (await once(child, 'close')) as [number | null];
    this.#running.delete(child);
    if (status === 0) return said.trim();
    throw new Error(`cluster.sh ${args.join(' ')} failed:\n${said}${complained}`);
  }

  /** Ends all of it, also while a command is under way. */
  async end(): Promise<void> {
    for (const child of this.#running) child.kill();
    await this.run('down');
  }

  async leader(): Promise<Node> {
    return (await this.run('leader')) as Node;
  }

  /** Whether a machine says now that it leads. */
  async leads(node: Node): Promise<boolean> {
    const address = `http://127.0.0.1:${this.#port + PORTS.rest[node]}/primary`;
    const response = await fetch(address).catch(() => null);
    await response?.text();
    return response?.status === 200;
  }

  /** The product's database at the machine named, or at whichever leads. */
  databaseUrl(node?: Node): string {
    const nth = node === undefined ? PORTS.haproxy : PORTS.postgres[node];
    return `postgres://pratibha:for-trials-only@127.0.0.1:${this.#port + nth}/pratibha`;
  }
}
