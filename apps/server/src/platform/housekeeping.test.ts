import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories.ts';
import { tidyUp } from './housekeeping.ts';

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
  await tidyUp(database);
  const { rows } = await database.pool.query<{ left: string }>(
    `select convert_from(token_hash, 'utf8') as left from sessions
     union all select convert_from(state_hash, 'utf8') from sign_in_attempts
     union all select key from idempotency_keys`,
  );
  expect(rows.map((row) => row.left)).toEqual(['live', 'live', 'live']);
});
