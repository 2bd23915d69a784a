import type { PublicEvent } from '@pratibha/contract/events';
import type { SessionUser } from '@pratibha/contract/session';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { Notices } from '../platform/db/notices.ts';
import { createLog } from '../platform/process/log.ts';
import { startTestApp, type TestApp, testConfig } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { createEvent } from '../testing/factories.ts';
import { HttpClient } from '../testing/http-client.ts';

/** Two servers on one database, as behind a proxy. */
let one: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  one = await startTestApp();
  other = await buildApp({
    config: testConfig({ filesDir: one.database.filesDir }),
    database: one.database,
    clock: one.clock,
    log: createLog('silent'),
  });
  await other.ready();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The same browser, answered by the other server. */
function atTheOther(client: HttpClient): HttpClient {
  const there = new HttpClient(other, one.origin);
  for (const name of ['pratibha_session', 'XSRF-TOKEN']) {
    there.cookies.set(name, client.cookies.get(name) ?? '');
  }
  return there;
}

const profile = async (client: HttpClient) =>
  (await client.get('/api/user/profile')).json<SessionUser>();

describe('sessions in memory', () => {
  test('once the notices of the sign-up are in, a request asks no database', async () => {
    const student = await one.as('USER');
    const query = vi.spyOn(one.database.kysely.getExecutor(), 'executeQuery');
    await eventually(async () => {
      query.mockClear();
      expect((await profile(student)).id).toBe(student.user.id);
      expect(query).not.toHaveBeenCalled();
    });
    query.mockRestore();
  });

  test('a role counts at the next request here, and soon at the other server', async () => {
    const admin = await one.as('SUPER_ADMIN');
    const person = await one.as('ADMIN');
    const there = atTheOther(person);
    expect((await there.get('/api/admin/users?limit=1')).status).toBe(200);
    expect((await person.get('/api/admin/users?limit=1')).status).toBe(200);
    await admin.put(`/api/admin/users/${person.user.id}`, { role: 'USER' });
    expect((await person.get('/api/admin/users?limit=1')).status).toBe(403);
    await eventually(async () => {
      expect((await there.get('/api/admin/users?limit=1')).status).toBe(403);
    });
  });

  test('grants count at the next request here, and soon at the other server', async () => {
    const admin = await one.as('ADMIN');
    const person = await one.as('EVENT_ADMIN');
    const { id } = await createEvent(one.database);
    const url = `/api/admin/events/${(await createEvent(one.database)).id}`;
    const there = atTheOther(person);
    for (const client of [there, person]) expect((await client.get(url)).status).toBe(200);
    const event_grants = [{ event_id: id, kind: 'organise' }];
    await admin.put(`/api/admin/users/${person.user.id}`, { event_grants });
    expect((await person.get(url)).status).toBe(404);
    await eventually(async () => {
      expect((await there.get(url)).status).toBe(404);
    });
  });

  test('a deleted person is signed out at once here, and soon at the other server', async () => {
    const admin = await one.as('SUPER_ADMIN');
    const person = await one.as('USER');
    const there = atTheOther(person);
    await profile(there);
    await profile(person);
    await admin.delete(`/api/admin/users/${person.user.id}`);
    expect((await person.get('/api/user/profile')).status).toBe(401);
    await eventually(async () => {
      expect((await there.get('/api/user/profile')).status).toBe(401);
    });
  });

  test('after logout the token opens nothing, here or there', async () => {
    const person = await one.as('USER');
    const copy = atTheOther(person);
    const replay = new HttpClient(one.app, one.origin);
    replay.cookies.set('pratibha_session', person.cookies.get('pratibha_session') ?? '');
    await profile(copy);
    await person.post('/api/user/logout');
    expect((await replay.get('/api/user/profile')).status).toBe(401);
    await eventually(async () => {
      expect((await copy.get('/api/user/profile')).status).toBe(401);
    });
  });

  test('while no notices are heard nothing is taken from memory', async () => {
    const person = await one.as('ADMIN');
    await profile(person);
    await one.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query like 'listen%' or query = 'select 1')`,
    );
    await one.database.pool.query(`update users set role = 'USER' where id = $1`, [person.user.id]);
    await eventually(async () => {
      expect((await profile(person)).role).toBe('USER');
    });
  });
});

describe('the public list in memory', () => {
  const events = async (app: TestApp['app']) =>
    (await new HttpClient(app, one.origin).get('/api/public/events/available')).json<
      PublicEvent[]
    >();

  test('is forgotten here with the change itself, without waiting for the notice of it', async () => {
    const admin = await one.as('ADMIN');
    const values = {
      title: 'Told at once',
      registration_open: '2025-07-01T00:00:00+05:45',
      registration_close: '2025-07-31T00:00:00+05:45',
    };
    const told = vi.spyOn(Notices.prototype, 'notifyHere');
    const { id } = (await admin.post('/api/admin/events', values)).json<{ id: number }>();
    expect(told.mock.calls).toEqual([['events']]);
    await admin.put(`/api/admin/events/${id}`, { ...values, title: 'Told again' });
    await admin.delete(`/api/admin/events/${id}`);
    expect(told.mock.calls).toHaveLength(3);
    told.mockRestore();
  });

  test('a change is in the list of every server', async () => {
    await events(one.app);
    await events(other);
    const { id } = await createEvent(one.database);
    for (const app of [one.app, other]) {
      await eventually(async () => {
        expect((await events(app)).map((event) => event.id)).toContain(id);
      });
    }
  });

  test('is sent compressed where that is accepted, and not at all where it is known', async () => {
    const client = one.anonymous();
    const url = '/api/public/events/available';
    const plain = await client.get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const response = await client.get(url, { 'accept-encoding': encoding });
      expect(response.headers['content-encoding']).toBe(encoding);
    }
    const known = await client.get(url, { 'if-none-match': String(plain.headers['etag']) });
    expect([known.status, known.text]).toEqual([304, '']);
  });
});
