import type { UserEvent } from '@pratibha/contract/events';
import type { OwnWaitingList } from '@pratibha/contract/waiting';
import type { WaitingList } from '@pratibha/contract/waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/factories.ts';
import { createFullEvent, createWaiting } from '../../testing/waiting-factories.ts';
import { findLinesToLookAt } from './due.queries.ts';
import { offerSeats } from './offer-seats.ts';

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

const NOW = '2025-07-16T10:00:00+05:45';
const A_DAY_LATER = '2025-07-17T10:00:00+05:45';
const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  await product.database.pool.query('update mail_queue set is_open = true');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  student = await product.as('USER');
});

const join = (id: number, by = student) => by.post(`/api/user/events/${id}/waiting`, ANSWERS);
const leave = (id: number, by = student) => by.delete(`/api/user/events/${id}/waiting`);
const accept = (id: number, by = student) => by.put(`/api/user/events/${id}/waiting/offer`);
const decline = (id: number, by = student) => by.delete(`/api/user/events/${id}/waiting/offer`);
const register = (id: number, by = student) => by.post(`/api/user/events/${id}/register`, ANSWERS);
const list = async (id: number) =>
  (await admin.get(`/api/admin/events/${id}/waiting-list`)).json<WaitingList>();

async function mine(id: number, by = student): Promise<OwnWaitingList | undefined> {
  const lists = (await by.get('/api/user/events/waiting')).json<OwnWaitingList[]>();
  return lists.find(({ event_id }) => event_id === id);
}

/** What the jobs do, once. */
const offer = (id: number) =>
  inTransaction(product.database, (db) => offerSeats(db, id, product.clock.now()));

async function free(registration: number | undefined): Promise<void> {
  await product.database.pool.query('delete from registrations where id = $1', [registration]);
}

