import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedDatabase, startEmbedded } from '@pratibha/embedded-postgres/embedded';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createSubmission } from '../../../testing/factories.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations-folder.ts';
import { openDatabase } from '../pool.ts';

const ROOT = fileURLToPath(new URL('../../../../../..', import.meta.url));

let folder: string;
let server: EmbeddedDatabase;
let remote: TestDatabase;

/** The product's database, held by this process as the product would. */
beforeAll(async () => {
  folder = temporaryFolder('commands');
  server = await startEmbedded({ dataDir: path.join(folder, 'running'), durable: false });
  const database = openDatabase(server.connection);
  await migrate(database.pool, MIGRATIONS);
  await createSubmission(database, { description: 'Kept' });
  await database.close();
  remote = await createTestDatabase();
});
afterAll(async () => {
  await remote.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type End = { code: number | null; out: string; err: string };

function command(name: 'backup' | 'restore' | 'keys', file: string[], env: Record<string, string>) {
  return new Promise<End>((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...file], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] ?? '', INIT_CWD: folder, ...env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const file = () => path.join(folder, 'all.backup');
const at = (name: string) => ({ DATA_DIR: path.join(folder, name) });

test('back up the running product, and put it into a new folder and a server', async () => {
  const backedUp = await command('backup', [file()], at('running'));
  expect(backedUp).toMatchObject({ code: 0, err: '' });
  expect(backedUp.out).toMatch(/all\.backup holds \d+ rows as of 20\S+Z\.\n$/);
  expect(await command('restore', [file()], at('new'))).toMatchObject({ code: 0, err: '' });
  const again = await command('restore', [file()], at('new'));
  expect(again.code).toBe(1);
  expect(again.err).toMatch(/^The database is not empty, .* Nothing was changed\.\n$/);
  const copy = await startEmbedded({ dataDir: path.join(folder, 'new'), durable: false });
  const database = openDatabase(copy.connection);
  const { rows } = await database.pool.query('select description from submission_revisions');
  expect(rows).toEqual([{ description: 'Kept' }]);
  await database.close();
  await copy.stop();
  const url = { DATABASE_URL: remote.connectionString };
  expect(await command('restore', [file()], url)).toMatchObject({ code: 0, err: '' });
  const found = await remote.pool.query('select description from submission_revisions');
  expect(found.rows).toEqual([{ description: 'Kept' }]);
});

test('the key that signs goes into a file of its own, and comes back with it', async () => {
  const env = { ...at('running'), KEYS_PASSWORD: 'correct horse battery' };
  const made = await command('keys', ['rotate'], env);
  expect(made).toMatchObject({ code: 0, err: '' });
  const id = /^The key ([0-9a-f]{12}) signs from now on\.\n$/.exec(made.out)?.[1] ?? '';
  const [all, keys] = [path.join(folder, 'with.backup'), path.join(folder, 'all.keys')];
  const unasked = await command('backup', ['--keys', keys], at('running'));
  expect(unasked).toMatchObject({ code: 1 });
  expect(unasked.err).toMatch(/^Set KEYS_PASSWORD .+\n$/);
  const saved = await command('backup', [all, '--keys', keys], env);
  expect(saved).toMatchObject({ code: 0, err: '' });
  expect(saved.out).toContain(`all.keys holds the key ${id}. Keep its password elsewhere.\n`);
  const target = await createTestDatabase();
  const other = { ...env, DATABASE_URL: target.connectionString };
  expect(await command('restore', [all, '--keys', keys], other)).toMatchObject({
    code: 0,
    err: '',
  });
  const { rows } = await target.pool.query(
    'select key_id from signing_keys join signing_secrets on signing_key_id = signing_keys.id',
  );
  expect(rows).toEqual([{ key_id: id }]);
  const listed = await command('keys', ['list'], other);
  expect(listed.out).toMatch(new RegExp(`^${id}, made on 20[\\d-]{8}, in use\\n$`));
  await target.close();
});

test.each([
  ['restore', ['--keys', 'b'], {}, /^Name one file: npm run restore/],
  ['keys', ['revoke', 'x'], {}, /^Say what to do: npm run keys -- list/],
  ['backup', [], {}, /^Name one file: npm run backup -- pratibha\.backup\n$/],
  ['restore', ['a', 'b'], {}, /^Name one file: npm run restore/],
  [
    'backup',
    ['x'],
    { DATA_DIR: '/nowhere/at/all' },
    /^There is no database in \/nowhere\/at\/all\. Set DATA_DIR/,
  ],
  ['backup', ['x'], { DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  ['backup', ['x'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /^The backup failed: .+\n$/],
] as const)('%s with %j says what is wrong', async (name, files, env, words) => {
  const end = await command(name, [...files], env);
  expect(end.code).toBe(1);
  expect(end.err).toMatch(words);
  expect(end.err.trim()).not.toContain('\n');
});
