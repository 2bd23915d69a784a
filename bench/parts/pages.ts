import { ROOT } from '../checkout.ts';
import type { DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import type { Load, ReadJob } from '../load.ts';
import { processorTime } from '../processor-time.ts';
import { startProduct } from '../product.ts';
import { Sides } from '../sides.ts';
import type { Vitals } from '../vitals.ts';
import { measurePublicPages } from './public-pages.ts';
import { SIZE as READS } from './reads.ts';
import { PEOPLE, rush, SEATS, startRush, warmUp } from './rush.ts';

const ROUNDS = 5;
/** Of one turn. */
const SECONDS = 4;
const CONNECTIONS = 50;
/** Fewer than a process renders at most: of more some would come without what they show. */
const PER_SECOND = 50;

/** What is rendered for the person who asks, and beside it what it is made of. */
const CASES: readonly { readonly what: string; readonly path: string; readonly accept: string }[] =
  [
    { what: 'list of events', path: '/user/events', accept: 'br' },
    { what: 'list of events, not compressed', path: '/user/events', accept: 'identity' },
    { what: 'its data alone', path: '/api/user/available/events', accept: 'identity' },
    { what: "an event's page", path: '/user/events/3', accept: 'br' },
    { what: 'my registrations', path: '/user/event-registrations', accept: 'br' },
    { what: 'my submissions', path: '/user/work-submissions', accept: 'br' },
    { what: 'workshops', path: '/user/workshops', accept: 'br' },
    { what: 'update profile', path: '/user/update-profile', accept: 'br' },
  ];

function jobOf(origin: string, path: string, accept: string): ReadJob {
  return {
    kind: 'read',
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    seconds: SECONDS,
    people: READS.people,
    headers: { 'accept-encoding': accept },
    perSecond: PER_SECOND,
  };
}

/** What a page costs, the load on another core. */
async function measureRendering(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  const database = await databaseServer.database(READS);
  const product = await startProduct({ databaseUrl: database.url });
  const sides = Sides.find();
  const seen = new Map(CASES.map(({ what }) => [what, noNumbers()]));
  try {
    for (const { pid } of [databaseServer, product]) sides.bind('server', pid);
    sides.bind('load', load.pid);
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const { what, path, accept } of CASES) {
        const before = processorTime(product.pid);
        const result = await load.run(jobOf(product.origin, path, accept));
        if (result.failed > 0) throw new Error(`${what}: ${result.failed} requests failed`);
        // The first round is for those who come first, as on any day.
        if (round < 0) continue;
        seen.get(what)?.push((processorTime(product.pid) - before) / result.ok);
      }
    }
  } finally {
    sides.free();
    await product.stop();
  }
  const part = 'pages';
  return [...seen].flatMap(([what, micros]) => [
    repeated(
      micros.map((each) => 1e6 / each),
      { part, what: `${what}: by processor time of the server`, unit: '/s' },
    ),
  ]);
}

function noNumbers(): number[] {
  return [];
}

/** The rush in which everybody opens the list of events and registers from there. */
async function measureRushFromPage(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  const { product } = await startRush(databaseServer, ROOT);
  try {
    await warmUp(load, product.origin);
    product.vitals();
    const { statuses, pages, p99, took } = await rush(load, product.origin, {
      opens: { page: '/user/events', reads: '/api/user/available/events' },
    });
    const part = 'pages';
    const what = (words: string) => `rush from the page: ${words}`;
    const told = (statuses['201'] ?? 0) + (statuses['409'] ?? 0);
    const memory = (vitals: readonly Vitals[]) =>
      Math.max(...vitals.map(({ rss }) => rss)) / 2 ** 20;
    return [
      figure(what('pages'), pages.statuses['200'] ?? 0, '', { atLeast: PEOPLE }),
      { part, what: what('of them with the list inside'), value: pages.whole, unit: '' },
      figure(what('accepted (201)'), statuses['201'] ?? 0, '', { atLeast: SEATS }),
      figure(what('anything but accepted and full'), PEOPLE - told, '', { atMost: 0 }),
      figure(what('page and list, p99'), pages.p99, 'ms', { atMost: 1_000 }),
      figure(what('registering, p99'), p99, 'ms', { atMost: 1_000 }),
      { part, what: what('first arrival to last answer'), value: took, unit: 's' },
      { part, what: what('memory of the server'), value: memory(product.vitals()), unit: 'MB' },
    ];
  } finally {
    await product.stop();
  }
}

function figure(
  what: string,
  value: number,
  unit: string,
  target: NonNullable<Figure['target']>,
): Figure {
  return { part: 'pages', what, value, unit, target };
}

/** Pages that are rendered for an edition, and those for the person who asks. */
export async function measurePages(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  return [
    ...(await measurePublicPages()),
    ...(await measureRendering(databaseServer, load)),
    ...(await measureRushFromPage(databaseServer, load)),
  ];
}
