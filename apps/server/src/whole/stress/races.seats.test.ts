import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

/*
 * Everything that moves a seat, at the same instant and in every order of rows: afterwards the
 * seats that are taken are those that are counted, and nobody has waited in a circle.
 */

const ROUNDS = scale(12, 500);
const CAPACITY = 8;
/** So many of them are registered before; the others register meanwhile. */
const PEOPLE = { registered: 8, coming: 4 };
const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };
const REASON = { reason: 'It was another person' };

let product: TestApp;
/** As another process: what it writes together, and what it remembers, is its own. */
let other: TestApp;
let one: SignedInClient;
let two: SignedInClient;
let students: SignedInClient[];

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  other = await startTestApp({ limits: UNLIMITED, database: product.database });
  one = await product.as('ADMIN');
  two = await other.as('EVENT_ADMIN');
  students = [];
  while (students.length < PEOPLE.registered + PEOPLE.coming) {
    students.push(await (students.length % 2 === 0 ? product : other).as('USER'));
  }
});
afterAll(async () => {
  await other.app.close();
  await product.close();
});

type Entry = { readonly id: number; readonly by: SignedInClient };

async function fullEvent() {
  const { id, title } = await createEvent(product.database, { capacity: CAPACITY });
  const entries: Entry[] = [];
  for (const by of students.slice(0, PEOPLE.registered)) {
    const row = await createRegistration(product.database, { event_id: id, user_id: by.user.id });
    entries.push({ id: row.id, by });
  }
  return { id, title, entries };
}
type Event = Awaited<ReturnType<typeof fullEvent>>;

const reject = ({ id }: Entry, by: SignedInClient) =>
  by.put(`/api/admin/registrations/${id}`, { status: 'REJECTED' });

const rejectMany = (entries: readonly Entry[], by: SignedInClient) =>
  by.put('/api/admin/registrations/reviews', {
    rows: entries.map(({ id }) => ({ id, version: 1 })),
    status: 'REJECTED',
  });

const reopen = ({ id }: Entry, by: SignedInClient) =>
  by.put(`/api/admin/registrations/${id}/reopen`, { ...REASON, beyond_capacity: true });

const save = ({ id, title }: Event, capacity: number | null) =>
  one.put(`/api/admin/events/${id}`, {
    title,
    capacity,
    registration_open: '2025-07-01T00:00:00+05:45',
    registration_close: '2025-08-01T00:00:00+05:45',
  });

/**
 * What happens at the same instant; the first four of each event are rejected before, two by each.
 */
function atOnce(events: readonly [Event, Event]): Promise<HttpResponse>[] {
  const [first, second] = events;
  const [late, early] = [first, second].map(({ entries }) => entries.slice(4));
  return [
    ...events.flatMap(({ id, entries: [undone, reopened, again, back, left, quick] }) => [
      undone && one.put(`/api/admin/registrations/${undone.id}/undo`),
      reopened && reopen(reopened, two),
      again && two.put(`/api/admin/registrations/${again.id}/undo`),
      back && reopen(back, one),
      left?.by.delete(`/api/user/registrations/${left.id}`),
      quick && reject(quick, two),
      ...students
        .slice(PEOPLE.registered)
        .map((each) => each.post(`/api/user/events/${id}/register`, ANSWERS)),
    ]),
    rejectMany([...(late ?? []), ...(early ?? [])], one),
    rejectMany([...(early ?? []), ...(late ?? [])].reverse(), two),
    save(first, CAPACITY + 1),
    save(second, null).then(() => save(second, CAPACITY)),
  ].filter((each) => each !== undefined);
}

async function seats(ids: readonly number[]) {
  const { rows } = await product.database.pool.query<{ taken: number; counted: number }>(
    `select taken, (select count(*)::int from registrations r
       where r.event_id = event_seats.event_id and status <> 'REJECTED') as counted
     from event_seats where event_id = any($1)`,
    [ids],
  );
  return rows;
}

async function deadlocks(): Promise<number> {
  const { rows } = await product.database.pool.query<{ n: number }>(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.n ?? 0;
}

test(`rejecting, undoing, reopening, withdrawing, registering and saving at once, ${ROUNDS} rounds`, {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const before = await deadlocks();
  let registered = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const events = [await fullEvent(), await fullEvent()] as const;
    for (const { entries } of events) {
      for (const [n, entry] of entries.slice(0, 4).entries()) {
        expect((await reject(entry, n === 1 || n === 2 ? two : one)).status).toBe(200);
      }
    }
    const responses = await Promise.all(atOnce([...events]));
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    registered += responses.filter(({ status }) => status === 201).length;
    const found = await seats(events.map(({ id }) => id));
    expect(found).toHaveLength(2);
    for (const { taken, counted } of found) expect(taken).toBe(counted);
  }
  expect(registered).toBeGreaterThan(0);
  expect((await deadlocks()) - before).toBe(0);
  report(`race: seats of two events, ${ROUNDS} rounds, always as many as are counted`);
});
