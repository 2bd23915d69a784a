import type { Coming } from '@pratibha/contract/coming';
import type { EventPlace } from '@pratibha/contract/event-places';
import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';

/** More may register than are shortlisted: no more seats are given than an event has. */

let product: TestApp;
/** As another process. */
let other: TestApp;
let admin: SignedInClient;
let second: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  other = await startTestApp({ database: product.database });
  admin = await product.as('ADMIN');
  second = await other.as('EVENT_ADMIN');
});
afterAll(async () => {
  await other.app.close();
  await product.close();
});

async function event(seats: number | null, registered: number) {
  const { id, title } = await createEvent(product.database, { capacity: 20, seats });
  const rows: number[] = [];
  while (rows.length < registered)
    rows.push((await createRegistration(product.database, { event_id: id })).id);
  return { id, title, rows };
}

const shortlist = (id: number | undefined, by = admin) =>
  by.put(`/api/admin/registrations/${id}`, { status: 'SHORTLISTED' });

const shortlistMany = (ids: readonly number[], by = admin) =>
  by.put('/api/admin/registrations/reviews', {
    rows: ids.map((id) => ({ id, version: 1 })),
    status: 'SHORTLISTED',
  });

async function coming(eventId: number): Promise<number> {
  const { rows } = await product.database.pool.query<{ n: number }>(
    `select count(*)::int as n from registrations
     where event_id = $1 and status = 'SHORTLISTED' and cannot_come_at is null`,
    [eventId],
  );
  return rows[0]?.n ?? 0;
}

test('one more than there are seats is refused with the numbers, until there is one', async () => {
  const { id, title, rows } = await event(2, 4);
  await shortlist(rows[0]);
  expect((await shortlist(rows[1])).status).toBe(200);
  const refused = await shortlist(rows[2]);
  expect([refused.status, refused.problem]).toEqual([409, 'no-seat-left']);
  expect(refused.json()).toMatchObject({ params: { seats: 2, coming: 2 } });
  const context = (await admin.get(`/api/admin/registrations/${rows[2]}/context`)).json();
  expect(context['places']).toMatchObject({ seats: 2, come: 2, shortlisted: 2, waiting: 2 });
  // A rejection takes none, and a decision that is taken back frees one.
  const reject = await admin.put(`/api/admin/registrations/${rows[3]}`, { status: 'REJECTED' });
  expect(reject.status).toBe(200);
  await admin.put(`/api/admin/registrations/${rows[1]}/reopen`, { reason: 'Wrong row' });
  expect((await shortlist(rows[2])).status).toBe(200);
  const form = (await admin.get(`/api/admin/events/${id}/form`)).json();
  expect(form['seats']).toBe(2);
  const saved = await admin.put(`/api/admin/events/${id}`, {
    ...{ title, capacity: 20, seats: 3 },
    registration_open: '2025-07-01T00:00:00+05:45',
    registration_close: '2025-08-01T00:00:00+05:45',
  });
  expect(saved.json()['seats']).toBeUndefined();
  expect((await shortlist(rows[1])).status).toBe(200);
});

test('of many the first in the list get the seats, and the others are named', async () => {
  const { id, rows } = await event(3, 5);
  const open = await event(null, 1);
  const [last = 0, ...others] = rows.toReversed();
  const outcomes = await shortlistMany([last, ...open.rows, ...others]);
  expect(outcomes.json<ReviewOutcome[]>().map(({ outcome }) => outcome)).toEqual([
    ...['done', 'done', 'done', 'done', 'no-seat-left', 'no-seat-left'],
  ]);
  expect([await coming(id), await coming(open.id)]).toEqual([3, 1]);
});

test('of two organisers who shortlist at the same time neither goes beyond', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, rows } = await event(3, 8);
    await Promise.all([
      shortlistMany(rows.slice(0, 3)),
      shortlistMany(rows.slice(3, 6), second),
      shortlist(rows[6]),
      shortlist(rows[7], second),
    ]);
    expect(await coming(id)).toBe(3);
  }
});

describe('who cannot come', () => {
  test('frees a seat, and comes after all only while there is one', async () => {
    const student = await product.as('USER');
    const { id, rows } = await event(1, 1);
    const own = await createRegistration(product.database, {
      ...{ event_id: id, user_id: student.user.id, status: 'SHORTLISTED' },
    });
    const url = `/api/user/registrations/${own.id}/cannot-come`;
    expect((await shortlist(rows[0])).problem).toBe('no-seat-left');
    expect((await student.put(url)).status).toBe(200);
    expect((await shortlist(rows[0])).status).toBe(200);
    expect((await student.delete(url)).problem).toBe('full');
    const said = (await student.get('/api/user/registrations/coming')).json<Coming[]>();
    expect(said).toMatchObject([{ registration_id: own.id, refusal: 'full' }]);
  });
});

test('students read how many come where it is said, and of no other event', async () => {
  const { id } = await event(7, 0);
  const other = await event(null, 0);
  const student = await product.as('USER');
  const places = (await student.get('/api/user/events/places')).json<EventPlace[]>();
  expect(places.find(({ event_id }) => event_id === id)).toMatchObject({ seats: 7 });
  expect(places.find(({ event_id }) => event_id === other.id)).toBeUndefined();
});
