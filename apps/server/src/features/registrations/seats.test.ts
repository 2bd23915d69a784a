import type { Dashboard } from '@pratibha/contract/dashboard';
import type { EventSeats } from '@pratibha/contract/event-seats';
import type { AdminEvent, UserEvent } from '@pratibha/contract/events';
import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';

/** Two servers on one database, as behind a proxy. */
let product: TestApp;
let other: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  other = await startTestApp({ database: product.database });
  admin = await product.as('ADMIN');
  student = await other.as('USER');
});
afterAll(async () => {
  await other.app.close();
  await product.close();
});

const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };
const REASON = { reason: 'It was another person' };

/** An event with as many registrations as it has seats. */
async function fullEvent(capacity: number) {
  const { id, title } = await createEvent(product.database, { capacity });
  const registrations: number[] = [];
  while (registrations.length < capacity) {
    registrations.push((await createRegistration(product.database, { event_id: id })).id);
  }
  return { id, title, registrations };
}

const decide = (id: number, status: string) =>
  admin.put(`/api/admin/registrations/${id}`, { status });
const register = (eventId: number, by = student) =>
  by.post(`/api/user/events/${eventId}/register`, ANSWERS);

async function taken(eventId: number): Promise<number> {
  const { rows } = await product.database.pool.query<{ taken: number; counted: number }>(
    `select taken, (select count(*)::int from registrations r
       where r.event_id = event_seats.event_id and status <> 'REJECTED') as counted
     from event_seats where event_id = $1`,
    [eventId],
  );
  const [row] = rows;
  expect(row?.taken).toBe(row?.counted);
  return row?.taken ?? 0;
}

async function cardOf(eventId: number, by = student): Promise<UserEvent | undefined> {
  const events = (await by.get('/api/user/available/events')).json<UserEvent[]>();
  return events.find(({ id }) => id === eventId);
}

test('who saw a full event registers after a rejection, also at another process', async () => {
  const { id, registrations } = await fullEvent(2);
  expect(await cardOf(id)).toMatchObject({ seats_left: 0, refusal: 'full' });
  expect((await register(id)).problem).toBe('full');
  expect((await decide(registrations[0] ?? 0, 'REJECTED')).status).toBe(200);
  expect(await cardOf(id)).toMatchObject({ seats_left: 1, refusal: null });
  expect((await register(id)).status).toBe(201);
  expect(await taken(id)).toBe(2);
  expect((await register(id, await other.as('USER'))).problem).toBe('full');
});

test('a decision that rejects nobody moves no seat', async () => {
  const { id, registrations } = await fullEvent(2);
  const [one = 0] = registrations;
  await decide(one, 'SHORTLISTED');
  expect(await taken(id)).toBe(2);
  await admin.put(`/api/admin/registrations/${one}/undo`);
  expect(await taken(id)).toBe(2);
  await decide(one, 'SHORTLISTED');
  const reopened = await admin.put(`/api/admin/registrations/${one}/reopen`, REASON);
  expect(reopened.status).toBe(200);
  expect(await taken(id)).toBe(2);
});

test('many are rejected in one call, and lists, figures and the drawer agree', async () => {
  const { id, registrations } = await fullEvent(3);
  const rows = registrations.slice(0, 2).map((each) => ({ id: each, version: 1 }));
  await admin.put('/api/admin/registrations/reviews', { rows, status: 'REJECTED' });
  expect(await taken(id)).toBe(1);
  const event = (await admin.get(`/api/admin/events/${id}`)).json<AdminEvent>();
  expect(event).toMatchObject({ registrations: 3, capacity: 3 });
  const seats = (await admin.get('/api/admin/events/seats')).json<EventSeats[]>();
  expect(seats).toContainEqual({ event_id: id, taken: 1, capacity: 3 });
  const { per_event } = (await admin.get('/api/admin/dashboard')).json<Dashboard>();
  expect(per_event.find((each) => each.id === id)).toMatchObject({ seats_taken: 1, capacity: 3 });
  const context = await admin.get(`/api/admin/registrations/${registrations[2]}/context`);
  expect(context.json()).toMatchObject({ places: { capacity: 3, shortlisted: 0, waiting: 1 } });
});

describe('once somebody else has the seat', () => {
  async function rejectedAndFull() {
    const event = await fullEvent(2);
    const [rejected = 0] = event.registrations;
    await decide(rejected, 'REJECTED');
    expect((await register(event.id, await product.as('USER'))).status).toBe(201);
    return { id: event.id, rejected };
  }

  test('undoing always succeeds', async () => {
    const { id, rejected } = await rejectedAndFull();
    const undone = await admin.put(`/api/admin/registrations/${rejected}/undo`);
    expect([undone.status, undone.json<AdminRegistration>().status]).toEqual([200, 'PENDING']);
    expect(await taken(id)).toBe(3);
    expect(await cardOf(id)).toMatchObject({ seats_left: 0, refusal: 'full' });
    await decide(rejected, 'REJECTED');
    expect([await taken(id), (await register(id)).problem]).toEqual([2, 'full']);
  });

  test('reopening asks once, with the numbers, and changes nothing before', async () => {
    const { id, rejected } = await rejectedAndFull();
    const url = `/api/admin/registrations/${rejected}/reopen`;
    const asked = await admin.put(url, REASON);
    expect([asked.status, asked.problem]).toEqual([409, 'beyond-capacity']);
    expect(asked.json()).toMatchObject({ params: { taken: 3, capacity: 2 } });
    expect(await taken(id)).toBe(2);
    const reopened = await admin.put(url, { ...REASON, beyond_capacity: true });
    expect(reopened.json<AdminRegistration>().status).toBe('PENDING');
    expect(await taken(id)).toBe(3);
  });

  test('what is stale is told before anything is asked', async () => {
    const { rejected } = await rejectedAndFull();
    const url = `/api/admin/registrations/${rejected}/reopen`;
    const stale = await admin.put(url, { ...REASON, revision: 1 });
    expect(stale.problem).toBe('changed-meanwhile');
  });

  test('reopening asks nothing where the capacity was raised or taken away', async () => {
    for (const capacity of [3, null]) {
      const { id, rejected } = await rejectedAndFull();
      await product.database.pool.query('update events set capacity = $1 where id = $2', [
        capacity,
        id,
      ]);
      const url = `/api/admin/registrations/${rejected}/reopen`;
      expect((await admin.put(url, REASON)).status).toBe(200);
    }
  });
});

