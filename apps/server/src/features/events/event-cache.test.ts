import type { AdminEvent, UserEvent } from '@pratibha/contract/events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SessionCache } from '../../platform/session/session-cache.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const titles = async (client: { get(url: string): Promise<{ json<T>(): T }> }) =>
  (await client.get('/api/user/available/events')).json<UserEvent[]>().map(({ title }) => title);

test('a change behind the back of this process is in the very next list', async () => {
  const student = await product.as('USER');
  const { id } = await createEvent(product.database, { title: 'Before' });
  expect(await titles(student)).toContain('Before');
  await product.database.pool.query('update events set title = $1 where id = $2', ['After', id]);
  expect(await titles(student)).toContain('After');
  await product.database.pool.query(`update events set status = 'DELETED' where id = $1`, [id]);
  expect(await titles(student)).not.toContain('After');
});

test('a list of unchanged events is one statement', async () => {
  const forgotten = vi.spyOn(SessionCache.prototype, 'forgetUser');
  const student = await product.as('USER');
  // The notice of the sign-up comes when it likes, and would cost the list a look at the session.
  await eventually(() => expect(forgotten).toHaveBeenCalledWith(student.user.id));
  forgotten.mockRestore();
  await titles(student);
  const query = vi.spyOn(product.database.kysely.getExecutor(), 'executeQuery');
  await titles(student);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

test('organisers see how many take part, also after somebody left', async () => {
  const admin = await product.as('ADMIN');
  const { id: event_id } = await createEvent(product.database);
  const first = await createRegistration(product.database, { event_id });
  await createRegistration(product.database, { event_id });
  const count = async () =>
    (await admin.get(`/api/admin/events/${event_id}`)).json<AdminEvent>().registrations;
  expect(await count()).toBe(2);
  await product.database.pool.query('delete from registrations where id = $1', [first.id]);
  expect(await count()).toBe(1);
});
