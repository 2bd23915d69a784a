import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent } from '../../../testing/factories.ts';
import { createFullEvent } from '../../../testing/waiting-factories.ts';
import { findNextOpening } from './notices.queries.ts';
import { tellNotices } from './tell-notices.ts';

/** One notice, once: that registration opens, or that a seat is free. */

let product: TestApp;
let student: SignedInClient;

const NOW = '2025-07-16T10:00:00+05:45';
const OPENS = '2025-07-18T00:00:00+05:45';

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  student = await product.as('USER');
});

const ask = (id: number, by = student) => by.put(`/api/user/events/${id}/notice`);
const end = (id: number, by = student) => by.delete(`/api/user/events/${id}/notice`);
const asked = async () => (await student.get('/api/user/events/notices')).json<object[]>();
const tell = () => inTransaction(product.database, (db) => tellNotices(db, product.clock.now()));

async function told(userId = student.user.id): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ kind: string }>(
    'select kind from notifications where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

test('who asks before an event opens is told when it does, and never again', async () => {
  const { id } = await createEvent(product.database, { registration_open: new Date(OPENS) });
  expect((await ask(id)).json()).toEqual({ event_id: id, about: 'opens' });
  expect((await ask(id)).status).toBe(200);
  expect(await asked()).toEqual([{ event_id: id, about: 'opens' }]);
  const { kysely } = product.database;
  expect(await findNextOpening(kysely, product.clock.now())).toEqual(new Date(OPENS));
  await tell();
  expect(await told()).toEqual([]);
  product.clock.set(OPENS);
  await Promise.all([tell(), tell()]);
  await tell();
  expect([await told(), await asked()]).toEqual([['registration-opens'], []]);
});

test('of a full event without a list one is told that a seat is free, after an undo could be', async () => {
  const { id, registrations } = await createFullEvent(product.database, {}, { is_on: false });
  expect((await ask(id)).json()).toEqual({ event_id: id, about: 'seat-free' });
  await tell();
  expect(await told()).toEqual([]);
  const admin = await product.as('ADMIN');
  await admin.put(`/api/admin/registrations/${registrations[0]}`, { status: 'REJECTED' });
  await tell();
  expect(await told()).toEqual([]);
  product.clock.set('2025-07-16T10:01:00+05:45');
  await tell();
  expect(await told()).toEqual(['seat-free']);
});

test('who ends it, or is registered by then, is told nothing', async () => {
  const { id } = await createEvent(product.database, { registration_open: new Date(OPENS) });
  await ask(id);
  expect((await end(id)).json()).toEqual({ event_id: id, about: 'opens' });
  expect((await end(id)).problem).toBe('not-found');
  const second = await product.as('USER');
  await ask(id, second);
  product.clock.set(OPENS);
  const body = { event_answers: [{ '1': 'Facebook' }] };
  expect((await second.post(`/api/user/events/${id}/register`, body)).status).toBe(201);
  await tell();
  expect([await told(), await told(second.user.id)]).toEqual([[], ['registration-received']]);
});

test('there is nothing to be told of an event that is open, has a list, or is internal', async () => {
  const open = await createEvent(product.database);
  const waiting = await createFullEvent(product.database);
  const internal = await createEvent(product.database, {
    ...{ internal_event: true, registration_open: new Date(OPENS) },
  });
  for (const { id } of [open, waiting, internal])
    expect([id, (await ask(id)).problem]).toEqual([id, 'nothing-to-tell']);
});

test('one’s own data tells what one asked, and an erasure ends it', async () => {
  const { id, title } = await createEvent(product.database, {
    registration_open: new Date(OPENS),
  });
  await ask(id);
  const data = (await student.get('/api/user/data')).json();
  expect([title, data['asked_notices']]).toMatchObject([title, [{ event_id: id, about: 'opens' }]]);
  const boss = await product.as('SUPER_ADMIN');
  const url = `/api/admin/users/${student.user.id}/erase`;
  expect((await boss.put(url, { confirm: student.user.email })).status).toBe(200);
  const { rows } = await product.database.pool.query(
    'select from asked_notices where user_id = $1',
    [student.user.id],
  );
  expect(rows).toEqual([]);
});
