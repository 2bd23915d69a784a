import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareMailQueue } from '../features/mail/mail.ts';
import { notify } from '../features/notifications/notifications.ts';
import { type Database, openDatabase } from '../platform/db/pool.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { createUser } from '../testing/factories.ts';
import { type DemoClock, openDemoClock } from './clock.ts';
import { DEMO_START } from './demo-start.ts';

const MINUTE = 60_000;
const AUGUST = new Date('2025-08-11T10:00:00+05:45');

let database: TestDatabase;
let elsewhere: Database;
let here: DemoClock;
let there: DemoClock;

beforeAll(async () => {
  database = await createTestDatabase();
  elsewhere = openDatabase(database.connection);
  here = await openDemoClock(database, { clockStart: null });
  there = await openDemoClock(elsewhere, { clockStart: null });
});

afterAll(async () => {
  await here.close();
  await there.close();
  await elsewhere.close();
  await database.close();
});

/** Between the instant and a minute later, which is more than a test takes. */
function expectAbout(clock: DemoClock, instant: Date): void {
  const passed = clock.now().getTime() - instant.getTime();
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(MINUTE);
}

describe('the demo clock', () => {
  it('begins on 16 July 2025, 10:00 in Nepal', () => {
    expect(DEMO_START.toISOString()).toBe('2025-07-16T04:15:00.000Z');
    expectAbout(here, DEMO_START);
  });

  it('jumps in every process at once, and runs on', async () => {
    await here.set(AUGUST);
    expectAbout(here, AUGUST);
    await eventually(() => expectAbout(there, AUGUST));
  });

  it('finds the right time again after its connection was lost', async () => {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await eventually(() => here.set(DEMO_START));
    await eventually(() => expectAbout(there, DEMO_START));
    await there.set(AUGUST);
    await eventually(() => expectAbout(here, AUGUST));
  });

  it('begins where CLOCK_START says, for all that run already', async () => {
    const start = new Date('2025-08-20T09:00:00Z');
    const third = await openDemoClock(database, { clockStart: start });
    expectAbout(third, start);
    await eventually(() => expectAbout(here, start));
    await third.close();
  });
});

describe('the calls of the demo clock', () => {
  let server: TestApp;
  let clock: DemoClock;

  beforeAll(async () => {
    server = await startTestApp({
      clock: async (its) => {
        clock = await openDemoClock(its, { clockStart: null });
        return clock;
      },
    });
  });

  afterAll(async () => {
    await clock.close();
    await server.close();
  });

  it('tell the time and the telling moments', async () => {
    const site = (await server.anonymous().get('/api/public/site')).json<{
      zone: string;
      demo: { now: string; moments: { label: string; at: string }[] };
    }>();
    expect(site.zone).toBe('Asia/Kathmandu');
    const times = site.demo.moments.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.length).toBeGreaterThanOrEqual(7);
  });

  it('let a visitor jump, and every reply tells the new time', async () => {
    const visitor = server.anonymous();
    const response = await visitor.put('/api/demo/clock', { at: AUGUST.toISOString() });
    expect(response.status).toBe(200);
    // The notice of the clock's opening may come in between, and is corrected by the next.
    await eventually(async () => {
      expectAbout(clock, AUGUST);
      const next = await visitor.get('/api/public/site');
      const passed = Date.parse(String(next.headers['x-server-time'])) - AUGUST.getTime();
      expect(passed).toBeGreaterThanOrEqual(0);
      expect(passed).toBeLessThan(MINUTE);
    });
  });

  it('let mails look again that wait for the end of the night, and no others', async () => {
    const { pool, kysely } = server.database;
    await prepareMailQueue(server.database, { sends: true });
    const { id: userId } = await createUser(server.database);
    const told = { kind: 'account-changed', userId, at: AUGUST } as const;
    for (const version of [1, 2]) {
      const params = { version, changes: ['suspended' as const], role: null };
      await notify(kysely, [{ ...told, params }]);
    }
    await pool.query(
      `update notifications set mail_after = now() + interval '8 hours'
       where params ->> 'version' = '1';
       update jobs set run_at = now() + interval '8 hours'`,
    );
    const moved = await server.anonymous().put('/api/demo/clock', { at: AUGUST.toISOString() });
    expect(moved.status).toBe(200);
    const { rows } = await pool.query(
      `select params ->> 'version' as version, mail_after, run_at <= now() as is_due
       from notifications join jobs on jobs.key = notifications.id::text order by 1`,
    );
    expect(rows).toEqual([
      { version: '1', mail_after: null, is_due: true },
      { version: '2', mail_after: null, is_due: false },
    ]);
  });

  it.each([
    [{}],
    [{ at: 'tomorrow' }],
    [{ at: '2025-07-16T10:00:00' }],
    [{ at: '0001-01-01T00:00:00Z' }],
    [{ at: '9999-12-31T00:00:00Z' }],
    [{ at: AUGUST.toISOString(), more: 1 }],
    [{ at: 5 }],
  ])('refuse %j', async (body) => {
    const before = clock.now();
    const response = await server.anonymous().put('/api/demo/clock', body);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expectAbout(clock, before);
  });
});
