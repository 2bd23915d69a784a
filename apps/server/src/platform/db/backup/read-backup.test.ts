import { fork, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { from as copyFrom } from 'pg-copy-streams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createSubmission } from '../../../testing/factories.ts';
import { backup } from './backup.ts';
import { LONGEST_MANIFEST, type Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';

let folder: string;
let source: TestDatabase;
let file: string;

beforeAll(async () => {
  folder = temporaryFolder('read-backup');
  file = path.join(folder, 'a.backup');
  source = await createTestDatabase();
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

test('tar and COPY open a backup without us', async () => {
  await createSubmission(source, { description: 'Kept\tby\nhand' });
  const good = path.join(folder, 'good.backup');
  await backup(source.pool, good);
  const opened = path.join(folder, 'opened');
  mkdirSync(opened);
  const done = spawnSync('tar', ['xzf', good], { cwd: opened, encoding: 'utf8' });
  expect(done).toMatchObject({ status: 0, stderr: '' });
  const text = readFileSync(path.join(opened, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  expect(manifest).toMatchObject({ format: 'pratibha-backup', version: 2 });
  expect(readdirSync(opened).sort()).toEqual(
    ['manifest.json', ...manifest.tables.map(({ name }) => `${name}.copy`)].sort(),
  );
  const byHand = await createTestDatabase();
  const client = await byHand.pool.connect();
  await client.query(
    `set session_replication_role = 'replica';
     truncate editions, events_stamp, unsubscribe_key cascade`,
  );
  for (const { name, columns, rows } of manifest.tables) {
    const content = readFileSync(path.join(opened, `${name}.copy`));
    const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from([content]), into);
    expect([name, into.rowCount]).toEqual([name, rows]);
  }
  const { rows } = await client.query('select description from submission_revisions');
  expect(rows).toEqual([{ description: 'Kept\tby\nhand' }]);
  client.release(true);
  await byHand.close();
});

/** The head of a file in a tar, which claims this size. */
function head(name: string, size: number, type = '0'): Buffer {
  const bytes = Buffer.alloc(512);
  bytes.write(name);
  bytes.write('0000600\0', 100);
  bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  bytes.write(`        ${type}`, 148);
  bytes.write('ustar\x0000', 257);
  const sum = bytes.reduce((all, byte) => all + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** What reading the file refuses with, and the most of it that was kept at once, in bytes. */
async function refusal() {
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 1);
  try {
    for await (const part of readBackup(file)) expect(part.kind).toBeDefined();
    return { message: null, most };
  } catch (error) {
    return { message: String(error), most };
  } finally {
    clearInterval(watch);
  }
}

test.each([
  ['a manifest', 'manifest.json', '0'],
  ['a long name', 'manifest.json', 'L'],
  ['an attribute', 'manifest.json', 'x'],
])('%s that claims more than any has is refused before it is kept', async (_, name, type) => {
  const claim = head(name, LONGEST_MANIFEST + 1, type);
  writeFileSync(file, gzipSync(Buffer.concat([claim, Buffer.alloc(70_000_000, ' ')])));
  const { message, most } = await refusal();
  expect(message).toContain('is no backup of Pratibha. Nothing was changed.');
  expect(most).toBeLessThan(LONGEST_MANIFEST);
});

const COPIES = new URL('../../../testing/backup-process.ts', import.meta.url);
type Copied = { readonly tables: Manifest['tables']; readonly most: number };

test('the memory stays flat, whatever a table holds', async () => {
  await source.pool.query(
    `insert into audit (at, action, subject_type, changes)
     select now(), 'a.b', 'user', json_build_object('text', repeat(md5(n::text), 200))
     from generate_series(1, 11000) as n`,
  );
  const large = path.join(folder, 'large.backup');
  const target = await createTestDatabase();
  // In a process that holds nothing else: what other files left in this one comes and goes as it
  // likes.
  const addresses = [source.connectionString, target.connectionString];
  const child = fork(COPIES, [...addresses, large], { execArgv: ['--expose-gc'] });
  const copied = await new Promise<Copied>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Copied));
    child.once('exit', (code) => reject(new Error(`It ended with ${code} and told nothing.`)));
  });
  await target.close();
  expect(copied.tables.find(({ name }) => name === 'audit')?.rows).toBe(11000);
  // The table has 70 MB; 14 to 41 are on their way between database and file, by how busy the
  // machine is.
  expect(copied.most).toBeLessThan(52_000_000);
});
