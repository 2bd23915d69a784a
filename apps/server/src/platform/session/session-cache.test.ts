import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createUser } from '../../testing/factories.ts';
import { Notices } from '../db/notices.ts';
import { newToken, tokenHash } from './cookies.ts';
import { insertSession } from './session.queries.ts';
import { SessionCache } from './session-cache.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A session that was last used some time ago, which its next use has to note. */
async function staleSession() {
  const [{ id }, token] = [await createUser(database), newToken()];
  await insertSession(database.kysely, tokenHash(token), id);
  await database.pool.query(
    `update sessions set last_seen_at = now() - interval '10 minutes' where user_id = $1`,
    [id],
  );
  return { id, token };
}

async function isNoted(id: number): Promise<boolean | undefined> {
  const { rows } = await database.pool.query<{ is_noted: boolean }>(
    `select last_seen_at > now() - interval '5 minutes' as is_noted
     from sessions where user_id = $1`,
    [id],
  );
  return rows[0]?.is_noted;
}

test('nobody waits for a session that somebody is ending', async () => {
  const cache = new SessionCache(new Notices(database), database);
  const [first, ending, last] = await Promise.all([1, 2, 3].map(() => staleSession()));
  const holder = await database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query('delete from sessions where user_id = $1', [ending?.id]);
  // The first is read alone, the others together. Whoever waited would wait for ever.
  const asked = [first, ending, last].map((each) => cache.get(each?.token ?? ''));
  const rows = await Promise.all(asked);
  expect(rows.map((row) => row?.id)).toEqual([first?.id, ending?.id, last?.id]);
  expect(await Promise.all([first, last].map((each) => isNoted(each?.id ?? 0)))).toEqual([
    true,
    true,
  ]);
  expect(await isNoted(ending?.id ?? 0)).toBe(false);
  await holder.query('commit');
  expect(await cache.get(ending?.token ?? '')).toBe(null);
});
