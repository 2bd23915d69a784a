import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent } from '../../../testing/factories.ts';
import type { HttpResponse } from '../../../testing/http-client.ts';
import { UNLIMITED } from '../../../testing/stress/unlimited.ts';

/*
 * Options of so many seats in two processes. The database itself tells one too many, at every
 * change of a row.
 */

const SEATS = 100;
const TAKERS = 130;
const SIZES = ['M', 'L'] as const;

let product: TestApp;
let other: TestApp;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  other = await startTestApp({ limits: UNLIMITED, database: product.database });
  await product.database.pool.query(`
    create function too_many() returns trigger language plpgsql as $$ begin
      if new.taken > new.seats then
        raise exception 'one too many: % of %', new.taken, new.seats;
      end if;
      return null;
    end $$;
    create trigger too_many after update of taken on option_seats
      for each row execute function too_many()`);
});
afterAll(async () => {
  await other.app.close();
  await product.close();
});

async function people(count: number): Promise<SignedInClient[]> {
  const all = Array.from({ length: count }, (_, n) => (n % 2 ? product : other).as('USER'));
  return Promise.all(all);
}

function eventOf(seats: Readonly<Record<string, number>>, capacity: number | null = null) {
  return createEvent(product.database, {
    capacity,
    event_questions: {
      1: { question: 'T-shirt', type: 'single_choice', options: SIZES, required: true, seats },
    },
  });
}

const register = (id: number, by: SignedInClient, size: string) =>
  by.post(`/api/user/events/${id}/register`, { event_answers: [{ 1: size }] });

function counted(responses: readonly HttpResponse[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(responses, ({ status, problem }) => problem ?? String(status))].map(
      ([each, all]) => [each, all.length],
    ),
  );
}

/** What is counted, which is what is there. */
async function taken(id: number): Promise<Record<string, number>> {
  const { rows } = await product.database.pool.query<{ option: string; taken: number; n: number }>(
    `select option, taken, (
       select count(*)::int from registrations
       where event_id = $1 and answers = jsonb_build_array(jsonb_build_object('1', option))
     ) as n
     from option_seats join option_names on option_id = option_seats.id
     where option_seats.event_id = $1 order by option_seats.id`,
    [id],
  );
  for (const row of rows) expect(row.taken).toBe(row.n);
  return Object.fromEntries(rows.map((row) => [row.option, row.taken]));
}

test('of many who want an option as many get it as there are, and who wants another is not skipped', async () => {
  const { id } = await eventOf({ L: SEATS }, TAKERS + 20);
  const all = await people(TAKERS + 20);
  const responses = await Promise.all(
    all.map((by, n) => register(id, by, n % 15 === 7 ? 'M' : 'L')),
  );
  const others = all.filter((_, n) => n % 15 === 7).length;
  expect(counted(responses)).toEqual({
    201: SEATS + others,
    'invalid-input': TAKERS + 20 - SEATS - others,
  });
  expect(await taken(id)).toEqual({ L: SEATS });
  // No seat of the event went with those who were refused.
  const { rows } = await product.database.pool.query<{ taken: number }>(
    'select taken from event_seats where event_id = $1',
    [id],
  );
  expect(rows).toEqual([{ taken: SEATS + others }]);
});

test('who changes to and fro at the same moment waits in no circle, and nobody gets one too many', async () => {
  const { id } = await eventOf({ M: 12, L: 12 });
  const all = await people(23);
  const made = await Promise.all(
    all.map(async (by, n) => {
      const reply = await register(id, by, n < 12 ? 'L' : 'M');
      return { by, id: reply.json<{ id: number }>().id };
    }),
  );
  const answers = (of: number) => `/api/user/registrations/${of}/answers`;
  for (const [first, second] of [
    ['M', 'L'],
    ['L', 'M'],
  ] as const) {
    const changed = await Promise.all(
      made.map(async ({ by, id: of }, n) => {
        const { revision } = (await by.get(answers(of))).json<{ revision: number }>();
        const size = n < 12 ? first : second;
        return by.put(answers(of), { event_answers: [{ 1: size }], revision });
      }),
    );
    expect(Object.keys(counted(changed)).filter((told) => !TOLD.includes(told))).toEqual([]);
    expect(Object.values(await taken(id)).reduce((sum, each) => sum + each, 0)).toBe(23);
  }
  // Some withdraw while those who came too late take what they leave.
  const late = await people(12);
  const [left, came] = await Promise.all([
    Promise.all(
      made.slice(0, 8).map(({ by, id: of }) => by.delete(`/api/user/registrations/${of}`)),
    ),
    Promise.all(late.map((by, n) => register(id, by, SIZES[n % 2] ?? 'M'))),
  ]);
  expect(counted(left)).toEqual({ 200: 8 });
  const { 201: registered = 0, 'invalid-input': refused = 0 } = counted(came);
  expect(registered + refused).toBe(12);
  await taken(id);
  // What is left is got by who asks once all have left.
  const last = await Promise.all(
    (await people(24)).map((by, n) => register(id, by, SIZES[n % 2] ?? 'M')),
  );
  expect(counted(last)['201'] ?? 0).toBe(24 - (23 - 8 + registered));
  expect(await taken(id)).toEqual({ M: 12, L: 12 });
});
const TOLD = ['200', 'invalid-input'];
