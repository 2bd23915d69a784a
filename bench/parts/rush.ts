import type { ArrivalsJob, ArrivalsResult } from '../arrivals.ts';
import { ROOT } from '../checkout.ts';
import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
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

/**
 * The server of a checkout on a fresh database, with an event that has too few seats.
 * @param hasList whether whoever gets none may wait
 */
export async function startRush(
  databaseServer: DatabaseServer,
  root: string,
  { hasList = false } = {},
) {
  const database = await databaseServer.database(
    { people: PEOPLE + WARM_UP },
    {
      root,
      more: async (client) => {
        await client.query('update events set capacity = $1 where id = $2', [SEATS, RUSH_EVENT]);
        if (!hasList) return;
        await client.query(
          `insert into waiting_lists (event_id, is_on, by_lot, offer_hours, after_close, updated_at)
           values ($1, true, false, 24, false, now())`,
          [RUSH_EVENT],
        );
      },
    },
  );
  return { database, product: await startProduct({ databaseUrl: database.url, root }) };
}

/** Everybody arrives, and does more than to register where that is named. */
export function rush(
  load: Load,
  origin: string,
  more: Pick<ArrivalsJob, 'opens' | 'whenRefused'> = {},
  sends: Pick<ArrivalsJob, 'body' | 'other'> = { body: { event_answers: [{ 1: 'Facebook' }] } },
): Promise<ArrivalsResult> {
  return load.run({
    kind: 'arrivals',
    origin,
    ...more,
    path: `/api/user/events/${RUSH_EVENT}/register`,
    ...sends,
    first: 1,
    people: PEOPLE,
    seconds: SECONDS,
  });
}

/**
 * Ten thousand students who arrive within ten seconds, each with a connection of their own; then
 * the same where whoever finds it full joins a waiting list.
 */
export async function measureRush(databaseServer: DatabaseServer, load: Load): Promise<Figure[]> {
  const alone = await measureRushAlone(databaseServer, load);
  return [...alone, ...(await measureRushWithList(databaseServer, load))];
}

async function measureRushAlone(
  databaseServer: DatabaseServer,
  load: Load,
): Promise<readonly Figure[]> {
  const { database, product } = await startRush(databaseServer, ROOT);
  try {
    await warmUp(load, product.origin);
    product.vitals();
    const result = await rush(load, product.origin);
    const { kept } = await countOf(database);
    return figuresOf(result, product.vitals(), kept);
  } finally {
    await product.stop();
  }
}

async function measureRushWithList(
  databaseServer: DatabaseServer,
  load: Load,
): Promise<readonly Figure[]> {
  const { database, product } = await startRush(databaseServer, ROOT, { hasList: true });
  try {
    await warmUp(load, product.origin);
    product.vitals();
    const result = await rush(load, product.origin, {
      whenRefused: `/api/user/events/${RUSH_EVENT}/waiting`,
    });
    const { kept, waiting, in_line } = await countOf(database);
    const { whenRefused, statuses, p99 } = result;
    const accepted = statuses['201'] ?? 0;
    const joined = whenRefused.statuses['201'] ?? 0;
    const worst = Math.max(...product.vitals().map(({ rss }) => rss)) / 2 ** 20;
    const part = 'rush';
    const what = (words: string) => `rush with a waiting list: ${words}`;
    const exactly = (value: number, count: number) => ({
      ...{ part, value, unit: '', target: { atLeast: count } },
      note:
        value === count ? '' : `not ${count}: ${JSON.stringify([statuses, whenRefused.statuses])}`,
    });
    const rest = PEOPLE - SEATS;
    const errors = 2 * PEOPLE - SEATS - accepted - (statuses['409'] ?? 0) - joined;
    return [
      { what: what('accepted (201)'), ...exactly(accepted, SEATS) },
      {
        part,
        what: what('kept in the database'),
        value: kept,
        unit: '',
        target: { atMost: SEATS },
      },
      { what: what('joined the list (201)'), ...exactly(joined, rest) },
      { part, what: what('in line, by rows'), value: waiting, unit: '', target: { atMost: rest } },
      {
        part,
        what: what('in line, as counted'),
        value: in_line,
        unit: '',
        target: { atMost: rest },
      },
      { part, what: what('anything else'), value: errors, unit: '', target: { atMost: 0 } },
      { part, what: what('registering, p99'), value: p99, unit: 'ms', target: { atMost: 1_000 } },
      {
        part,
        what: what('joining, p99'),
        value: whenRefused.p99,
        unit: 'ms',
        target: { atMost: 5_000 },
      },
      { part, what: what('memory, highest'), value: worst, unit: 'MB', target: { atMost: 250 } },
    ];
  } finally {
    await product.stop();
  }
}

/** What the database has of the event. */
async function countOf(database: BenchDatabase) {
  const client = await database.connect();
  const { rows } = await client.query<{ kept: number; waiting: number; in_line: number }>(
    `select in_line,
       (select count(*)::int from registrations where event_id = $1) as kept,
       (select count(*)::int from waiting where event_id = $1 and ended_at is null) as waiting
     from event_seats where event_id = $1`,
    [RUSH_EVENT],
  );
  await client.end();
  return rows[0] ?? { kept: 0, waiting: 0, in_line: 0 };
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
