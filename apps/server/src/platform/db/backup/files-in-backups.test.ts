import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createEvent, createUser } from '../../../testing/factories.ts';
import { tarFiles, writeTar } from '../../../testing/tar-files.ts';
import { copyOriginals } from '../../files/copied-originals.ts';
import { diskStore } from '../../files/disk-store.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { examineAgain, stillStored } from './stored-bytes.ts';

let source: TestDatabase;
let folder: string;
let userId: number;
let eventId: number;
let number = 0;

const from = () => path.join(folder, 'files');
const store = () => diskStore({ folder: from(), floor: 0, mark: async () => 'm' });

function newFile(): string {
  number += 1;
  return path.join(folder, `${number}.backup`);
}

beforeAll(async () => {
  folder = temporaryFolder('files-in-backups');
  source = await createTestDatabase();
  userId = (await createUser(source)).id;
  eventId = (await createEvent(source)).id;
  await source.pool.query(`insert into files_folder (mark) values ('of the first start')`);
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file as the product keeps it: its bytes first, then its rows in one transaction. */
async function complete(bytes: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const sent = path.join(folder, `sent-${randomBytes(4).toString('hex')}`);
  writeFileSync(sent, bytes);
  await store().keep(sha256, sent);
  await source.pool.query(
    `with bytes as (
       insert into stored_bytes (sha256, size, media_type) values ($1, $2, 'image/jpeg')
       on conflict do nothing)
     insert into files (key, user_id, event_id, purpose, name, size, begun_at, sha256,
       media_type, completed_at)
     values ($3, $4, $5, 'trial', 'poster.jpg', $2, now(), $1, 'image/jpeg', now())`,
    [sha256, bytes.length, randomBytes(16).toString('base64url'), userId, eventId],
  );
  return sha256;
}

async function rowsOf<T extends object>({ pool }: TestDatabase, text: string): Promise<T[]> {
  return (await pool.query<T>(text)).rows;
}

test('a backup says which files belong to it, and they come back with it', async () => {
  const hashes = [await complete(randomBytes(10)), await complete(randomBytes(20))].sort();
  const file = newFile();
  const { files } = await backup(source.pool, file);
  expect(files.map(({ sha256 }) => sha256)).toEqual(hashes);
  const [manifest] = await tarFiles(file);
  expect(JSON.parse(String(manifest?.content))).toMatchObject({ files });
  const target = await createTestDatabase();
  const given: unknown[] = [];
  const summary = await restore(target.pool, file, async (_client, named) => {
    given.push(named);
  });
  expect([summary.files, ...given]).toEqual([files, files]);
  // Whose folder is another: its first start marks it.
  expect(await rowsOf(target, 'select mark from files_folder')).toEqual([]);
  await target.close();
});

test('what was being sent is not there any more, and previews wait to be made again', async () => {
  const sha256 = await complete(randomBytes(30));
  const archive = await complete(randomBytes(31));
  const key = randomBytes(16).toString('base64url');
  await source.pool.query(
    `insert into files (key, user_id, event_id, purpose, name, size, begun_at)
     values ($1, $2, $3, 'trial', 'half.jpg', 100, now())`,
    [key, userId, eventId],
  );
  await source.pool.query(
    `insert into file_facts (sha256, state, facts, examined_at)
     select sha256, 'done', '{}', now() from unnest($1::text[]) as sha256`,
    [[sha256, archive]],
  );
  await source.pool.query(
    `insert into previews (sha256, page, width, height, bytes) values ($1, 1, 480, 320, 1000)`,
    [sha256],
  );
  const file = newFile();
  await backup(source.pool, file);
  const target = await createTestDatabase();
  await restore(target.pool, file, (client) => examineAgain(client, 'files.examine'));
  expect(await rowsOf(target, 'select id from files where sha256 is null')).toEqual([]);
  expect(await rowsOf(target, 'select sha256 from previews')).toEqual([]);
  const facts = await rowsOf(target, 'select sha256, state from file_facts order by state');
  expect(facts).toEqual([
    { sha256: archive, state: 'done' },
    { sha256, state: 'waiting' },
  ]);
  const jobs = await rowsOf<{ payload: unknown }>(
    target,
    `select payload from jobs where kind = 'files.examine'`,
  );
  const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
    target,
    `select id from files where sha256 = '${sha256}'`,
  );
  expect(jobs).toEqual([{ payload: { file: id } }]);
  await target.close();
});

test('a manifest that names a file otherwise than by its hash is damaged', async () => {
  const file = newFile();
  await backup(source.pool, file);
  const [first, ...others] = await tarFiles(file);
  const manifest = JSON.parse(String(first?.content)) as object;
  const target = await createTestDatabase();
  for (const files of [
    [{ sha256: '../../etc/passwd', size: 1 }],
    [{ sha256: 'A'.repeat(64), size: 1 }],
    [{ sha256: 'a'.repeat(64), size: 0 }],
  ]) {
    const content = Buffer.from(JSON.stringify({ ...manifest, files }));
    await writeTar(file, [{ name: 'manifest.json', content }, ...others]);
    await expect(restore(target.pool, file)).rejects.toThrow('is damaged (manifest.json)');
  }
  await target.close();
});

test('one of before there were files has none', async () => {
  const file = newFile();
  await backup(source.pool, file);
  const [first, ...others] = await tarFiles(file);
  const { files: _, ...manifest } = JSON.parse(String(first?.content)) as { files: unknown };
  const content = Buffer.from(JSON.stringify(manifest));
  await writeTar(file, [{ name: 'manifest.json', content }, ...others]);
  const target = await createTestDatabase();
  expect((await restore(target.pool, file)).files).toEqual([]);
  await target.close();
});

test('taken while files come and people are erased, it lacks none that anybody needs', async () => {
  const stop = new AbortController();
  const mine: string[] = [];
  const sending = Array.from({ length: 2 }, async () => {
    while (!stop.signal.aborted) mine.push(await complete(randomBytes(2_000)));
  });
  const erasing = (async () => {
    while (!stop.signal.aborted) {
      const sha256 = mine.shift();
      if (sha256 !== undefined) await erase(sha256);
      else await new Promise(setImmediate);
    }
  })();
  const to = path.join(folder, 'pratibha.files');
  let copied = 0;
  for (let round = 0; round < 3; round += 1) {
    const { files } = await backup(source.pool, newFile());
    const found = await copyOriginals(files, { from: from(), to, isVerified: false });
    expect(found.damaged).toEqual([]);
    expect(await stillStored(source.pool, found.missing)).toEqual([]);
    copied += found.copied;
    for (const { sha256 } of files) {
      if (found.missing.includes(sha256)) continue;
      const bytes = readFileSync(path.join(to, sha256.slice(0, 2), sha256));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  }
  stop.abort();
  await Promise.all([...sending, erasing]);
  expect(copied).toBeGreaterThan(3);
});

/** As an erasure does: the rows, and then the bytes that nobody else needs. */
async function erase(sha256: string): Promise<void> {
  await source.pool.query('delete from files where sha256 = $1', [sha256]);
  await source.pool.query('delete from stored_bytes where sha256 = $1', [sha256]);
  await store().remove(sha256);
}
