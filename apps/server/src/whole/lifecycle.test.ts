import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isAlive, waitUntil } from '@pratibha/embedded-postgres/processes';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusedPort } from '../../../../scripts/unused-port.ts';
import { newToken } from '../platform/session/cookies.ts';
import { createTestDatabase } from '../testing/database.ts';
import { type Product, type ProductOptions, startProduct } from '../testing/product.ts';

/*
 * A start costs seconds of a processor, the first in a folder twice as many. Most tests therefore
 * go on with what the one before left, and start the product only where none runs.
 */

let folder: string;
let dataDir: string;
let port: number;
const products: Product[] = [];

beforeAll(async () => {
  folder = temporaryFolder('lifecycle');
  dataDir = path.join(folder, 'data');
  port = await unusedPort();
});

afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true });
});

async function endAll(): Promise<void> {
  for (const product of products) signalGroup(product, 'SIGTERM');
  await Promise.all(products.splice(0).map((product) => product.ended()));
}

function start(options: Partial<ProductOptions> = {}): Product {
  const product = startProduct({ dataDir, port, ...options });
  products.push(product);
  void product.ended().then(() => {
    const index = products.indexOf(product);
    if (index >= 0) products.splice(index, 1);
  });
  return product;
}

async function startReady(options: Partial<ProductOptions> = {}): Promise<Product> {
  await endAll();
  const product = start(options);
  await product.says('Pratibha is ready');
  return product;
}

/** The product that the test before left, or a new one. */
async function running(): Promise<Product> {
  const [product] = products;
  if (product === undefined) return startReady();
  await product.says('Pratibha is ready');
  return product;
}

/** To every process of the group, as a terminal does. */
function signalGroup({ child }: Product, name: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? 0), name);
  } catch {
    // All of them have ended already.
  }
}

function serverPid(): number {
  return Number(readFileSync(path.join(dataDir, 'server.pid'), 'utf8'));
}

function postmasterFile(): string[] {
  return readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
}

function postgresPid(): number {
  return Number(postmasterFile()[0]);
}

function postgresLog(): string {
  return readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
}

async function isServing({ origin }: Product): Promise<boolean> {
  return (await fetch(`${origin}/health/ready`)).ok;
}

async function takesRequests({ origin }: Product): Promise<boolean> {
  return fetch(`${origin}/health/live`).then(
    () => true,
    () => false,
  );
}

describe('npm start', () => {
  it('says what it does, where it is and whom it lets in, also with NODE_ENV=production', async () => {
    const product = await startReady({ command: 'npm', env: { NODE_ENV: 'production' } });
    await product.says('Stop it with Ctrl-C.');
    expect(await isServing(product)).toBe(true);
    const steps = product.output.match(/^\[\d+\] .+…$/gm) ?? [];
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.map((step, index) => step.startsWith(`[${index + 1}] `))).not.toContain(false);
    expect(product.output).toContain(`Pratibha is ready at http://localhost:${port}`);
    expect(product.output).toContain('superadmin@example.test');
  });

  it('ends everything when only npm is told to end', async () => {
    const product = products[0] ?? (await startReady({ command: 'npm' }));
    const pids = [serverPid(), postgresPid()];
    product.child.kill('SIGTERM');
    await product.ended();
    expect(await waitUntil(() => !pids.some(isAlive), 10_000)).toBe(true);
    expect(postgresLog()).toContain('database system is shut down');
  });

  it('becomes the server where a process can, in place of waiting for it', async () => {
    const product = await running();
    expect(serverPid() === product.child.pid).toBe(process.platform !== 'win32');
  });
});

