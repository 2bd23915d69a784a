import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../platform/db/migrations-folder.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { prepareEdition, savedContent } from './editions.ts';
import { contentIn } from './live-edition.ts';

const FILE = readdirSync(MIGRATIONS).find((name) => name.endsWith('-sections.sql')) ?? '';
const MIGRATION = readFileSync(path.join(MIGRATIONS, FILE), 'utf8');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('content from before the sections says afterwards what a new one says', async () => {
  await database.pool.query(`update editions set content = '{}'`);
  await database.pool.query(MIGRATION);
  expect(await savedContent(database)).toEqual({});
  await prepareEdition(database, FIRST_CONTENT);
  await database.pool.query(
    `update editions set content = content
       - '{faq,sponsors,team,news,sections,legal,look}'::text[]`,
  );
  await database.pool.query(MIGRATION);
  const saved = contentIn(await savedContent(database));
  const { privacy, rules } = FIRST_CONTENT.legal;
  const { updated } = saved.legal.privacy;
  const legal = { privacy: { ...privacy, updated }, rules: { ...rules, updated } };
  expect(saved).toEqual({ ...FIRST_CONTENT, legal });
});
