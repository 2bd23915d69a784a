import { ROOT } from '../checkout.ts';
import type { DatabaseServer } from '../database-server.ts';
import type { Figure } from '../figures.ts';
import type { Load } from '../load.ts';
import { RUSH_EVENT } from '../seed.ts';
import { PEOPLE, rush, SEATS, startRush, warmUp } from './rush.ts';

/** So many may choose the option that every tenth of them wants. */
const OPTION_SEATS = 100;
const EVERY = 10;
const QUESTIONS = {
  1: {
    ...{ question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], required: true },
    seats: { M: SEATS, L: OPTION_SEATS },
  },
};

/** The rush where every answer is an option with seats, and one of them is soon gone. */
export async function measureRushForOptions(
  databaseServer: DatabaseServer,
  load: Load,
): Promise<Figure[]> {
  const { database, product } = await startRush(databaseServer, ROOT);
  try {
    const client = await database.connect();
    await client.query(
      'update events set event_questions = $1, version = version + 1 where id = $2',
      [JSON.stringify(QUESTIONS), RUSH_EVENT],
    );
    await warmUp(load, product.origin);
    const result = await rush(
      load,
      product.origin,
      {},
      {
        body: { event_answers: [{ 1: 'M' }] },
        other: { every: EVERY, body: { event_answers: [{ 1: 'L' }] } },
      },
    );
    const { rows } = await client.query<{ kept: number; chose: number; taken: number }>(
      `select count(*)::int as kept,
         (count(*) filter (where answers = '[{"1":"L"}]'))::int as chose,
         (select taken from option_seats join option_names on option_id = option_seats.id
            where option_seats.event_id = $1 and option = 'L') as taken
       from registrations where event_id = $1`,
      [RUSH_EVENT],
    );
    await client.end();
    const { kept = 0, chose = 0, taken = 0 } = rows[0] ?? {};
    const { 201: accepted = 0, 409: full = 0, 422: optionFull = 0 } = result.statuses;
    const part = 'options';
    return [
      { part, what: 'accepted (201)', value: accepted, unit: '', target: { atLeast: SEATS } },
      { part, what: 'kept in the database', value: kept, unit: '', target: { atMost: SEATS } },
      {
        ...{ part, what: 'of them with the option', value: chose, unit: '' },
        target: { atMost: OPTION_SEATS },
      },
      {
        ...{ part, what: 'as counted of the option', value: taken, unit: '' },
        target: { atLeast: OPTION_SEATS },
      },
      { part, what: 'refused, option full (422)', value: optionFull, unit: '' },
      { part, what: 'refused, event full (409)', value: full, unit: '' },
      {
        ...{ part, what: 'anything else', unit: '', target: { atMost: 0 } },
        value: PEOPLE - accepted - full - optionFull,
      },
      { part, what: 'p50', value: result.p50, unit: 'ms' },
      { part, what: 'p99', value: result.p99, unit: 'ms', target: { atMost: 1_000 } },
      { part, what: 'slowest', value: result.max, unit: 'ms' },
    ];
  } finally {
    await product.stop();
  }
}
