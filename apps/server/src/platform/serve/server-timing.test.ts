import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const msOf = (header: unknown) => Number(/^db;dur=(\d+\.\d)$/.exec(String(header))?.[1]);

test.each(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const)(
  'tells %s how long the database took, of a refusal, too',
  async (role) => {
    const organiser = await product.as(role);
    const list = await organiser.get('/api/admin/registrations');
    expect([list.status, msOf(list.headers['server-timing']) > 0]).toEqual([200, true]);
    const refused = await organiser.get('/api/admin/registrations/2000000000');
    expect([refused.status, msOf(refused.headers['server-timing']) > 0]).toEqual([404, true]);
  },
);

test('counts the statements of a transaction', async () => {
  const admin = await product.as('SUPER_ADMIN');
  const { user } = await product.as('USER');
  const changed = await admin.put(`/api/admin/users/${user.id}`, { role: 'EVENT_ADMIN' });
  expect(changed.status).toBe(200);
  expect(msOf(changed.headers['server-timing'])).toBeGreaterThan(0);
});

test('tells nobody else', async () => {
  const student = await product.as('USER');
  for (const url of ['/api/user/profile', '/api/user/registrations', '/api/admin/users']) {
    expect((await student.get(url)).headers['server-timing']).toBeUndefined();
  }
  const visitor = await product.anonymous().get('/api/public/site');
  expect(visitor.headers['server-timing']).toBeUndefined();
});
