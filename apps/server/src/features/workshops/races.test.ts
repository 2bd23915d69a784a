import type { WorkshopClass } from '@pratibha/contract/workshops';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { createClass } from '../../testing/class-factories.ts';
import { eventually } from '../../testing/eventually.ts';
import { createRegistration } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { scale } from '../../testing/stress/scale.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

/*
 * Two classes at the same time, and two processes. People take both at once, and go opposite ways
 * between them: never one too many in a class, never somebody in both, and whoever swaps is never
 * left in none. The database itself tells a seat too many, at every change of a row.
 */

const PEOPLE = 10;
const ROUNDS = scale(2, 50);

let product: TestApp;
let other: TestApp;
/** Each as two browsers, of which one asks the other process. */
let people: { readonly here: SignedInClient; readonly there: SignedInClient }[];

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  other = await startTestApp({ limits: UNLIMITED, database: product.database });
  people = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const here = await product.as('USER');
    people.push({ here, there: await other.as(here.user.email as `${string}@${string}`) });
  }
  await product.database.pool.query(`
    create function too_many() returns trigger language plpgsql as $$ begin
      if new.taken > (select capacity from events where id = new.event_id) then
        raise exception 'a seat too many: %', new.taken;
      end if;
      return null;
    end $$;
    create trigger too_many after insert or update on event_seats
      for each row execute function too_many()`);
});
afterAll(async () => {
  await other.app.close();
  await product.close();
});

let day = 10;

/** Two classes at the same time, of a day of their own: nobody has a seat at that time. */
async function two(capacity: number) {
  const event_date = dayOf(new Date(Date.UTC(2025, 7, day)));
  day += 1;
  const { id: one } = await createClass(product.database, { capacity, event_date });
  const late = { capacity, event_date, starts_at: '11:00', ends_at: '13:00' };
  const { id: two } = await createClass(product.database, late);
  return [one, two] as const;
}

function take(by: SignedInClient, id: number, instead_of: number | null): Promise<HttpResponse> {
  const body = { event_answers: [], instead_of };
  return by.post(`/api/user/workshops/classes/${id}/seat`, body);
}

async function seatsOf(by: SignedInClient, ids: readonly number[]): Promise<number> {
  const rows = (await by.get('/api/user/workshops/classes')).json<WorkshopClass[]>();
  return rows.filter(({ id, is_registered }) => ids.includes(id) && is_registered).length;
}

/** The seats that are counted, and those that somebody has. */
async function counted(ids: readonly number[]) {
  const { rows } = await product.database.pool.query<{ taken: number; seats: number }>(
    `select taken, (select count(*)::int from registrations where event_id = e.event_id) as seats
     from event_seats e where event_id = any($1) order by event_id`,
    [ids],
  );
  return rows;
}

test('who takes both at once in two processes has one of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await two(6);
    const [first, second] = ids;
    const both = await Promise.all(
      people.flatMap(({ here, there }, n) =>
        n % 2 === 0
          ? [take(here, first, null), take(there, second, null)]
          : [take(here, second, null), take(there, first, null)],
      ),
    );
    for (const { status, problem } of both)
      expect([201, 'class-overlaps', 'full']).toContain(problem ?? status);
    for (const { here } of people) expect(await seatsOf(here, ids)).toBeLessThanOrEqual(1);
    // Ten people for six seats in each of two.
    const seats = await counted(ids);
    for (const each of seats) expect(each.taken).toBe(each.seats);
    expect(both.filter(({ status }) => status === 201).length).toBe(
      seats.reduce((sum, { seats: n }) => sum + n, 0),
    );
  }
});

test('who swaps opposite ways at once is in one of them, and nobody waits in a circle', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await two(PEOPLE / 2 + 1);
    const [first, second] = ids;
    for (const [n, { here }] of people.entries()) {
      const event_id = n % 2 === 0 ? first : second;
      await createRegistration(product.database, { event_id, user_id: here.user.id });
    }
    const swapped = await Promise.all(
      people.flatMap(({ here, there }, n) => {
        const [from, to] = n % 2 === 0 ? [first, second] : [second, first];
        // Pressed twice, in two processes.
        return [take(here, to, from), take(there, to, from)];
      }),
    );
    for (const { status, problem } of swapped)
      expect([201, 'full', 'already-registered', 'not-registered']).toContain(problem ?? status);
    expect(swapped.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    for (const { here } of people) expect(await seatsOf(here, ids)).toBe(1);
    for (const { taken, seats } of await counted(ids)) expect(taken).toBe(seats);
  }
});

test('who swaps holds neither seat while they wait for the first of the two', async () => {
  const [one] = people;
  if (one === undefined) throw new Error('There are ten people');
  const { pool } = product.database;
  const [first, second] = await two(2);
  await createRegistration(product.database, { event_id: first, user_id: one.here.user.id });
  const hold = 'select from event_seats where event_id = $1 for update nowait';
  const another = await pool.connect();
  try {
    await another.query('begin');
    expect((await another.query(hold, [first])).rowCount).toBe(1);
    const swapping = take(one.here, second, first);
    await eventually(async () => expect(await areWaiting(pool)).toBe(true));
    expect((await another.query(hold, [second])).rowCount).toBe(1);
    await another.query('commit');
    expect((await swapping).status).toBe(201);
  } finally {
    another.release(true);
  }
});
