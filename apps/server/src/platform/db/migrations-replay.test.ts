import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSubmission, createUser } from '../../testing/factories.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations-folder.ts';

/** The files of the first release; an installation may hold data that knows no later ones. */
const FIRST_RELEASE = ['0001-init.sql', '0002-change-notices.sql', '0003-list-indexes.sql'];
const ALL = readdirSync(MIGRATIONS).sort();

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = temporaryFolder('replay');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function empty(): Promise<void> {
  await database.pool.query('drop schema public cascade; create schema public');
}

function copy(names: readonly string[]): void {
  for (const name of names) cpSync(path.join(MIGRATIONS, name), path.join(folder, name));
}

/** Everything that the schema consists of, as text. */
async function schema(): Promise<unknown[]> {
  const { rows } = await database.pool.query<object>(`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, is_identity) as words
    from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger
      where not tgisinternal
    order by 1, 2, 3`);
  return rows;
}

/** Every row of every table, by table, as JSON. */
async function everything(tables: readonly string[]): Promise<Map<string, object[]>> {
  const found = new Map<string, object[]>();
  for (const table of tables) {
    const { rows } = await database.pool.query<{ row: object }>(
      `select to_jsonb(t) as row from ${table} as t order by t::text`,
    );
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

test('the files run one by one from empty and end in the schema that the tests use', async () => {
  const wanted = await schema();
  await empty();
  for (const [index, name] of ALL.entries()) {
    copy(ALL.slice(0, index + 1));
    expect(await migrate(database.pool, folder)).toEqual([name]);
  }
  expect(await schema()).toEqual(wanted);
});

test('data of the first release comes through all later files', async () => {
  await empty();
  copy(FIRST_RELEASE);
  await migrate(database.pool, folder);
  await createSubmission(database, { status: 'ACCEPTED' });
  await createSubmission(database);
  const admin = await createUser(database, { role: 'SUPER_ADMIN', status: 'DELETED' });
  await database.pool.query(
    `insert into audit (at, actor_id, action, subject_type) values (now(), $1, 'x', 'user')`,
    [admin.id],
  );
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const tables = rows.map(({ name }) => name);
  const before = await everything(tables);
  copy(ALL);
  expect(await migrate(database.pool, folder)).toEqual(ALL.slice(FIRST_RELEASE.length));
  const after = await everything(tables);
  expect(before.get('submissions')).toHaveLength(2);
  for (const [table, kept] of before) {
    expect(after.get(table), table).toMatchObject(kept);
  }
});

test('a table that somebody holds stops the start with a sentence, and changes nothing', async () => {
  await empty();
  copy(FIRST_RELEASE);
  await migrate(database.pool, folder);
  copy(ALL);
  const { rows: before } = await database.pool.query('select name from migrations order by name');
  const holder = await database.pool.connect();
  await holder.query('begin; lock table users, events in access exclusive mode');
  await expect(migrate(database.pool, folder, { lockTimeoutMs: 50 })).rejects.toThrow(
    /The migration \S+ failed: .*lock timeout/,
  );
  await holder.query('rollback');
  holder.release();
  const { rows: after } = await database.pool.query('select name from migrations order by name');
  expect(after).toEqual(before);
  expect(await migrate(database.pool, folder, { lockTimeoutMs: 50 })).toEqual(
    ALL.slice(FIRST_RELEASE.length),
  );
});

test('accounts that may pass for others are told of, without their addresses, and left', async () => {
  await empty();
  copy(FIRST_RELEASE);
  await migrate(database.pool, folder);
  const plain = await createUser(database, { email: 'Karen@people.example' });
  const odd = await createUser(database, { email: '\u212Aamala@people.example' });
  copy(ALL);
  const warnings: string[] = [];
  await migrate(database.pool, folder, { onWarning: (warning) => warnings.push(warning) });
  expect(warnings).toEqual([
    expect.stringMatching(`other letters than a to z: 1 \\(the first ids: ${odd.id}\\)`),
  ]);
  expect(warnings[0]).not.toContain('people.example');
  const emails = (await database.kysely.selectFrom('users').select('email').execute()).map(
    ({ email }) => email,
  );
  expect(emails.sort()).toEqual([plain.email, odd.email].sort());
  // Only A to Z are the same as a to z.
  await createUser(database, { email: 'kamala@people.example' });
  await expect(createUser(database, { email: 'KAREN@people.example' })).rejects.toThrow(
    /users_email_key/,
  );
});
