import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import type { Load, LoadResult } from '../load.ts';
import { type Product, startProduct } from '../product.ts';
import { RUSH_EVENT, SUBMISSION_EVENT } from '../seed.ts';
import { registering, type Statements, submitting } from './bare-statements.ts';
import { hasPgbench, pgbench } from './pgbench.ts';

export const IN_FLIGHT = [1, 16, 64];
const ROUNDS = 3;
/** People of one turn; a single one at a time is slower. */
const turnOf = (inFlight: number) => (inFlight === 1 ? 250 : 1_000);

export type Case = {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
  readonly bare: Statements;
};

export const CASES: readonly Case[] = [
  {
    name: 'register',
    path: `/api/user/events/${RUSH_EVENT}/register`,
    body: { event_answers: [{ 1: 'Facebook' }] },
    bare: registering,
  },
  {
    name: 'submit',
    path: `/api/user/events/${SUBMISSION_EVENT}/submissions`,
    body: {
      work_link: 'https://example.test/work',
      demo_or_alternate_link: 'https://example.test/demo',
      description: 'What it does, for whom, and how it was made, in a few words.',
    },
    bare: submitting,
  },
];

/** Hands out people who have not done it yet. */
export class People {
  #next = 1;

  take(count: number): number {
    const first = this.#next;
    this.#next += count;
    return first;
  }
}

function needed(): number {
  const turns = IN_FLIGHT.reduce((sum, inFlight) => sum + turnOf(inFlight), 0);
  return 3 * (ROUNDS * turns + turns);
}

/** Full path against the same statements from bare connections, turn by turn. */
export async function measureWrites(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  const people = needed();
  const database = await databaseServer.database({ people, submitters: people });
  const product = await startProduct({ databaseUrl: database.url });
  try {
    const figures: Figure[] = [];
    for (const each of CASES) {
      const fresh = new People();
      const run = { each, database, product, load, fresh };
      await send(run, 64, turnOf(64));
      for (const inFlight of IN_FLIGHT) figures.push(...(await compare(run, inFlight)));
    }
    return figures;
  } finally {
    await product.stop();
  }
}

type Run = {
  readonly each: Case;
  readonly database: BenchDatabase;
  readonly product: Product;
  readonly load: Load;
  readonly fresh: People;
};

/** So many people, not one of whom has done it yet, so many at a time. */
export async function send(
  { each, product, load, fresh }: Omit<Run, 'database'>,
  inFlight: number,
  people: number,
): Promise<LoadResult> {
  const result = await load.run({
    kind: 'write',
    url: `${product.origin}${each.path}`,
    connections: inFlight,
    first: fresh.take(people),
    people,
    body: each.body,
  });
  if (result.failed > 0) throw new Error(`${each.name}: ${result.failed} of ${people} failed`);
  return result;
}

/** Transactions a second from as many connections as there are requests in flight. */
async function bareFor({ each, database, fresh }: Run, inFlight: number): Promise<number> {
  const people = turnOf(inFlight);
  const last = fresh.take(people) + people;
  let next = last - people;
  const clients = await Promise.all(Array.from({ length: inFlight }, () => database.connect()));
  const begun = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (next < last) {
        const person = next;
        next += 1;
        await each.bare(client, person);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return people / seconds;
}

function pgbenchFor({ database, fresh }: Run, clients: number): Promise<number> {
  const people = turnOf(clients);
  return pgbench(database.url, { clients, first: fresh.take(people), people });
}

async function compare(run: Run, inFlight: number): Promise<Figure[]> {
  const ratios: number[] = [];
  const rates: number[] = [];
  const p99: number[] = [];
  const ofPgbench: number[] = [];
  const isMeasured = run.each.name === 'register' && hasPgbench();
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareFor(run, inFlight);
    const ours = await send(run, inFlight, turnOf(inFlight));
    ratios.push(ours.perSecond / bare);
    rates.push(ours.perSecond);
    p99.push(ours.p99);
    if (isMeasured) ofPgbench.push(ours.perSecond / (await pgbenchFor(run, inFlight)));
  }
  const part = 'writes';
  const what = `${run.each.name}, ${inFlight} in flight`;
  const target = run.each.name === 'register' ? { target: { atLeast: 0.5 } } : {};
  return [
    repeated(ratios, { part, what: `${what}: of the bare statements`, unit: '×', ...target }),
    ...(isMeasured
      ? [repeated(ofPgbench, { part, what: `${what}: of the same by pgbench`, unit: '×' })]
      : []),
    repeated(rates, { part, what: `${what}: requests`, unit: '/s' }),
    repeated(p99, { part, what: `${what}: p99`, unit: 'ms' }),
  ];
}
