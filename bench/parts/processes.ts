import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
import { type Figure, median } from '../figures.ts';
import type { Load } from '../load.ts';
import { type Product, type ProductOptions, startProduct } from '../product.ts';

const ROUNDS = 3;
const PEOPLE_A_TURN = 1_000;
const PEOPLE = PEOPLE_A_TURN * (ROUNDS + 1) * 3;
const LIST = '/api/user/available/events';

type Proxy = { readonly origin: string; stop(): void };

async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const child = fork(new URL('../proxy.ts', import.meta.url), ports.map(String), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

type Setup = { readonly name: string; readonly origin: string };

/** One server, two workers of one server, and two servers behind a proxy. */
export async function measureProcesses(
  databaseServer: DatabaseServer,
  load: Load,
): Promise<Figure[]> {
  const database = await databaseServer.database({ people: PEOPLE });
  const publicUrl = 'http://127.0.0.1:1';
  const start = (options: Partial<ProductOptions> = {}) =>
    startProduct({ databaseUrl: database.url, publicUrl, ...options });
  // The first one also serves alone: five would need more connections than PostgreSQL has.
  const [workers, left, right] = await Promise.all([
    start({ env: { WORKERS: '2' } }),
    start(),
    start(),
  ]);
  const proxy = await startProxy([left.port, right.port]);
  try {
    const figures = await compare(load, [
      { name: 'WORKERS=1', origin: left.origin },
      { name: 'WORKERS=2', origin: workers.origin },
      { name: 'two processes behind a proxy', origin: proxy.origin },
    ]);
    const failed = await restartInTurn(load, proxy, database, [left, right], publicUrl);
    return [...figures, failed];
  } finally {
    proxy.stop();
    await Promise.all([workers, left, right].map((product) => product.stop()));
  }
}

async function compare(load: Load, setups: readonly Setup[]): Promise<Figure[]> {
  const lists = setups.map((): number[] => []);
  const writes = setups.map((): number[] => []);
  let next = 1;
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [n, { origin }] of setups.entries()) {
      const read = await load.run({
        kind: 'read',
        url: `${origin}${LIST}`,
        connections: 50,
        seconds: 2,
        people: 1_000,
      });
      const written = await load.run({
        kind: 'write',
        url: `${origin}/api/user/events/1/register`,
        connections: 64,
        first: next,
        people: PEOPLE_A_TURN,
        body: { event_answers: [{ 1: 'Facebook' }] },
      });
      next += PEOPLE_A_TURN;
      const failed = [read.failed, written.failed];
      if (failed.some((count) => count > 0))
        throw new Error(`${origin}: ${failed.join(' and ')} failed`);
      if (round < 0) continue;
      lists[n]?.push(read.perSecond);
      writes[n]?.push(written.perSecond);
    }
  }
  return setups.flatMap(({ name }, n) => [
    row(`events list, ${name}`, lists[n], lists[0]),
    row(`register, 64 in flight, ${name}`, writes[n], writes[0]),
  ]);
}

function row(what: string, rates: readonly number[] = [], base: readonly number[] = []): Figure {
  const ratios = rates.map((rate, round) => rate / (base[round] ?? rate));
  return {
    part: 'processes',
    what: `${what}: of one process`,
    value: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    unit: '×',
    note: `${Math.round(median(rates))} /s`,
  };
}

/** Both processes are replaced, one after the other, while requests come in through the proxy. */
async function restartInTurn(
  load: Load,
  proxy: Proxy,
  database: BenchDatabase,
  products: readonly Product[],
  publicUrl: string,
): Promise<Figure> {
  let isOver = false;
  let failed = 0;
  let answered = 0;
  const reading = (async () => {
    while (!isOver) {
      const result = await load.run({
        kind: 'read',
        url: `${proxy.origin}${LIST}`,
        connections: 20,
        seconds: 2,
        people: 1_000,
      });
      failed += result.failed;
      answered += result.ok;
    }
  })();
  const replacements: Product[] = [];
  for (const product of products) {
    await product.stop();
    const { port } = product;
    replacements.push(await startProduct({ databaseUrl: database.url, port, publicUrl }));
  }
  isOver = true;
  await reading;
  await Promise.all(replacements.map((product) => product.stop()));
  return {
    part: 'processes',
    what: 'failed requests while both processes were restarted in turn',
    value: failed,
    unit: '',
    target: { atMost: 0 },
    note: `${answered} answered`,
  };
}
