import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../platform/db/migrations-folder.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { savedContent } from './editions.ts';
import { contentIn } from './live-edition.ts';

const MIGRATION = readFileSync(path.join(MIGRATIONS, '0040-edition-beginnings.sql'), 'utf8');
const { currency: _, ...PRIZES } = FIRST_CONTENT.prizes;
const PLACEHOLDERS = {
  opens: '2000-01-01T00:00+05:45',
  closes: '2000-01-02T00:00+05:45',
  formUrl: 'https://college.example',
};
/** As a first start wrote it. */
const BEFORE = {
  ...FIRST_CONTENT,
  prizes: PRIZES,
  workshops: { ...FIRST_CONTENT.workshops, ...PLACEHOLDERS },
};
const AFTER = {
  ...FIRST_CONTENT,
  workshops: { ...FIRST_CONTENT.workshops, opens: null, closes: null, formUrl: null },
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Puts the database back to before the migration, says this there, and migrates. */
async function migrated(say: string, values: readonly unknown[] = []): Promise<void> {
  await database.pool.query(`
    alter table events drop column competition;
    alter table edition_schedules drop column events;
    delete from edition_drafts;
    delete from edition_versions`);
  await database.pool.query(`update editions set version = 1, content = $1`, [BEFORE]);
  await database.pool.query(say, [...values]);
  await database.pool.query(MIGRATION);
}

const versions = async () =>
  (
    await database.pool.query<{ number: number; content: unknown }>(
      'select number, content from edition_versions order by number',
    )
  ).rows;

test('what is published keeps its version, with a currency and without workshops of nobody', async () => {
  await migrated(
    'insert into edition_drafts (edition_id, content, saved_at) values (1, $1, now())',
    [{ ...BEFORE, title: 'Ours' }],
  );
  expect(contentIn(await savedContent(database))).toEqual(AFTER);
  expect(await versions()).toEqual([{ number: 1, content: AFTER }]);
  const { rows } = await database.pool.query('select content from edition_drafts');
  expect(rows).toEqual([{ content: { ...AFTER, title: 'Ours' } }]);
});

test('what the first start wrote, and nobody published, is gone', async () => {
  await migrated('update editions set set_up = false');
  expect(await savedContent(database)).toEqual({});
  expect(await versions()).toEqual([]);
  await database.pool.query('update editions set set_up = true');
});

test('nor does it come back where somebody published since', async () => {
  await migrated(`
    update edition_versions set at = now();
    update editions set version = 2`);
  expect((await versions()).map(({ number }) => number)).toEqual([2]);
});
