import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import type { Load, LoadResult } from '../load.ts';
import { type Product, startProduct } from '../product.ts';
import { RUSH_EVENT, SUBMISSION_EVENT } from '../seed.ts';
import { Sides } from '../sides.ts';
import { registering, type Statements, submitting } from './bare-statements.ts';
import { hasPgbench, pgbench } from './pgbench.ts';

/** Of which the gain is told. */
const SEVERAL = 16;
export const IN_FLIGHT = [1, SEVERAL, 64];
/** So much more is done in the same time when several are in flight as when one is. */
const LEAST_GAIN = 2;
const part = 'writes';
const ROUNDS = 3;
/** People of one turn; a single one at a time is slower. */
const turnOf = (inFlight: number) => (inFlight === 1 ? 250 : 1_000);

export type Case = {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
  readonly bare: Statements;
  /** Of the bare statements. */
  readonly target?: number;
};

export const CASES: readonly Case[] = [
  {
    name: 'register',
    path: `/api/user/events/${RUSH_EVENT}/register`,
    body: { event_answers: [{ 1: 'Facebook' }] },
    bare: registering,
    target: 0.5,
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

/**
 * Full path against the same statements from bare connections, turn by turn, on a core of their
 * own.
 */
export async function measureWrites(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  const people = needed();
  const database = await databaseServer.database({ people, submitters: people });
  const product = await startProduct({ databaseUrl: database.url });
  const sides = Sides.find();
  try {
    for (const { pid } of [databaseServer, product]) sides.bind('server', pid);
    // The bare connections are this process's own.
    for (const { pid } of [load, process]) sides.bind('load', pid);
    const figures: Figure[] = [];
    for (const each of CASES) {
      const fresh = new People();
      const run = { each, database, product, load, fresh };
      await send(run, 64, turnOf(64));
      figures.push(...(await measure(run)));
    }
    return figures;
  } finally {
    sides.free();
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

/** How often each was answered a second in each round, by what and how many in flight. */
type Rates = { ours: number[]; bare: number[]; p99: number[]; ofPgbench: number[] };

/** All numbers in flight in every round, so that a slow moment of the machine hits all of them. */
async function measure(run: Run): Promise<Figure[]> {
  const rates = new Map<number, Rates>(
    IN_FLIGHT.map((inFlight) => [inFlight, { ours: [], bare: [], p99: [], ofPgbench: [] }]),
  );
  const isMeasured = run.each.name === 'register' && hasPgbench();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [inFlight, { ours, bare, p99, ofPgbench }] of rates) {
      bare.push(await bareFor(run, inFlight));
      const sent = await send(run, inFlight, turnOf(inFlight));
      ours.push(sent.perSecond);
      p99.push(sent.p99);
      if (isMeasured) ofPgbench.push(sent.perSecond / (await pgbenchFor(run, inFlight)));
    }
  }
  const figures = [...rates].flatMap(([inFlight, each]) => figuresOf(run.each, inFlight, each));
  return [...figures, gainOf(run.each, rates)];
}

const ratiosOf = (rates: readonly number[], by: readonly number[]) =>
  rates.map((rate, round) => rate / (by[round] ?? Number.NaN));

function figuresOf({ name, target }: Case, inFlight: number, rates: Rates): Figure[] {
  const { ours, bare, p99, ofPgbench } = rates;
  const what = `${name}, ${inFlight} in flight`;
  const least = target === undefined ? {} : { target: { atLeast: target } };
  const ofBare = { part, what: `${what}: of the bare statements`, unit: '×', ...least };
  return [
    repeated(ratiosOf(ours, bare), ofBare),
    ...(ofPgbench.length > 0
      ? [repeated(ofPgbench, { part, what: `${what}: of the same by pgbench`, unit: '×' })]
      : []),
    repeated(ours, { part, what: `${what}: requests`, unit: '/s' }),
    repeated(p99, { part, what: `${what}: p99`, unit: 'ms' }),
  ];
}

/** What it gains that those who come together share a statement and its commit. */
function gainOf({ name }: Case, rates: ReadonlyMap<number, Rates>): Figure {
  const [many = [], one = []] = [SEVERAL, 1].map((inFlight) => rates.get(inFlight)?.ours);
  return repeated(ratiosOf(many, one), {
    part,
    what: `${name}: ${SEVERAL} in flight, of one`,
    unit: '×',
    target: { atLeast: LEAST_GAIN },
  });
}
