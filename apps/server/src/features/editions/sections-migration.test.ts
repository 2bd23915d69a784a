import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../platform/db/migrations-folder.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { prepareEdition, savedContent } from './editions.ts';
import { contentIn } from './live-edition.ts';

/** What one of these leaves, the next one reads. */
const ENDS = ['-sections.sql', '-pictures.sql', '-questions.sql'];
const [MIGRATION = '', PICTURES = '', QUESTIONS = ''] = ENDS.map((end) => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.includes('edition'));
  return readFileSync(
    path.join(MIGRATIONS, names.find((name) => name.endsWith(end)) ?? ''),
    'utf8',
  );
});

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('content from before the sections says afterwards what a new one says', async () => {
  await database.pool.query(`update editions set content = '{}'`);
  await database.pool.query(MIGRATION);
  await database.pool.query(PICTURES);
  await database.pool.query(QUESTIONS);
  expect(await savedContent(database)).toEqual({});
  await prepareEdition(database, FIRST_CONTENT);
  await database.pool.query(
    `update editions set content = content
       - '{faq,sponsors,team,news,sections,legal,look,registration}'::text[] #- '{gallery,pictures}'`,
  );
  await database.pool.query(MIGRATION);
  await database.pool.query(PICTURES);
  await database.pool.query(QUESTIONS);
  const saved = contentIn(await savedContent(database));
  const { privacy, rules } = FIRST_CONTENT.legal;
  const { updated } = saved.legal.privacy;
  const legal = { privacy: { ...privacy, updated }, rules: { ...rules, updated } };
  expect(saved).toEqual({ ...FIRST_CONTENT, legal });
});

test('entries from before pictures get an empty place for one', async () => {
  const { team, sponsors } = FIRST_CONTENT;
  const sponsor = { name: 'One', link: null, tier: 'Gold' };
  const content = {
    ...FIRST_CONTENT,
    team: { ...team, all: [{ name: 'Asha', role: 'Desk', link: null }] },
    sponsors: { ...sponsors, all: [sponsor, { ...sponsor, name: 'Two' }] },
  };
  await database.pool.query('update editions set content = $1', [JSON.stringify(content)]);
  await database.pool.query(PICTURES);
  const saved = contentIn(await savedContent(database));
  expect(saved.team.all).toEqual([{ ...content.team.all[0], photo: null }]);
  expect(saved.sponsors.all.map(({ name, logo }) => [name, logo])).toEqual([
    ['One', null],
    ['Two', null],
  ]);
});

test('a privacy notice of a college, and questions that are there, stay as they are', async () => {
  const registration = { questions: '{"1":"Why?"}' };
  const { legal } = FIRST_CONTENT;
  const privacy = { ...legal.privacy, text: 'We keep your name.' };
  const content = { ...FIRST_CONTENT, registration, legal: { ...legal, privacy } };
  await database.pool.query('update editions set content = $1', [JSON.stringify(content)]);
  await database.pool.query(QUESTIONS);
  expect(await savedContent(database)).toEqual(content);
});
