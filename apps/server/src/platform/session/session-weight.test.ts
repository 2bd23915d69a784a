import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { Notices } from '../db/notices.ts';
import { SessionCache } from './session-cache.ts';
import { weightOfSession } from './session-weight.ts';

const SESSIONS = 5_000;
/** Less than this is no change of the heap. */
const NOTHING_BYTES = 10_000;
/** So many collections in a row that free nothing. */
const QUIET_COLLECTIONS = 5;
/** Asked for at a time, as in a rush. */
const TOGETHER = 1_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/**
 * The heap in bytes once everything is gone that nobody holds, also of the files before this one.
 */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let least = Number.MAX_SAFE_INTEGER;
  // What grows old, such as code that runs no more, goes after several collections alone.
  for (let quiet = 0; quiet < QUIET_COLLECTIONS; ) {
    await new Promise((next) => setImmediate(next));
    collect();
    const held = process.memoryUsage().heapUsed;
    quiet = least - held > NOTHING_BYTES ? 0 : quiet + 1;
    least = Math.min(least, held);
  }
  return least;
}

const tokenOf = (n: number) => String(n).padStart(43, '0');

/** People from this number on with a session each, and with names and colleges like these. */
async function seed(first: number, name: string, college: string): Promise<void> {
  await database.pool.query(
    `insert into users (id, name, email, profile_pic) overriding system value
     select n, $1 || n, 'person' || n || '@example.test', 'https://pictures.example.test/' || n
     from generate_series($2::int, $2 + ${SESSIONS} - 1) as n`,
    [name, first],
  );
  await database.pool.query(
    `insert into profiles (user_id, mobile, dob, gender, address, college_name, college_address)
     select id, '98' || lpad(id::text, 8, '0'), '2007-04-14', 'FEMALE', $1, $1, $1
     from users where id >= $2`,
    [college, first],
  );
  await database.pool.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select sha256(convert_to(lpad(id::text, 43, '0'), 'UTF8')), id, now() + interval '1 day'
     from users where id >= $1`,
    [first],
  );
}

describe('what sessions weigh', () => {
  test.each([
    ['in the letters of English', 1, 'Asha Gurung ', 'Example Secondary School'],
    ['in those of Nepali', SESSIONS + 1, 'आशा गुरुङ ', 'उदाहरण माध्यमिक विद्यालय'],
  ])('is what they take of the heap: %s', { timeout: 120_000 }, async (_, first, name, college) => {
    await seed(first, name, college);
    const notices = new Notices(database);
    onTestFinished(() => notices.close());
    const cache = new SessionCache(notices, database);
    await notices.open();
    let weight = 0;
    for (let from = first; from < first + SESSIONS; from += TOGETHER) {
      const tokens = Array.from({ length: TOGETHER }, (_, n) => tokenOf(from + n));
      for (const row of await Promise.all(tokens.map((token) => cache.get(token)))) {
        weight += row === null ? 0 : weightOfSession(row);
      }
    }
    expect(cache.peek(tokenOf(first))).toBeDefined();
    // Nothing else happens between the two looks: collecting stops the process for so long that it
    // would lose its notices and forget everybody.
    notices.close();
    const full = await heldBytes();
    for (let id = first; id < first + SESSIONS; id += 1) cache.forgetUser(id);
    const taken = full - (await heldBytes());
    expect(weight).toBeGreaterThan(taken);
    expect(weight).toBeLessThan(taken * 1.3);
  });
});
