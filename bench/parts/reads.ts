import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import type { Load, ReadJob } from '../load.ts';
import { processorTime } from '../processor-time.ts';
import { startProduct } from '../product.ts';
import type { Size } from '../seed.ts';
import { Sides } from '../sides.ts';
import { readHeaders } from '../students.ts';

/** Each with an address of their own. */
const PEOPLE = 700;
const CONNECTIONS = 50;
const ROUNDS = 5;
/** Of one turn. */
const SECONDS = 2;

export type Case = {
  readonly name: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly target?: number;
};

export const CASES: readonly Case[] = [
  { name: 'public events', path: '/api/public/events/available', target: 0.8 },
  {
    name: 'public events, br',
    path: '/api/public/events/available',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  },
  { name: 'session check (profile)', path: '/api/user/profile', target: 0.35 },
  {
    name: 'events list, signed in',
    path: '/api/user/available/events',
    target: 0.45,
  },
  { name: 'my registrations', path: '/api/user/registrations' },
  { name: 'my submissions', path: '/api/user/submissions' },
];

/** What one of these reads costs is held against another one: one row each, of other tables. */
const PAIR = { of: 'my submissions', by: 'my registrations', atLeast: 0.7 };

type Bare = { readonly origin: string; readonly pid: number; stop(): void };

/** The bare server, answering the objects that the product answers. */
async function startBare(origin: string): Promise<Bare> {
  const objects: Record<string, unknown> = {};
  for (const { path } of CASES) {
    const response = await fetch(`${origin}${path}`, { headers: readHeaders(20) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    objects[path] = await response.json();
  }
  const child: ChildProcess = fork(new URL('../bare-server.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(objects);
  const [port] = (await once(child, 'message')) as [number];
  const pid = child.pid ?? 0;
  return { origin: `http://127.0.0.1:${port}`, pid, stop: () => child.disconnect() };
}

/** One turn: reading as fast as it is answered. */
export function jobOf({ path, headers = {} }: Case, origin: string): ReadJob {
  return {
    kind: 'read',
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    seconds: SECONDS,
    people: PEOPLE,
    headers,
  };
}

/** Everybody has registered for one event and handed in one work. */
export const SIZE: Size = { people: PEOPLE, registrations: PEOPLE, works: true };

/** Reading against the bare server, turn by turn, each side on a core of its own. */
export async function measureReads(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  const database = await databaseServer.database(SIZE);
  const product = await startProduct({ databaseUrl: database.url });
  const bare = await startBare(product.origin);
  const rates = new Map(CASES.map(({ name }) => [name, noRates()]));
  const sides = Sides.find();
  try {
    for (const { pid } of [databaseServer, product, bare]) sides.bind('server', pid);
    sides.bind('load', load.pid);
    for (const each of CASES) await load.run(jobOf(each, product.origin));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const each of CASES) {
        const theirs = await measure(load, each, bare);
        const ours = await measure(load, each, product);
        if (ours.failed > 0) throw new Error(`${each.name}: ${ours.failed} requests failed`);
        const seen = rates.get(each.name);
        seen?.ratios.push(ours.perSecond / theirs.perSecond);
        seen?.processor.push(theirs.micros / ours.micros);
        seen?.ours.push(ours.perSecond);
        seen?.p99.push(ours.p99);
      }
    }
  } finally {
    sides.free();
    bare.stop();
    await product.stop();
  }
  const figures = CASES.flatMap(({ name, target }) => figuresOf(name, target, rates.get(name)));
  return [...figures, pairOf(rates)];
}

/** One turn, with the processor time that the server's process took for a request. */
async function measure(load: Load, each: Case, { origin, pid }: { origin: string; pid: number }) {
  const before = processorTime(pid);
  const result = await load.run(jobOf(each, origin));
  return { ...result, micros: (processorTime(pid) - before) / result.ok };
}

function pairOf(rates: ReadonlyMap<string, Rates>): Figure {
  const [of = [], by = []] = [PAIR.of, PAIR.by].map((name) => rates.get(name)?.ours);
  return repeated(
    of.map((rate, round) => rate / (by[round] ?? Number.NaN)),
    {
      part: 'reads',
      what: `${PAIR.of}: of ${PAIR.by}`,
      unit: '×',
      target: { atLeast: PAIR.atLeast },
    },
  );
}

type Rates = { ratios: number[]; processor: number[]; ours: number[]; p99: number[] };

function noRates(): Rates {
  return { ratios: [], processor: [], ours: [], p99: [] };
}

function figuresOf(name: string, target: number | undefined, rates?: Rates): Figure[] {
  if (!rates) return [];
  const part = 'reads';
  return [
    repeated(rates.ratios, {
      part,
      what: `${name}: of bare node:http`,
      unit: '×',
      ...(target === undefined ? {} : { target: { atLeast: target } }),
    }),
    repeated(rates.processor, {
      part,
      what: `${name}: the same by processor time of the server's process`,
      unit: '×',
    }),
    repeated(rates.ours, { part, what: `${name}: requests`, unit: '/s' }),
    repeated(rates.p99, { part, what: `${name}: p99`, unit: 'ms' }),
  ];
}
