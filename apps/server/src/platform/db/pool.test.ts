import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { generateTypes } from '../../testing/generate-types.ts';
import { statementName } from './named-statements.ts';
import { openDatabase } from './pool.ts';
import { isUnavailable } from './unavailable.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
});

describe('values', () => {
  it('come as dates without a time, numbers and instants', async () => {
    const { rows } = await database.pool.query(
      `select date '2006-02-01' as day, 7::bigint as count, timestamptz '2025-07-16 10:00+05:45' as at`,
    );
    expect(rows).toEqual([{ day: '2006-02-01', count: 7, at: new Date('2025-07-16T04:15:00Z') }]);
  });

  it('refuse a bigint that a number cannot hold', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(
      RangeError,
    );
  });
});

describe('statements of Kysely', () => {
  it('are prepared once per connection under a name made from their text', async () => {
    const prepared = await database.kysely.connection().execute(async (connection) => {
      await connection.selectFrom('users').select('id').where('id', '=', 1).execute();
      await connection.selectFrom('users').select('id').where('id', '=', 2).execute();
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like 'select "id"%'`.execute(
        connection,
      );
      return rows;
    });
    expect(prepared).toEqual([{ name: statementName('select "id" from "users" where "id" = $1') }]);
  });

  it('stay without a name where a name gains nothing', () => {
    expect(statementName('begin')).toBeUndefined();
    expect(statementName('select 1')).not.toBe(statementName('select 2'));
  });
});

describe('a database that cannot be reached', () => {
  it('is told apart from other errors', async () => {
    const nowhere = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    const lost = await nowhere.pool.query('select 1').catch((error: unknown) => error);
    const wrong = await database.pool.query('select nonsense').catch((error: unknown) => error);
    await nowhere.close();
    expect(isUnavailable(lost)).toBe(true);
    expect(isUnavailable(wrong)).toBe(false);
  });
});

describe('types.gen.ts', () => {
  it('matches the migrations (else: npm run generate)', async () => {
    const committed = readFileSync(new URL('types.gen.ts', import.meta.url), 'utf8');
    const generated = await generateTypes(database.kysely);
    expect(generated, 'types.gen.ts is out of date: npm run generate').toBe(committed);
  });
});
