import type { OwnWaitingList } from '@pratibha/contract/waiting';
import type { WaitingList } from '@pratibha/contract/waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createUser, type UserValues } from '../../testing/factories.ts';
import { createFullEvent, createWaiting } from '../../testing/waiting-factories.ts';
import { findLinesToLookAt, findNextInstant } from './due.queries.ts';
import { offerSeats } from './offer-seats.ts';

let product: TestApp;
let admin: SignedInClient;

const NOW = '2025-07-16T10:00:00+05:45';
const SETTINGS = { is_on: true, by_lot: false, offer_hours: 24, after_close: false };

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('SUPER_ADMIN');
  await product.database.pool.query('update mail_queue set is_open = true');
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(NOW));

const urlOf = (id: number) => `/api/admin/events/${id}/waiting-list`;
const list = async (id: number) => (await admin.get(urlOf(id))).json<WaitingList>();
const offer = (id: number) =>
  inTransaction(product.database, (db) => offerSeats(db, id, product.clock.now()));
const byHand = (id: number, reason: string | null = null) =>
  admin.put(`/api/admin/waiting/${id}/offer`, { reason });

async function rows(sql: string, ...values: unknown[]): Promise<unknown[]> {
  return (await product.database.pool.query<object>(sql, values)).rows;
}

async function inLine(eventId: number, values: UserValues = {}) {
  const { id: user_id } = await createUser(product.database, values);
  return createWaiting(product.database, { event_id: eventId, user_id });
}

async function free(registration: number | undefined): Promise<void> {
  await product.database.pool.query('delete from registrations where id = $1', [registration]);
}

describe('how it works', () => {
  test('of two who change the same version of a waiting list one is refused', async () => {
    const { id } = await createEvent(product.database, { capacity: 3 });
    expect(await list(id)).toMatchObject({ ...SETTINGS, is_on: false, revision: 0, people: [] });
    const saved = await admin.put(urlOf(id), { ...SETTINGS, by_lot: true, revision: 0 });
    expect(saved.json()).toMatchObject({ is_on: true, by_lot: true, revision: 1 });
    const stale = await admin.put(urlOf(id), { ...SETTINGS, revision: 0 });
    expect(stale.problem).toBe('changed-meanwhile');
    expect(
      await rows(`select changes from audit where action = 'event.waiting-list-changed'`),
    ).toEqual([{ changes: { is_on: [false, true], by_lot: [false, true] } }]);
    for (const offer_hours of [0, 169, 1.5]) {
      const wrong = await admin.put(urlOf(id), { ...SETTINGS, offer_hours, revision: 1 });
      expect(wrong.status).toBe(422);
    }
  });

  test('by lot the one who waits is one of all, and no rank is told', async () => {
    const { id, registrations } = await createFullEvent(product.database, {}, { by_lot: true });
    const student = await product.as('USER');
    await createWaiting(product.database, { event_id: id, user_id: student.user.id });
    await inLine(id, { profile: null });
    const [own] = (await student.get('/api/user/events/waiting'))
      .json<OwnWaitingList[]>()
      .filter(({ event_id }) => event_id === id);
    expect(own).toMatchObject({ by_lot: true, in_line: 2, waiting: { rank: null } });
    await free(registrations[0]);
    await offer(id);
    expect((await list(id)).people).toMatchObject([
      { user_id: student.user.id, offer_until: expect.any(String) as string },
      { offer_until: null, passed_over: 'profile-incomplete' },
    ]);
  });

  test('nothing is offered once registration has closed, unless the event says so', async () => {
    const { id, registrations } = await createFullEvent(product.database);
    await inLine(id);
    await free(registrations[0]);
    product.clock.set('2025-08-02T10:00:00+05:45');
    await offer(id);
    expect(await list(id)).toMatchObject({ held: 0, no_offers: 'registration-closed' });
    await admin.put(urlOf(id), { ...SETTINGS, after_close: true, revision: 1 });
    expect(await list(id)).toMatchObject({ held: 1, no_offers: null });
  });
});