test('a capacity that comes later counts nobody who is rejected', async () => {
  const { id, title } = await createEvent(product.database);
  for (const status of ['REJECTED', 'PENDING', 'SHORTLISTED'] as const) {
    await createRegistration(product.database, { event_id: id, status });
  }
  const rejected = await createRegistration(product.database, { event_id: id });
  await decide(rejected.id, 'REJECTED');
  const body = {
    title,
    registration_open: '2025-07-01T00:00:00+05:45',
    registration_close: '2025-08-01T00:00:00+05:45',
  };
  const saved = await admin.put(`/api/admin/events/${id}`, { ...body, capacity: 3 });
  expect(saved.json()).toMatchObject({ capacity: 3, registrations: 4 });
  expect(await taken(id)).toBe(2);
  expect((await register(id)).status).toBe(201);
});

test('an event that was deleted and restored has its seats as they are', async () => {
  const { id, registrations } = await fullEvent(2);
  await admin.delete(`/api/admin/events/${id}`);
  await decide(registrations[0] ?? 0, 'REJECTED');
  await admin.post(`/api/admin/events/${id}/restore`);
  expect(await taken(id)).toBe(1);
});

test('erasing a person moves no seat, nor does a change by hand go past the count', async () => {
  const { id } = await fullEvent(1);
  const { pool } = product.database;
  const { user } = await product.as('USER');
  const person = await createRegistration(product.database, { event_id: id, user_id: user.id });
  const superAdmin = await product.as('SUPER_ADMIN');
  const url = `/api/admin/users/${user.id}`;
  expect((await superAdmin.delete(url)).status).toBe(200);
  const erased = await superAdmin.put(`${url}/erase`, { confirm: user.email });
  expect([erased.status, await taken(id)]).toEqual([200, 2]);
  await pool.query(
    `update registrations set status = 'REJECTED', reviewed_at = now(), reviewed_by = user_id
     where event_id = $1`,
    [id],
  );
  expect(await taken(id)).toBe(0);
  await pool.query('delete from registrations where id = $1', [person.id]);
  expect(await taken(id)).toBe(0);
});

test('a withdrawal that has freed its seat by itself, as it once did, frees one', async () => {
  const { id, registrations } = await fullEvent(2);
  const { pool } = product.database;
  await pool.query('update event_seats set taken = taken - 1 where event_id = $1', [id]);
  await pool.query('delete from registrations where id = $1', [registrations[0]]);
  expect(await taken(id)).toBe(1);
});

test.each([
  ['a decision', (id: number) => decide(id, 'REJECTED')],
  [
    'a decision on many',
    (id: number) => {
      const rows = [{ id, version: 1 }];
      return admin.put('/api/admin/registrations/reviews', { rows, status: 'REJECTED' });
    },
  ],
  ['a withdrawal', (id: number) => student.delete(`/api/user/registrations/${id}`)],
] as const)('%s waits for the seats before it locks a registration', async (_, change) => {
  const { pool } = product.database;
  const { id: eventId } = await createEvent(product.database, { capacity: 5 });
  const { id } = (await register(eventId)).json<UserRegistration>();
  const holding = await pool.connect();
  onTestFinished(() => holding.release(true));
  await holding.query('begin');
  await holding.query('select from event_seats where event_id = $1 for update', [eventId]);
  const changed = change(id);
  while (!(await areWaiting(pool)));
  const lock = holding.query('select from registrations where id = $1 for update nowait', [id]);
  await expect(lock).resolves.toMatchObject({ rowCount: 1 });
  await holding.query('rollback');
  expect((await changed).status).toBe(200);
  expect(await taken(eventId)).toBe(0);
});

test('a press that waited behind another of the same person is told of that, and not that it is full', async () => {
  const { id } = await createEvent(product.database, { capacity: 1 });
  const writer = await product.database.pool.connect();
  await writer.query('begin');
  await writer.query(
    `insert into registrations (event_id, user_id, answers, questions, registered_on, takes_seat)
     values ($1, $2, '[]', '{}', now(), true)`,
    [id, student.user.id],
  );
  const asked = register(id);
  while (!(await areWaiting(product.database.pool)));
  await writer.query('commit');
  writer.release();
  expect((await asked).problem).toBe('already-registered');
  expect((await register(id, await product.as('USER'))).problem).toBe('full');
});
