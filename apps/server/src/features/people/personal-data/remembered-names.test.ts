import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createRegistration } from '../../../testing/factories.ts';

let product: TestApp;
let superAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  superAdmin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());

const REVIEWS = '/api/admin/registrations/reviews';

async function pending(count: number): Promise<number[]> {
  const event = await createEvent(product.database);
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const student = await product.as('USER');
    const values = { event_id: event.id, user_id: student.user.id };
    ids.push((await createRegistration(product.database, values)).id);
  }
  return ids;
}

async function dump(): Promise<string> {
  const { rows } = await product.database.pool.query<{ row: string }>(
    'select k::text as row from idempotency_keys k order by 1',
  );
  return rows.map(({ row }) => row).join('\n');
}

test('who decided before is in no remembered response once they are erased, whatever they were called', async () => {
  const decider = await product.as({ role: 'EVENT_ADMIN', name: 'Canary Decider' });
  const late = await product.as('ADMIN');
  const [first = 0, second = 0] = await pending(2);
  await decider.put(`/api/admin/registrations/${first}`, { status: 'SHORTLISTED', remarks: null });
  const body = {
    rows: [first, second].map((id) => ({ id, version: 1 })),
    status: 'REJECTED',
    remarks: null,
  };
  const headers = { 'idempotency-key': 'both' };
  const told = await late.put(REVIEWS, body, headers);
  expect(told.json()).toMatchObject([
    { id: first, outcome: 'already-reviewed', decided_by: 'Canary Decider' },
    { id: second, outcome: 'done' },
  ]);
  expect(await dump()).toContain('Canary');
  // By then another name.
  await product.database.pool.query("update users set name = 'Somebody Else' where id = $1", [
    decider.user.id,
  ]);
  const erased = await superAdmin.put(`/api/admin/users/${decider.user.id}/erase`, {
    confirm: decider.user.email,
  });
  expect(erased.status).toBe(200);
  expect(await dump()).not.toContain('Canary');

  const again = await late.put(REVIEWS, body, headers);
  expect(again.headers['idempotency-replayed']).toBe('true');
  const [lost, done] = told.json<object[]>();
  expect(again.json()).toEqual([{ ...lost, decided_by: null }, done]);
  const { requests } = (await late.get('/api/idempotency-keys/both')).json<{
    requests: object[];
  }>();
  expect(requests).toMatchObject([{ response: [{ decided_by: null }, { outcome: 'done' }] }]);
});

test('what else is remembered stays as it was told', async () => {
  const late = await product.as('ADMIN');
  const [only = 0] = await pending(1);
  const body = { rows: [{ id: only, version: 1 }], status: 'SHORTLISTED', remarks: null };
  await late.put(REVIEWS, body, { 'idempotency-key': 'alone' });
  const student = await product.as('USER');
  const event = await createEvent(product.database);
  const answers = { event_answers: [{ '1': 'Facebook' }] };
  const register = () =>
    student.post(`/api/user/events/${event.id}/register`, answers, { 'idempotency-key': 'mine' });
  const registered = await register();
  const somebody = await product.as('USER');
  const before = await dump();
  const { id, email } = somebody.user;
  expect((await superAdmin.put(`/api/admin/users/${id}/erase`, { confirm: email })).status).toBe(
    200,
  );
  expect(await dump()).toBe(before);
  expect((await register()).json()).toEqual(registered.json());
});