describe('an offer', () => {
  test.each([
    ['where no mails are sent', '2025-07-18', 'update mail_queue set is_open = false'],
    [
      'to an address that refuses mails',
      '2025-07-18',
      `insert into refused_addresses (email, user_id, reason)
       select lower(email), id, '550' from users where id = $1`,
    ],
    [
      'to who wants none by mail',
      '2025-07-18',
      `insert into notification_choices (user_id, kind, in_app, by_mail)
       values ($1, 'seat-offered', true, false)`,
    ],
    ['to everybody else', '2025-07-17', 'select 1'],
  ])('%s stands until the %s', async (_, day, sql) => {
    const { id, registrations } = await createFullEvent(product.database);
    const { user_id } = await inLine(id);
    await product.database.pool.query(sql, sql.includes('$1') ? [user_id] : []);
    await free(registrations[0]);
    await offer(id);
    await product.database.pool.query('update mail_queue set is_open = true');
    const until = new Date(`${day}T10:00:00+05:45`).toISOString();
    expect((await list(id)).people).toMatchObject([{ offer_until: until }]);
  });

  test('is looked at again at the instant of its end, and a rejection when it is told', async () => {
    const { kysely } = product.database;
    const next = () => findNextInstant(kysely, product.clock.now());
    const isDue = async (id: number) =>
      (await findLinesToLookAt(kysely, product.clock.now())).includes(id);
    await product.database.pool.query('delete from waiting');
    const { id, registrations } = await createFullEvent(product.database);
    await inLine(id);
    expect([await next(), await isDue(id)]).toEqual([null, false]);
    await admin.put(`/api/admin/registrations/${registrations[0]}`, { status: 'REJECTED' });
    expect(await next()).toEqual(new Date('2025-07-16T10:01:00+05:45'));
    product.clock.set('2025-07-16T10:01:00+05:45');
    expect(await isDue(id)).toBe(true);
    await offer(id);
    const end = new Date('2025-07-17T10:01:00+05:45');
    expect([await next(), await isDue(id)]).toEqual([end, false]);
    product.clock.set(end);
    expect(await isDue(id)).toBe(true);
  });

  test('starts by itself when a seat becomes free: a job, in the same statement', async () => {
    const { id, registrations } = await createFullEvent(product.database);
    await free(registrations[0]);
    await product.database.pool.query('delete from jobs');
    const waits = await createFullEvent(product.database);
    await inLine(waits.id);
    await free(waits.registrations[0]);
    expect(await rows(`select payload from jobs where kind = 'waiting.offer'`)).toEqual([
      { payload: { event_id: waits.id } },
    ]);
    await product.database.pool.query('delete from jobs');
    await product.database.pool.query('update events set capacity = 9 where id = any($1)', [
      [id, waits.id],
    ]);
    expect(await rows(`select payload from jobs where kind = 'waiting.offer'`)).toEqual([
      { payload: { event_id: waits.id } },
    ]);
  });
});

describe('by hand', () => {
  test('a seat is offered in order, and out of order with a reason that is kept', async () => {
    const { id } = await createFullEvent(product.database);
    const [first, second, third] = [await inLine(id), await inLine(id), await inLine(id)];
    expect((await byHand(first.id)).problem).toBe('no-seat-to-offer');
    await product.database.pool.query('update events set capacity = 4 where id = $1', [id]);
    expect((await byHand(second.id)).problem).toBe('out-of-order');
    expect((await byHand(second.id, ' ')).problem).toBe('out-of-order');
    const offered = await byHand(second.id, 'She leads the team');
    expect(offered.json<WaitingList>().people).toMatchObject([
      { id: first.id, offer_until: null },
      { id: second.id, offer_reason: 'She leads the team' },
      { id: third.id, offer_until: null },
    ]);
    expect((await byHand(second.id)).problem).toBe('offered-already');
    expect((await byHand(first.id, 'Not needed')).json<WaitingList>().people).toMatchObject([
      { id: first.id, offer_reason: null },
      ...[{}, {}],
    ]);
    expect((await byHand(third.id)).problem).toBe('no-seat-to-offer');
  });

  test('nothing is offered to who may not register, nor where nothing is offered', async () => {
    const { id } = await createFullEvent(product.database);
    const bare = await inLine(id, { profile: null });
    const able = await inLine(id);
    await product.database.pool.query('update events set capacity = 4 where id = $1', [id]);
    expect((await byHand(bare.id)).problem).toBe('may-not-register');
    product.clock.set('2025-08-02T10:00:00+05:45');
    expect((await byHand(able.id)).problem).toBe('registration-closed');
    product.clock.set(NOW);
    await product.database.pool.query(
      `update events set event_date = '2025-07-16', starts_at = '10:30' where id = $1`,
      [id],
    );
    expect((await byHand(able.id)).problem).toBe('starts-too-soon');
  });

  test('a list is closed: who waits is told, an offer stands', async () => {
    const { id, registrations } = await createFullEvent(product.database);
    const [first, second] = [await inLine(id), await inLine(id)];
    await free(registrations[0]);
    await offer(id);
    const closed = await admin.put(`${urlOf(id)}/close`);
    expect(closed.json()).toMatchObject({ is_on: false, held: 1, people: [{ id: first.id }] });
    expect(
      await rows(
        `select user_id from notifications where kind = 'waiting-list-closed'
         and params @> jsonb_build_object('event_id', $1::int)`,
        id,
      ),
    ).toEqual([{ user_id: second.user_id }]);
    expect(await rows('select outcome, answers from waiting where id = $1', second.id)).toEqual([
      { outcome: 'closed', answers: [] },
    ]);
  });
});

test('one’s own data tells where one waits, and an erasure ends it', async () => {
  const { id, title, registrations } = await createFullEvent(product.database);
  const student = await product.as('USER');
  await createWaiting(product.database, { event_id: id, user_id: student.user.id });
  await free(registrations[0]);
  await offer(id);
  const data = (await student.get('/api/user/data')).json();
  expect(data['waiting']).toMatchObject([
    { event_title: title, answers: [{ 1: 'Facebook' }], outcome: null },
  ]);
  const erased = await admin.put(`/api/admin/users/${student.user.id}/erase`, {
    confirm: student.user.email,
  });
  expect(erased.status).toBe(200);
  expect(
    await rows('select outcome, answers from waiting where user_id = $1', student.user.id),
  ).toEqual([{ outcome: 'left', answers: [] }]);
  // The seat that was held for them is found by the job, and offered on.
  const { kysely } = product.database;
  expect(await findLinesToLookAt(kysely, product.clock.now())).toContain(id);
  await offer(id);
  expect(await list(id)).toMatchObject({ held: 0, total: 0 });
});
