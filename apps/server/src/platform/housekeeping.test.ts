import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { createUser } from '../testing/factories.ts';
import { Notices } from './db/notices.ts';
import { HOUSEKEEPING, removeExpired, removeExpiredAttempts } from './housekeeping.ts';
import { JobWorker } from './jobs/job-worker.ts';
import { createLog } from './process/log.ts';

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
    `insert into api_tokens (token_hash, user_id, name, scope, expires_at, ended_at) values
       ('live', $1, 'n', 'read', now() - interval '29 days', null),
       ('over', $1, 'n', 'read', now() - interval '31 days', null),
       ('hand', $1, 'n', 'read', now() + interval '1 day', now() - interval '31 days')`,
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
     union all select convert_from(token_hash, 'utf8') from api_tokens
     union all select convert_from(state_hash, 'utf8') from sign_in_attempts
     union all select key from idempotency_keys`,
  );
  expect(rows.map((row) => row.left)).toEqual(['live', 'live', 'live', 'live']);
});

describe('as jobs', () => {
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
  const planned = async () => {
    const { rows } = await database.pool.query<{ kind: string; minutes: number; fresh: boolean }>(
      `select kind, round(extract(epoch from run_at - now()) / 60)::int as minutes,
         attempts = 0 and taken_by is null as fresh
       from jobs order by kind`,
    );
    return rows;
  };
  const AFTER = [
    { kind: 'housekeeping.remove-expired', minutes: 60, fresh: true },
    { kind: 'housekeeping.remove-expired-attempts', minutes: 1, fresh: true },
  ];
  const log = createLog('silent');
  const start = async () => {
    const notices = new Notices(database);
    const worker = new JobWorker({ database, notices, jobs: HOUSEKEEPING, log });
    await notices.open();
    worker.start();
    return {
      wake: () => worker.wake(),
      stop: () => worker.stop().then(() => notices.close()),
    };
  };

  it('removes sign-ins that nobody finished every minute, by one process of all', async () => {
    await begin('before the start');
    const workers = await Promise.all([start(), start(), start()]);
    await eventually(async () => expect(await planned()).toEqual(AFTER));
    expect(await attempts()).toEqual(['live']);
    await begin('since then');
    await database.pool.query('update jobs set run_at = now()');
    for (const worker of workers) worker.wake();
    await eventually(async () => expect(await planned()).toEqual(AFTER));
    expect(await attempts()).toEqual(['live']);
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  it('does what was missed at the next start, and what is not due not', async () => {
    await begin('while nobody ran');
    await database.pool.query(
      `update jobs set run_at = now() - interval '1 day' where kind like '%attempts'`,
    );
    const worker = await start();
    await eventually(async () => expect(await attempts()).toEqual(['live']));
    await begin('just now');
    await worker.stop();
    const again = await start();
    await again.stop();
    expect(await attempts()).toEqual(['just now', 'live']);
    expect(await planned()).toEqual(AFTER);
  });
});
