import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { createLog } from '../process/log.ts';
import { removeExpired, removeExpiredAttempts, startHousekeeping } from './housekeeping.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

it('removes what has run out and nothing else', async () => {
  const { id } = await createUser(database);
  await database.pool.query(
    `insert into sessions (token_hash, user_id, last_seen_at, expires_at) values
       ('live', $1, now(), now() + interval '1 day'),
       ('over', $1, now(), now() - interval '1 second'),
       ('idle', $1, now() - interval '8 days', now() + interval '1 day')`,
    [id],
  );
  await database.pool.query(
    `insert into sign_in_attempts
       (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at) values
       ('live', 'b', 'n', 'v', '/', now() + interval '1 minute'),
       ('over', 'b', 'n', 'v', '/', now() - interval '1 second')`,
  );
  await database.pool.query(
    `insert into idempotency_keys
       (user_id, endpoint, key, request_hash, status, response, created_at) values
       ($1, 'POST /x', 'live', 'h', 200, '{}', now()),
       ($1, 'POST /x', 'over', 'h', 200, '{}', now() - interval '25 hours')`,
    [id],
  );
  await removeExpiredAttempts(database);
  await removeExpired(database);
  const { rows } = await database.pool.query<{ left: string }>(
    `select convert_from(token_hash, 'utf8') as left from sessions
     union all select convert_from(state_hash, 'utf8') from sign_in_attempts
     union all select key from idempotency_keys`,
  );
  expect(rows.map((row) => row.left)).toEqual(['live', 'live', 'live']);
});

it('sweeps sign-ins that nobody finished every minute', async () => {
  const attempts = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select convert_from(state_hash, 'utf8') as name from sign_in_attempts order by 1`,
    );
    return rows.map(({ name }) => name);
  };
  const begin = (name: string) =>
    database.pool.query(
      `insert into sign_in_attempts
         (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at) values
         (convert_to($1, 'utf8'), 'b', 'n', 'v', '/', now() - interval '1 second')`,
      [name],
    );
  await begin('before the start');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startHousekeeping(database, createLog('silent'));
  await vi.waitUntil(async () => (await attempts()).length === 1);
  await begin('since then');
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await eventually(async () => expect(await attempts()).toEqual(['live']));
  stop();
});
