import type { ArrivalsJob, ArrivalsResult } from '../arrivals.ts';
import { ROOT } from '../checkout.ts';
import type { DatabaseServer } from '../database-server.ts';
import type { Figure } from '../figures.ts';
import type { Load } from '../load.ts';
import { startProduct } from '../product.ts';
import { RUSH_EVENT } from '../seed.ts';
import type { Vitals } from '../vitals.ts';

export const PEOPLE = 10_000;
const SECONDS = 10;
/** Fewer seats than people, so that some are refused: nobody may get a seat too many. */
export const SEATS = 9_000;

/** So many others come first, as on any day. */
const WARM_UP = 500;

/** Makes it a server that has been used before. */
export async function warmUp(load: Load, origin: string): Promise<void> {
  await load.run({
    kind: 'write',
    url: `${origin}/api/user/events/3/register`,
    connections: 16,
    first: PEOPLE + 1,
    people: WARM_UP,
    body: { event_answers: [{ 1: 'Facebook' }] },
  });
}

/** The server of a checkout on a fresh database, with an event that has too few seats. */
export async function startRush(databaseServer: DatabaseServer, root: string) {
  const database = await databaseServer.database(
    { people: PEOPLE + WARM_UP },
    {
      root,
      more: async (client) => {
        await client.query('update events set capacity = $1 where id = $2', [SEATS, RUSH_EVENT]);
      },
    },
  );
  return { database, product: await startProduct({ databaseUrl: database.url, root }) };
}

/** Everybody arrives, opening a page first where one is named. */
export function rush(
  load: Load,
  origin: string,
  opens?: ArrivalsJob['opens'],
  sends: Pick<ArrivalsJob, 'body' | 'other'> = { body: { event_answers: [{ 1: 'Facebook' }] } },
): Promise<ArrivalsResult> {
  return load.run({
    kind: 'arrivals',
    origin,
    ...(opens === undefined ? {} : { opens }),
    path: `/api/user/events/${RUSH_EVENT}/register`,
    ...sends,
    first: 1,
    people: PEOPLE,
    seconds: SECONDS,
  });
}

/** Ten thousand students who arrive within ten seconds, each with a connection of their own. */
export async function measureRush(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  const { database, product } = await startRush(databaseServer, ROOT);
  try {
    await warmUp(load, product.origin);
    product.vitals();
    const result = await rush(load, product.origin);
    const client = await database.connect();
    const { rows } = await client.query<{ kept: number }>(
      'select count(*)::int as kept from registrations where event_id = $1',
      [RUSH_EVENT],
    );
    await client.end();
    return figuresOf(result, product.vitals(), rows[0]?.kept ?? 0);
  } finally {
    await product.stop();
  }
}

function figuresOf(result: ArrivalsResult, vitals: readonly Vitals[], kept: number): Figure[] {
  const accepted = result.statuses['201'] ?? 0;
  const refused = result.statuses['409'] ?? 0;
  const errors = PEOPLE - accepted - refused;
  const worst = (of: (each: Vitals) => number) => Math.max(...vitals.map(of));
  const part = 'rush';
  const ms = { part, unit: 'ms' };
  return [
    { part, what: 'accepted (201)', value: accepted, unit: '', target: { atLeast: SEATS } },
    { part, what: 'kept in the database', value: kept, unit: '', target: { atMost: SEATS } },
    { part, what: 'refused, event full (409)', value: refused, unit: '' },
    {
      part,
      what: 'anything else',
      value: errors,
      unit: '',
      target: { atMost: 0 },
      note: errors === 0 ? '' : JSON.stringify(result.statuses),
    },
    { ...ms, what: 'p50', value: result.p50 },
    { ...ms, what: 'p95', value: result.p95 },
    { ...ms, what: 'p99', value: result.p99, target: { atMost: 1_000 } },
    { ...ms, what: 'slowest', value: result.max },
    { part, what: 'first arrival to last answer', value: result.took, unit: 's' },
    {
      ...ms,
      what: 'event-loop delay, p99 of the worst half second',
      value: worst((v) => v.delay.p99),
    },
    { ...ms, what: 'event-loop delay, longest', value: worst((v) => v.delay.max) },
    {
      part,
      what: 'memory of the server (RSS), highest',
      value: worst((v) => v.rss) / 2 ** 20,
      unit: 'MB',
      target: { atMost: 250 },
    },
    { ...ms, what: 'lateness of the load itself', value: result.lateness },
  ];
}