async function told(userId: number): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ kind: string }>(
    'select kind from notifications where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

async function seats(id: number) {
  const { capacity, taken, held, total } = await list(id);
  return { capacity, taken, held, total };
}

test('from a full event over the line and an offer to a registration', async () => {
  const { id, registrations } = await createFullEvent(product.database);
  expect(await mine(id)).toMatchObject({ in_line: 0, waiting: null, refusal: null });
  expect((await join(id)).json()).toMatchObject({
    in_line: 1,
    waiting: { rank: 1, offer_until: null, why: 'no-seat-free' },
    refusal: 'waiting-already',
  });
  const second = await product.as('USER');
  expect((await join(id, second)).json()).toMatchObject({ waiting: { rank: 2 } });
  expect((await accept(id)).problem).toBe('no-offer');

  await free(registrations[0]);
  // Nobody registers past those who wait, also before the seat is offered.
  const passer = await product.as('USER');
  expect((await register(id, passer)).problem).toBe('full');
  const card = (await passer.get('/api/user/available/events')).json<UserEvent[]>();
  expect(card.find((each) => each.id === id)).toMatchObject({ seats_left: 0, refusal: 'full' });
  expect(await mine(id)).toMatchObject({ waiting: { rank: 1, why: 'seat-comes' } });

  await offer(id);
  expect(await mine(id)).toMatchObject({
    in_line: 1,
    waiting: { rank: null, offer_until: new Date(A_DAY_LATER).toISOString(), why: null },
  });
  expect(await mine(id, second)).toMatchObject({ waiting: { rank: 1, why: 'no-seat-free' } });
  expect(await seats(id)).toEqual({ capacity: 2, taken: 1, held: 1, total: 2 });
  expect(await told(student.user.id)).toEqual(['seat-offered']);
  expect((await register(id, passer)).problem).toBe('full');

  const accepted = await accept(id);
  expect([accepted.status, accepted.json()]).toMatchObject([
    200,
    { event_id: id, registration_status: 'PENDING', question_answers: [{ 1: 'Facebook' }] },
  ]);
  expect((await accept(id)).problem).toBe('already-registered');
  expect(await seats(id)).toEqual({ capacity: 2, taken: 2, held: 0, total: 1 });
  expect(await told(student.user.id)).toEqual(['seat-offered', 'registration-received']);
});

test.each([
  ['declined', decline],
  ['left', leave],
] as const)('a seat whose offer is %s goes on to the next', async (_, end) => {
  const { id, registrations } = await createFullEvent(product.database);
  await join(id);
  const next = await createWaiting(product.database, { event_id: id });
  await free(registrations[0]);
  await offer(id);
  expect((await end(id)).status).toBe(200);
  expect((await accept(id)).problem).toBe('no-offer');
  await offer(id);
  expect((await list(id)).people).toMatchObject([
    { id: next.id, offer_until: expect.any(String) as string },
  ]);
  expect(await mine(id)).toMatchObject({ waiting: null, refusal: null });
});

test('an offer that is over is dead, also when the clock goes back', async () => {
  const { id, registrations } = await createFullEvent(product.database);
  await join(id);
  const next = await createWaiting(product.database, { event_id: id });
  await free(registrations[0]);
  await offer(id);
  product.clock.set(A_DAY_LATER);
  // As long as nothing has looked at it: that it is over, and nothing of a lot or of a rank.
  expect(await mine(id)).toMatchObject({
    waiting: { rank: null, offer_until: null, why: 'offer-over' },
  });
  expect((await accept(id)).problem).toBe('no-offer');
  product.clock.set(NOW);
  expect((await accept(id)).problem).toBe('no-offer');
  expect(await mine(id)).toMatchObject({ waiting: null });
  expect(await told(student.user.id)).toEqual(['seat-offered', 'offer-expired']);
  // The press itself has offered the seat to the next.
  expect((await list(id)).people).toMatchObject([
    { id: next.id, offer_until: expect.any(String) as string },
  ]);
  expect((await list(id)).held).toBe(1);
});

test.each([
  [{ profile: null }, 'profile-incomplete', 'passed-over'],
  [{ is_internal: false }, 'internal-only', 'passed-over'],
  [{ status: 'DELETED' }, 'suspended', null],
] as const)(
  'somebody with %o is passed over, told why, and keeps their place',
  async (values, why, kind) => {
    const { id, registrations } = await createFullEvent(product.database, {
      internal_event: why === 'internal-only',
    });
    const one = await createUser(product.database, values);
    const { id: first } = await createWaiting(product.database, { event_id: id, user_id: one.id });
    const able = await createUser(product.database, { is_internal: true });
    const second = await createWaiting(product.database, { event_id: id, user_id: able.id });
    await free(registrations[0]);
    await offer(id);
    await offer(id);
    expect((await list(id)).people).toMatchObject([
      { id: first, offer_until: null, passed_over: why },
      { id: second.id, offer_until: expect.any(String) as string },
    ]);
    expect(await told(one.id)).toEqual(kind === null ? [] : [kind]);
  },
);

test('an undo goes before an offer', async () => {
  const { id, registrations } = await createFullEvent(product.database);
  await join(id);
  const url = `/api/admin/registrations/${registrations[0]}`;
  await admin.put(url, { status: 'REJECTED' });
  await offer(id);
  expect(await mine(id)).toMatchObject({ waiting: { offer_until: null } });
  expect((await admin.put(`${url}/undo`)).status).toBe(200);
  expect(await seats(id)).toEqual({ capacity: 2, taken: 2, held: 0, total: 1 });
  await admin.put(url, { status: 'REJECTED' });
  product.clock.set('2025-07-16T10:01:01+05:45');
  await offer(id);
  expect(await seats(id)).toEqual({ capacity: 2, taken: 1, held: 1, total: 1 });
});

describe('the capacity', () => {
  const save = (event: { id: number; title: string }, capacity: number | null) =>
    admin.put(`/api/admin/events/${event.id}`, {
      ...{ title: event.title, capacity },
      registration_open: '2025-07-01T00:00:00+05:45',
      registration_close: '2025-08-01T00:00:00+05:45',
    });

  test('raised offers as many at once, lowered takes none back', async () => {
    const event = await createFullEvent(product.database);
    await join(event.id);
    await createWaiting(product.database, { event_id: event.id });
    await createWaiting(product.database, { event_id: event.id });
    expect((await save(event, 4)).status).toBe(200);
    await offer(event.id);
    expect(await seats(event.id)).toEqual({ capacity: 4, taken: 2, held: 2, total: 3 });
    await save(event, 1);
    await offer(event.id);
    expect(await seats(event.id)).toEqual({ capacity: 1, taken: 2, held: 2, total: 3 });
    expect((await accept(event.id)).status).toBe(200);
    expect(await seats(event.id)).toEqual({ capacity: 1, taken: 3, held: 1, total: 2 });
  });

  test('taken away offers to everybody', async () => {
    const event = await createFullEvent(product.database);
    await createWaiting(product.database, { event_id: event.id });
    await createWaiting(product.database, { event_id: event.id });
    await save(event, null);
    await offer(event.id);
    expect((await list(event.id)).held).toBe(2);
  });
});

describe('joining is refused', () => {
  test('while a seat is free, without a list, and twice', async () => {
    const event = await createFullEvent(product.database, { capacity: 1 });
    await free(event.registrations[0]);
    expect((await join(event.id)).problem).toBe('seats-are-free');
    const off = await createFullEvent(product.database, {}, { is_on: false });
    expect(await mine(off.id)).toBeUndefined();
    expect((await join(off.id)).problem).toBe('no-waiting-list');
    const { id } = await createFullEvent(product.database);
    await join(id);
    expect((await join(id)).problem).toBe('waiting-already');
  });

  test('with answers that are not right, and with a profile that is not complete', async () => {
    const { id } = await createFullEvent(product.database, {
      event_questions: { 1: { question: 'Why?', type: 'short_text', required: true } },
    });
    const body = { event_answers: [] };
    expect((await student.post(`/api/user/events/${id}/waiting`, body)).status).toBe(422);
    const bare = await product.as({ profile: null });
    expect((await join(id, bare)).problem).toBe('profile-incomplete');
    expect(await mine(id, bare)).toMatchObject({ refusal: null });
  });
});

test('who waits for an event that is deleted, or has an offer, is told once and keeps their place', async () => {
  const { id, registrations } = await createFullEvent(product.database);
  const [held, waits] = [student, await product.as('USER')];
  await join(id, held);
  await join(id, waits);
  await free(registrations[0]);
  await offer(id);
  await admin.delete(`/api/admin/events/${id}`);
  await Promise.all([offer(id), offer(id)]);
  await offer(id);
  expect(await told(waits.user.id)).toEqual(['awaited-event-deleted']);
  expect(await told(held.user.id)).toEqual(['seat-offered', 'awaited-event-deleted']);
  expect((await accept(id, held)).status).not.toBe(200);
  const { rows: looked } = await product.database.pool.query(
    `select from jobs where kind = 'waiting.offer' and (payload ->> 'event_id')::int = $1`,
    [id],
  );
  expect(looked).not.toEqual([]);
  expect(await findLinesToLookAt(product.database.kysely, product.clock.now())).toContain(id);
  await product.database.pool.query(`update events set status = 'ACTIVE' where id = $1`, [id]);
  expect((await mine(id, waits))?.waiting).toMatchObject({ rank: 1 });
  expect((await accept(id, held)).status).toBe(200);
});
