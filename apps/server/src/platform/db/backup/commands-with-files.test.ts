import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createEvent, createSubmission, createUser } from '../../../testing/factories.ts';
import { diskStore } from '../../files/disk-store.ts';

const ROOT = fileURLToPath(new URL('../../../../../..', import.meta.url));

let folder: string;
let source: TestDatabase;
const hashes: string[] = [];

const storeIn = (name: string) =>
  diskStore({ folder: path.join(folder, name), floor: 0, mark: async () => 'm' });

beforeAll(async () => {
  folder = temporaryFolder('commands-with-files');
  source = await createTestDatabase();
  const user = await createUser(source);
  const event = await createEvent(source);
  const { submission_id } = await handIn(user.id, event.id);
  for (const text of ['poster', 'film', 'plan']) {
    const sha256 = createHash('sha256').update(text).digest('hex');
    writeFileSync(path.join(folder, 'sent'), text);
    await storeIn('files').keep(sha256, path.join(folder, 'sent'));
    await source.pool.query(
      `with bytes as (insert into stored_bytes (sha256, size, media_type) values ($1, $2, 'x/y'))
       insert into files (key, user_id, event_id, purpose, part, name, size, begun_at, sha256,
         media_type, completed_at)
       values ($3, $4, $5, 'work', 'poster', 'x', $2, now(), $1, 'x/y', now())`,
      [sha256, text.length, sha256.slice(0, 22), user.id, event.id],
    );
    await source.pool.query(
      `insert into handed_files (submission_id, revision, part, n, file_id)
       select $1, 1, 'poster', id, id from files where sha256 = $2`,
      [submission_id, sha256],
    );
    hashes.push(sha256);
  }
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A work whose parts are handed in. */
async function handIn(userId: number, eventId: number) {
  const { id } = await createSubmission(source, { user_id: userId, event_id: eventId });
  const { rows } = await source.pool.query<{ submission_id: number }>(
    `insert into handed_in (submission_id, revision, user_id, code, parts)
     values ($1, 1, $2, '0123456789ABCDEF', '[]') returning submission_id`,
    [id, userId],
  );
  return rows[0] ?? { submission_id: 0 };
}

type End = { code: number | null; out: string; err: string };

function command(name: 'backup' | 'restore', words: readonly string[], database = source) {
  return new Promise<End>((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...words], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: database.connectionString,
        FILES_DIR: path.join(folder, database === source ? 'files' : 'restored'),
      },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const at = (...names: string[]) => path.join(folder, ...names);

test('files go into a folder that all backups beside share, and come back', async () => {
  const first = await command('backup', [at('one.backup')]);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/pratibha\.files has its files: 3, of which 3 are new\.\n$/);
  const second = await command('backup', [at('two.backup')]);
  expect(second.out).toMatch(/pratibha\.files has its files: 3, of which 0 are new\.\n$/);
  const without = await command('backup', [at('three.backup'), '--without-files']);
  expect([without.code, without.out.split('\n')]).toEqual([0, [expect.any(String) as string, '']]);

  const target = await createTestDatabase();
  const lost = await command('restore', [at('two.backup'), '--files', at('elsewhere')], target);
  expect(lost.code).toBe(1);
  expect(lost.err).toMatch(/^There is no folder .+elsewhere, .+ Nothing was changed\.\n$/);
  const back = await command('restore', [at('two.backup')], target);
  expect(back).toMatchObject({ code: 0, err: '' });
  expect(back.out).toMatch(/restored has its files: 3, of which 3 are new\.\n$/);
  for (const sha256 of hashes) {
    const bytes = readFileSync(storeIn('restored').pathOf(sha256));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  await target.close();
  rmSync(at('restored'), { recursive: true });
});

test('what is damaged or gone is named, all others are copied, and the command fails', async () => {
  const [damaged = '', gone = '', whole = ''] = hashes;
  const to = ['--files', at('other.files')];
  expect(await command('backup', [at('four.backup'), ...to])).toMatchObject({ code: 0 });
  writeFileSync(at('other.files', damaged.slice(0, 2), damaged), 'qoster');
  rmSync(at('other.files', gone.slice(0, 2), gone));
  const target = await createTestDatabase();
  const back = await command('restore', [at('four.backup'), ...to], target);
  expect(back.code).toBe(1);
  expect(back.out).toMatch(
    /^The database holds the \d+ rows of .+\n.+: 3, of which 1 are new\.\n$/,
  );
  expect(back.err).toMatch(/^Of the files in .+other\.files 2 could not be copied: .+\.\n$/);
  expect(back.err).toContain(`${gone} is missing, ${damaged} is damaged`);
  expect(await storeIn('restored').has(whole)).toBe(true);
  expect(existsSync(storeIn('restored').pathOf(damaged))).toBe(false);
  await target.close();
  rmSync(at('restored'), { recursive: true });

  writeFileSync(storeIn('files').pathOf(damaged), 'qoster');
  const saved = await command('backup', [at('five.backup'), '--files', at('third.files')]);
  expect(saved.code).toBe(1);
  expect(saved.out).toMatch(/five\.backup holds \d+ rows/);
  expect(saved.err).toContain(`1 could not be copied: ${damaged} is damaged.`);
  expect(existsSync(at('five.backup'))).toBe(true);
});

test('what was removed while the backup was made, and no work has, is not missed', async () => {
  const sha256 = 'a'.repeat(64);
  await source.pool.query(
    `with bytes as (insert into stored_bytes (sha256, size, media_type) values ($1, 7, 'x/y'))
     insert into files (key, user_id, event_id, purpose, name, size, begun_at, sha256,
       media_type, completed_at)
     select left($1, 22), user_id, event_id, 'trial', 'x', 7, now(), $1, 'x/y', now()
     from files limit 1`,
    [sha256],
  );
  expect((await command('backup', [at('six.backup'), '--without-files'])).code).toBe(0);
  await source.pool.query('delete from files where sha256 = $1', [sha256]);
  const target = await createTestDatabase();
  const back = await command('restore', [at('six.backup')], target);
  expect(back).toMatchObject({ code: 0, err: '' });
  expect(back.out).toMatch(/restored has its files: 3, of which 3 are new\.\n$/);
  const { rows } = await target.pool.query('select count(*)::int as n from stored_bytes');
  expect(rows).toEqual([{ n: 3 }]);
  await target.close();
});

test.each([[['--files', 'x']], [['x', '--files']], [['x', '--files', 'y', '--without-files']]])(
  '%j says what is wrong',
  async (words) => {
    const end = await command('backup', words);
    expect(end).toMatchObject({ code: 1, out: '' });
    expect(end.err).toMatch(/^Name one file: npm run backup -- pratibha\.backup\n$/);
  },
);
