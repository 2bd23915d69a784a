import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { savedContent } from './editions.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../scripts/edition.ts', import.meta.url));

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = temporaryFolder('edition');
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, 'edition.json');

/** What `npm run edition` runs, in a folder of somebody's own. */
function edition(...words: string[]) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', SCRIPT, ...words],
      { env: { INIT_CWD: folder, DATABASE_URL: database.connectionString } },
    );
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

test('what was saved can be changed and published, and never writes over a file', async () => {
  const saved = await edition('save', 'edition.json');
  expect(saved).toMatchObject({ code: 0, err: '' });
  expect(saved.out).toContain('npm run edition -- publish edition.json');
  const content = JSON.parse(readFileSync(file(), 'utf8')) as typeof FIRST_CONTENT;
  expect(content).toEqual(FIRST_CONTENT);
  expect(await edition('save', 'edition.json')).toMatchObject({ code: 1 });

  writeFileSync(file(), JSON.stringify({ ...content, tagline: 'Ours' }));
  expect(await edition('publish', 'edition.json')).toEqual({
    code: 0,
    out: 'The pages say it from now on.\n',
    err: '',
  });
  expect(await savedContent(database)).toMatchObject({ tagline: 'Ours' });
});

test('a file that an earlier product saved is published as it was', async () => {
  const { mapOnPress: _, ...place } = FIRST_CONTENT.place;
  const { landing } = FIRST_CONTENT.timeline;
  const steps = landing.steps.map(({ window: __, ...step }) => step);
  const timeline = { ...FIRST_CONTENT.timeline, landing: { ...landing, steps } };
  const { venue: ___, ...content } = FIRST_CONTENT;
  writeFileSync(file(), JSON.stringify({ ...content, place, timeline }));
  expect(await edition('publish', 'edition.json')).toMatchObject({ code: 0, err: '' });
  expect(await savedContent(database)).toMatchObject({
    place: { mapOnPress: false },
    venue: { name: null, room: null, address: null, map: null },
    timeline: { landing: { steps: steps.map((step) => ({ ...step, window: null })) } },
  });
});

test('what is wrong is told by its place, and nothing is published', async () => {
  const before = await savedContent(database);
  writeFileSync(file(), JSON.stringify({ ...FIRST_CONTENT, year: 1, title: '' }));
  expect(await edition('publish', 'edition.json')).toEqual({
    code: 1,
    out: '',
    err: [
      'Nothing was published.',
      '/year: Give a number from 1900 to 2199.',
      '/title: Give a text that is not blank.',
      '',
    ].join('\n'),
  });
  writeFileSync(file(), '{');
  expect((await edition('publish', 'edition.json')).err).toContain('cannot be read as JSON');
  expect((await edition('burn', 'edition.json')).err).toMatch(/^Say what to do with which file/);
  expect(await savedContent(database)).toEqual(before);
});