describe('a wish to end', () => {
  /**
   * Each signal ends a start of its own, which leaves what it did below what the log says already.
   */
  async function endsCleanly(product: Product, name: NodeJS.Signals, work = async () => {}) {
    const postgres = postgresPid();
    const before = postgresLog().length;
    signalGroup(product, name);
    await work();
    expect(await product.ended()).toEqual({ code: 0, signal: null });
    expect(isAlive(postgres)).toBe(false);
    const log = postgresLog().slice(before);
    expect(log).toContain('database system is shut down');
    expect(log).not.toContain('immediate shutdown');
  }

  it('by SIGINT to the group ends cleanly', async () => {
    await endsCleanly(await running(), 'SIGINT');
  });

  it('by SIGTERM to the group ends cleanly, and lets requests under way finish', async () => {
    const product = await running();
    const socketDir = postmasterFile()[4] ?? '';
    const blocker = new pg.Client({ host: socketDir, user: 'pratibha', database: 'pratibha' });
    // PostgreSQL ends with the product, perhaps before it has read that this connection ends.
    blocker.on('error', () => undefined);
    await blocker.connect();
    await blocker.query('begin; lock table sessions in access exclusive mode');
    const response = fetch(`${product.origin}/api/user/profile`, {
      headers: { cookie: `pratibha_session=${newToken()}` },
    });
    // Housekeeping may wait for the table, too: it deletes.
    const waiting = `select from pg_locks join pg_stat_activity using (pid)
      where not granted and relation = 'sessions'::regclass and query not ilike 'delete%'`;
    // What others do is looked at once in a transaction, unless it is asked to look again.
    const isWaitedFor = async () => {
      await blocker.query('select pg_stat_clear_snapshot()');
      return (await blocker.query(waiting)).rowCount !== 0;
    };
    while (!(await isWaitedFor()));
    await endsCleanly(product, 'SIGTERM', async () => {
      while (await takesRequests(product));
      await blocker.query('commit');
      await blocker.end();
      expect((await response).status).toBe(401);
    });
  });

  it('in the middle of the first start leaves nothing running', async () => {
    await endAll();
    dataDir = path.join(folder, 'interrupted');
    const product = start();
    await product.says('Starting the database');
    signalGroup(product, 'SIGINT');
    expect(await product.ended()).toEqual({ code: 0, signal: null });
    const again = await startReady();
    expect(await isServing(again)).toBe(true);
  });
});

describe('after a crash', () => {
  it('of the server the next start recovers', async () => {
    const product = await running();
    const postgres = postgresPid();
    process.kill(serverPid(), 'SIGKILL');
    expect((await product.ended()).code).not.toBe(0);
    expect(isAlive(postgres)).toBe(true);
    const again = await startReady();
    expect(isAlive(postgres)).toBe(false);
    expect(await isServing(again)).toBe(true);
  });

  it('of the whole group the next start recovers', async () => {
    const product = await running();
    signalGroup(product, 'SIGKILL');
    await product.ended();
    expect(await isServing(await startReady())).toBe(true);
  });

  it('of the database the server goes on', async () => {
    const product = await running();
    const before = postgresPid();
    const logged = postgresLog().length;
    process.kill(before, 'SIGKILL');
    // Its connections may outlive it and answer for a moment, so that 200 alone proves nothing.
    const isReplaced = () => postgresLog().slice(logged).includes('ready to accept connections');
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200 || !isReplaced()) {
      statuses.push((await fetch(`${product.origin}/health/ready`)).status);
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(postgresPid()).not.toBe(before);
  });
});

describe('a start that cannot succeed ends with one clear sentence', () => {
  async function refusal(options: Partial<ProductOptions>): Promise<string> {
    const product = start(options);
    expect((await product.ended()).code).toBe(1);
    expect(product.output).not.toMatch(/^\s+at /m);
    return product.output;
  }

  it('when another server uses the folder', async () => {
    await running();
    const output = await refusal({ port: await unusedPort() });
    expect(output).toContain(`(process ${serverPid()}) is using the folder ${dataDir}`);
  });

  it('when the port is taken', async () => {
    await endAll();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = (other.address() as AddressInfo).port;
    const output = await refusal({ port: taken });
    other.close();
    expect(output).toContain(`Port ${taken} is in use by another program. Stop that program, or`);
    expect(postgresLog()).toContain('database system is shut down');
  });

  it('when the database server cannot be reached, without its password', async () => {
    const env = { DATABASE_URL: 'postgres://user:hush@127.0.0.1:1/none' };
    const output = await refusal({ env });
    expect(output).toContain('server that DATABASE_URL names cannot be used: connect ECONNREFUSED');
    expect(output).not.toContain('hush');
  });

  it('when settings are wrong or missing', async () => {
    const output = await refusal({ env: { OIDC_ISSUER: 'https://id.example', LOG_LEVEL: 'loud' } });
    expect(output).toContain('Sign-in needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; set what');
    expect(output).toContain('LOG_LEVEL is "loud"; set one of fatal');
  });
});

describe('DATABASE_URL', () => {
  it('makes the product use that server', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.connectionString };
    const product = await startReady({ env });
    expect(await isServing(product)).toBe(true);
    const { rows } = await database.pool.query(`select value from installation where key = 'demo'`);
    expect(rows).toEqual([{ value: true }]);
    signalGroup(product, 'SIGTERM');
    await product.ended();
    await database.close();
  });
});
