import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createLog } from '../../../platform/process/log.ts';
import { startTestApp, type TestApp, testConfig } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createUser } from '../../../testing/factories.ts';
import { HttpClient } from '../../../testing/http-client.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const sessionsOf = (id: number) => `/api/admin/users/${id}/sessions`;
const isIn = async (client: HttpClient) => (await client.get('/api/user/profile')).status === 200;

test('an admin signs somebody out everywhere, and nothing else changes', async () => {
  const admin = await product.as('ADMIN');
  const here = await product.as('USER');
  const there = await product.as(here.user.email as `${string}@${string}`);
  const bystander = await product.as('USER');
  for (const client of [here, there, bystander]) expect(await isIn(client)).toBe(true);
  const before = (await admin.get(`/api/admin/users/${here.user.id}`)).json();

  const response = await admin.delete(sessionsOf(here.user.id));
  expect([response.status, response.json()]).toEqual([200, { id: here.user.id, ended: 2 }]);
  expect(await Promise.all([here, there, bystander, admin].map(isIn))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect((await admin.get(`/api/admin/users/${here.user.id}`)).json()).toEqual(before);
  const [row] = (await admin.get('/api/admin/audit?action=user.signed-out')).json<object[]>();
  expect(row).toMatchObject({ subject_id: here.user.id, changes: { ended: 2 } });
  expect((await admin.delete(sessionsOf(here.user.id))).json()).toMatchObject({ ended: 0 });
  const again = await product.as(here.user.email as `${string}@${string}`);
  expect(await isIn(again)).toBe(true);
});

test('another server hears of it as well', async () => {
  const other = await buildApp({
    config: testConfig({ filesDir: product.database.filesDir }),
    database: product.database,
    clock: product.clock,
    log: createLog('silent'),
  });
  await other.ready();
  const person = await product.as('USER');
  const there = new HttpClient(other, product.origin);
  there.cookies.set('pratibha_session', person.cookies.get('pratibha_session') ?? '');
  expect(await isIn(there)).toBe(true);
  const admin = await product.as('SUPER_ADMIN');
  await admin.delete(sessionsOf(person.user.id));
  await eventually(async () => expect(await isIn(there)).toBe(false));
  await other.close();
});

test('only those may do it who may edit the person', async () => {
  const admin = await product.as('ADMIN');
  const head = await product.as('SUPER_ADMIN');
  const refused = async (client: HttpClient, id: number) => {
    const { status, problem } = await client.delete(sessionsOf(id));
    return [status, problem];
  };
  expect(await refused(admin, head.user.id)).toEqual([403, 'target-above-you']);
  expect(await refused(admin, admin.user.id)).toEqual([403, 'cannot-edit-self']);
  expect(await refused(head, head.user.id)).toEqual([403, 'cannot-edit-self']);
  const { user: student } = await product.as('USER');
  expect(await refused(await product.as('EVENT_ADMIN'), student.id)).toEqual([403, 'not-allowed']);
  expect(await refused(head, 2_000_000_000)).toEqual([404, 'not-found']);
  expect(await Promise.all([admin, head].map(isIn))).toEqual([true, true]);

  const leaver = await createUser(product.database);
  await head.put(`/api/admin/users/${leaver.id}/erase`, { confirm: leaver.email });
  expect(await refused(head, leaver.id)).toEqual([409, 'already-erased']);
});
