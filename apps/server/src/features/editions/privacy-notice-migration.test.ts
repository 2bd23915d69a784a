import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WHAT_IS_STORED } from '@pratibha/words/pages/stored';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../platform/db/migrations-folder.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

function migration(named: string): string {
  const name = readdirSync(MIGRATIONS).find((each) => each.endsWith(named));
  return readFileSync(path.join(MIGRATIONS, name ?? ''), 'utf8');
}
const CORRECTED = migration('-corrected-and-waiting.sql');
/** The tables that it changes have their columns already. */
const NOTICE = CORRECTED.slice(CORRECTED.indexOf('create function with_privacy_notice'));
const BY_RELEASE = migration('-told-by-the-release.sql');

const { legal } = FIRST_CONTENT;
/** What is stored, as notices said it before the release does. */
const LISTED = /\$list\$(.*?)\$list\$/s.exec(BY_RELEASE)?.[1] ?? '';
const NOW = legal.privacy.text.replace(WHAT_IS_STORED, LISTED);
const BEFORE = NOW.replace(
  'The organisers can correct your name too, and your e-mail address as long as nobody has signed in with your account.',
  'Your name and e-mail address can also be corrected by the organisers.',
).replace(
  'what of these pages they wrote, and which announcements wait in their name.',
  'and what of these pages they wrote.',
);
const saying = (text: string) => ({
  ...FIRST_CONTENT,
  legal: { ...legal, privacy: { ...legal.privacy, text } },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What the notice says wherever an edition is kept, once this was written there. */
async function after(text: string, changes = NOTICE): Promise<unknown[]> {
  const { pool } = database;
  const content = JSON.stringify(saying(text));
  await pool.query('delete from edition_schedules; delete from edition_drafts');
  await pool.query('update editions set content = $1', [content]);
  await pool.query('update edition_versions set content = $1', [content]);
  await pool.query(
    `insert into edition_drafts (edition_id, content, saved_at) select id, $1, now() from editions`,
    [content],
  );
  await pool.query(
    `insert into edition_schedules (edition_id, content, version, publish_at)
     select id, $1, version, now() from editions`,
    [content],
  );
  await pool.query(changes);
  const tables = ['editions', 'edition_versions', 'edition_drafts', 'edition_schedules'];
  const { rows } = await pool.query<{ text: unknown }>(
    tables
      .map((table) => `select content #>> '{legal,privacy,text}' as text from ${table}`)
      .join(' union all '),
  );
  return rows.map((row) => row.text);
}

test('the notice that the product brought promises wherever it stands what organisers can do', async () => {
  expect(BEFORE).not.toBe(NOW);
  const { rows } = await database.pool.query<{ version: number }>('select version from editions');
  const texts = await after(BEFORE);
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(texts)).toEqual(new Set([NOW]));
  // It is the same version still.
  expect((await database.pool.query('select version from editions')).rows).toEqual(rows);
});

test('what is stored is said by the release, wherever the notice says it as the product did', async () => {
  expect(new Set(await after(NOW, BY_RELEASE))).toEqual(new Set([legal.privacy.text]));
  const [kept] = await after(`${NOW}\n\nAnd ours.`, BY_RELEASE);
  expect(kept).toBe(`${legal.privacy.text}\n\nAnd ours.`);
});

test('a notice of a college stays word for word', async () => {
  const own = 'Your name and e-mail address can be corrected by the organisers. We keep your name.';
  for (const changes of [NOTICE, BY_RELEASE])
    expect(new Set(await after(own, changes))).toEqual(new Set([own]));
});

test('what is empty stays empty', async () => {
  const { pool } = database;
  await pool.query(`update editions set content = '{}'; update edition_drafts set content = null`);
  await pool.query(NOTICE);
  expect((await pool.query('select distinct content from editions')).rows).toEqual([
    { content: {} },
  ]);
});
