import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createUser } from '../../testing/factories.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('fills every value into its place, whatever the order of the calls', async () => {
  let builds = 0;
  const find = prepared((db, { id, name }: { id: number; name: string }) => {
    builds += 1;
    return db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('name', '=', name)
      .where('status', '=', 'ACTIVE')
      .where('id', '=', id);
  });
  const one = await createUser(database, { name: 'One' });
  const two = await createUser(database, { name: 'Two' });
  const results = await Promise.all([
    find(database.kysely, { id: one.id, name: 'One' }),
    find(database.kysely, { id: two.id, name: 'Two' }),
    find(database.kysely, { id: two.id, name: 'One' }),
  ]);
  expect(results).toEqual([
    [{ id: one.id, email: one.email }],
    [{ id: two.id, email: two.email }],
    [],
  ]);
  expect(builds).toBe(1);
});

it('takes text as a value, never as SQL', async () => {
  const echo = prepared(
    (_db, { text }: { text: string | null }) => sql<{ text: string }>`select ${text}::text as text`,
  );
  const hostile = `'; drop table users; --`;
  expect(await echo(database.kysely, { text: hostile })).toEqual([{ text: hostile }]);
  expect(await echo(database.kysely, { text: null })).toEqual([{ text: null }]);
});
