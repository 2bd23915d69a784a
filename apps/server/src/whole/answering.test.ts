import { firstLegal } from '@pratibha/words/editions/organiser/first-legal';
import { WHAT_IS_STORED, withStored } from '@pratibha/words/pages/stored';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERING } from '../features.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

/** Tables that could hold something of a person by their columns, and why they do not. */
const NOBODY: Readonly<Record<string, string>> = {
  certificate_templates: 'what a college prints; who signs is its own',
  editions: 'what a college says of a year; contacts are its own',
  event_place_changes: 'when and where an event was until it was changed',
  events: 'questions and their options, as organisers ask them',
  file_facts: 'what bytes are, by their hash; they go with the last file that has them',
  follow_ups: 'questions and their options, as organisers ask them',
  installation: 'facts about this installation',
  jobs: 'what is left to do, with numbers of rows and no words of people',
  migrations: 'names of migrations',
  result_shows: 'texts for a screen between awards, as organisers write them, and where it stands',
  sign_in_attempts: 'a browser by its hash, for a quarter of an hour; nobody is known yet',
  work_forms: 'what events ask to hand in, as organisers say it',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/**
 * Tables that point at people, directly or through a table that does, that have a column named as
 * what is known of a person, or one that holds anything at all.
 */
async function tablesWithPeople(db = database.kysely): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive held (id) as (
      select 'public.users'::regclass::oid
      union
      select conrelid from pg_constraint join held on confrelid = held.id where contype = 'f'
    )
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (
      oid in (select id from held) or exists (
        select from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and (
          attname ~ '(^|_)(name|email|mobile|dob|address|user|user_id|actor_id|browser_hash)$'
          or atttypid in ('json'::regtype, 'jsonb'::regtype))))
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

const answered = ANSWERING.flatMap(({ tables }) => Object.keys(tables));

test('somebody answers for every table that holds something of a person, and only one', async () => {
  expect(await tablesWithPeople()).toEqual([...answered, ...Object.keys(NOBODY)].sort());
  expect(new Set(answered).size).toBe(answered.length);
});

test.each([
  ['points at people', 'captain integer references users (id)'],
  ['points at what is theirs', 'work integer references submissions (id)'],
  ['names them', 'guardian_email text'],
  ['holds anything', 'payload jsonb'],
])('a new table that %s is noticed', async (_, column) => {
  const known = await tablesWithPeople();
  await database.pool.query(`create table teams (${column})`);
  const found = await tablesWithPeople();
  await database.pool.query('drop table teams');
  expect(found.filter((name) => !known.includes(name))).toEqual(['teams']);
});

test('the privacy notice that the product brings leaves the place where it stands what is stored', () => {
  const { text } = firstLegal('2025-06-01', true).privacy;
  expect(text).toContain(WHAT_IS_STORED);
  expect(withStored(text)).not.toContain('{{');
  expect(withStored(text)).toContain(
    'until these sign in or the invitation is long over.\n\nThe server limits',
  );
});
