import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { Notices } from '../db/notices.ts';
import { newToken, tokenHash } from './cookies.ts';
import { insertSession } from './session.queries.ts';
import { SessionCache } from './session-cache.ts';
import { weightOfSession } from './session-weight.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let database: TestDatabase;
let notices: Notices;
let cache: SessionCache;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  notices = new Notices(database);
  cache = new SessionCache(notices, database);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  notices.close();
});

type Made = Awaited<ReturnType<typeof session>>;

async function session() {
  const { id } = await createUser(database);
  const token = newToken();
  await insertSession(database.kysely, tokenHash(token), id);
  return { id, token };
}

/** So many sessions, of which every notice that comes of making them has been heard. */
async function sessions(count: number) {
  const made: Made[] = [];
  for (let n = 0; n < count; n += 1) made.push(await session());
  const heard = vi.spyOn(cache, 'forgetUser');
  await database.pool.query(`select pg_notify('users', '-1')`);
  await eventually(() => expect(heard).toHaveBeenCalledWith(-1));
  return made as [Made, Made, Made, Made];
}

/** How often the database was asked while this ran. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.kysely.getExecutor(), 'executeQuery');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

/** Whether each is answered from memory, by which it is used. */
function remembered(made: readonly Made[]): boolean[] {
  return made.map(({ token }) => cache.peek(token) !== undefined);
}

async function lastUse(id: number): Promise<{ minutes: number } | undefined> {
  const { rows } = await database.pool.query<{ minutes: number }>(
    `select extract(epoch from now() - last_seen_at)::int / 60 as minutes
     from sessions where user_id = $1`,
    [id],
  );
  return rows[0];
}

describe('by time', () => {
  test('a session is remembered as long as it lives, and then the database is asked', async () => {
    await notices.open();
    const [{ id, token }] = await sessions(1);
    expect(cache.peek(token)).toBeUndefined();
    await cache.get(token);
    vi.useFakeTimers({ toFake: ['Date'] });
    const statements: number[] = [];
    for (const days of [6, 6, 6, 6, 5.9, 0.2]) {
      vi.advanceTimersByTime(days * DAY_MS);
      statements.push(cache.peek(token)?.id === id ? 0 : 1);
    }
    expect(statements).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await statementsOf(() => cache.get(token))).toBeGreaterThan(0);
  });

  test.each([
    ['a millisecond before', 7 * DAY_MS - 1, true],
    ['at the end', 7 * DAY_MS, false],
  ])('of one that is not used it is asked after a week: %s', async (_, after, isKnown) => {
    await notices.open();
    const [made] = await sessions(1);
    vi.useFakeTimers({ toFake: ['Date'] });
    await cache.get(made.token);
    vi.advanceTimersByTime(after);
    expect(remembered([made])).toEqual([isKnown]);
  });

  test('one that ends within the second is over in memory, too', async () => {
    await notices.open();
    const [{ id, token }] = await sessions(1);
    await database.pool.query(
      `update sessions set expires_at = now() + interval '5.5 seconds' where user_id = $1`,
      [id],
    );
    await cache.get(token);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(3_000);
    expect(cache.peek(token)).toBeDefined();
    vi.advanceTimersByTime(2_500);
    expect(cache.peek(token)).toBeUndefined();
  });

  test('its use is noted every five minutes, and nobody waits for that', async () => {
    await notices.open();
    const [{ id, token }] = await sessions(1);
    await database.pool.query(
      `update sessions set last_seen_at = now() - interval '4 minutes' where user_id = $1`,
      [id],
    );
    await cache.get(token);
    expect(cache.peek(token)).toBeDefined();
    expect(await lastUse(id)).toEqual({ minutes: 4 });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(2 * MINUTE_MS);
    const answered = cache.peek(token);
    vi.useRealTimers();
    expect(answered).toBeDefined();
    await eventually(async () => expect(await lastUse(id)).toEqual({ minutes: 0 }));
  });
});

describe('notices', () => {
  test.each([
    ['ends the session', 'delete from sessions where user_id = $1', false],
    ['deletes the person', `update users set status = 'DELETED' where id = $1`, false],
    ['gives them another role', `update users set role = 'ADMIN' where id = $1`, true],
    ['changes their profile', `update profiles set mobile = '9800000009' where user_id = $1`, true],
  ])('who %s elsewhere is heard at once', async (_, change, isLeft) => {
    await notices.open();
    const [changed, other] = await sessions(2);
    for (const { token } of [changed, other]) await cache.get(token);
    expect(remembered([changed, other])).toEqual([true, true]);
    await database.pool.query(change, [changed.id]);
    await eventually(() => expect(remembered([changed, other])).toEqual([false, true]));
    const row = await cache.get(changed.token);
    expect(row !== null).toBe(isLeft);
  });

  test('while none are heard the database is asked each time', async () => {
    await notices.open();
    const [made] = await sessions(1);
    await cache.get(made.token);
    expect(await statementsOf(() => cache.get(made.token))).toBe(0);
    notices.close();
    for (let n = 0; n < 3; n += 1) {
      expect(remembered([made])).toEqual([false]);
      expect(await statementsOf(() => cache.get(made.token))).toBe(1);
    }
  });

  test('once they are heard again, nothing from before is known', async () => {
    await notices.open();
    const [kept, changed] = await sessions(2);
    for (const { token } of [kept, changed]) await cache.get(token);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query like 'listen%' or query = 'select 1')`,
    );
    await eventually(() => expect(notices.isListening).toBe(false));
    // Told while nobody listened.
    await database.pool.query(`update users set role = 'ADMIN' where id = $1`, [changed.id]);
    await eventually(() => expect(notices.isListening).toBe(true));
    expect(remembered([kept, changed])).toEqual([false, false]);
    expect(await cache.get(changed.token)).toMatchObject({ role: 'ADMIN' });
    expect(remembered([kept, changed])).toEqual([false, true]);
  });
});

describe('the room for sessions', () => {
  test('holds as many as it bears, and whoever was not there for longest goes', async () => {
    const sample = await session();
    const each = weightOfSession((await cache.get(sample.token)) ?? expect.fail('no session'));
    notices = new Notices(database);
    // As heavy as the first, but for some digits of a name.
    cache = new SessionCache(notices, database, { mostBytes: 3.2 * each });
    await notices.open();
    const made = await sessions(4);
    const [a, b, c, d] = made;
    for (const { token } of [a, b, c]) await cache.get(token);
    cache.peek(a.token);
    await cache.get(d.token);
    const order = [a, c, d, b];
    expect(remembered(order)).toEqual([true, true, true, false]);
    await cache.get(b.token);
    expect(remembered([c, d, b, a])).toEqual([true, true, true, false]);
  });

  test('is less for longer texts', async () => {
    await notices.open();
    const [short, long] = await sessions(2);
    await database.pool.query(`update users set name = repeat('न', 100) where id = $1`, [long.id]);
    const rows = await Promise.all([short, long].map(({ token }) => cache.get(token)));
    const [light = 0, heavy = 0] = rows.map((row) => (row === null ? 0 : weightOfSession(row)));
    expect(heavy - light).toBeGreaterThan(170);
    cache = new SessionCache(notices, database, { mostBytes: heavy - 1 });
    for (const { token } of [short, long]) await cache.get(token);
    expect(remembered([short, long])).toEqual([true, false]);
  });
});
