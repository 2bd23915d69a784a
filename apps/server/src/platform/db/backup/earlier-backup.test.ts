import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { createUser } from '../../../testing/factories.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations-folder.ts';
import { ByteQueue } from './byte-queue.ts';
import { LONGEST_FRAME } from './earlier-backup.ts';
import { readBackup } from './read-backup.ts';
import { restore } from './restore.ts';

/**
 * Written by the last version that wrote such files, with a session and a sign-in under way as
 * still earlier ones kept them: seven people, three works, and a text that is hard to escape.
 */
const EARLIER = fileURLToPath(new URL('../../../testing/version-1.backup', import.meta.url));
const ODD = 'tab\t newline\n return\r slash\\ dot\\. quote\' "नेपाल" 🎓 \u0001 \\N null';

let folder: string;
let file: string;
let copied: number;

beforeAll(() => {
  folder = temporaryFolder('earlier-backup');
  file = path.join(folder, 'crafted.backup');
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  copied = 0;
  const concat = Buffer.concat.bind(Buffer);
  vi.spyOn(Buffer, 'concat').mockImplementation((list, length) => {
    const whole = concat(list, length);
    copied += whole.length;
    return whole;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What reading the file refuses with; null when it is a backup. */
async function refusal(): Promise<string | null> {
  try {
    for await (const part of readBackup(file)) expect(part.kind).toBeDefined();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** A file that begins with a frame of this claimed length; the content packs to a thousandth. */
function claim(length: number, content: number): void {
  const head = Buffer.alloc(5);
  head.write('H');
  head.writeUInt32BE(length, 1);
  writeFileSync(file, gzipSync(Buffer.concat([head, Buffer.alloc(content, ' ')])));
  copied = 0;
}

test('a frame that claims more than any backup writes is refused before it is kept', async () => {
  claim(LONGEST_FRAME + 1, 70_000_000);
  expect(await refusal()).toContain('is damaged. Nothing was changed.');
  expect(copied).toBe(0);
});

test('a frame as long as may be is put together once, whatever number of pieces it came in', async () => {
  claim(LONGEST_FRAME, LONGEST_FRAME);
  expect(await refusal()).toContain('is damaged. Nothing was changed.');
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThanOrEqual(LONGEST_FRAME + 5);
});

test('bytes are taken as they came, however they are cut', () => {
  const all = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz');
  for (let piece = 1; piece <= all.length; piece += 1) {
    for (let size = 1; size <= all.length; size += 1) {
      const queue = new ByteQueue();
      for (let at = 0; at < all.length; at += piece) queue.add(all.subarray(at, at + piece));
      let taken = '';
      while (queue.length >= size) taken += queue.take(size).toString();
      taken += queue.take(queue.length).toString();
      expect(taken).toBe(all.toString());
      expect(() => queue.take(1)).toThrow(RangeError);
    }
  }
});

test('a backup of an earlier version is put back, and migrated as far as this one', async () => {
  const target = await createTestDatabase();
  await target.pool.query('drop schema public cascade; create schema public');
  const { created_at, tables } = await restore(target.pool, EARLIER);
  expect(created_at).toBe('2026-11-22T11:10:39.250Z');
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(7);
  await migrate(target.pool, MIGRATIONS);
  const { rows } = await target.pool.query(
    `select (select name from users where id = 1) as name,
       (select answers->0->>'1' from registrations where id = 1) as answer,
       (select count(*) from submission_revisions)::int as works,
       (select request_hash from idempotency_keys) as bytes`,
  );
  expect(rows).toEqual([
    { name: ODD, answer: ODD, works: 3, bytes: Buffer.from([0, 10, 13, 92, 255]) },
  ]);
  expect((await createUser(target, { email: 'next@test.example' })).id).toBe(9);
  await target.close();
});

test('but signs nobody in', async () => {
  const kept: string[] = [];
  for await (const part of readBackup(EARLIER)) {
    if (part.kind === 'table-end' && part.end.rows > 0) kept.push(part.end.name);
  }
  expect(kept).toEqual(expect.arrayContaining(['sessions', 'sign_in_attempts']));
  const target = await createTestDatabase();
  await target.pool.query('drop schema public cascade; create schema public');
  await restore(target.pool, EARLIER);
  const { rows } = await target.pool.query(
    `select (select count(*) from sessions)::int as sessions,
       (select count(*) from sign_in_attempts)::int as attempts`,
  );
  expect(rows).toEqual([{ sessions: 0, attempts: 0 }]);
  await target.close();
});

test('one that was cut off or changed is refused', async () => {
  copyFileSync(EARLIER, file);
  expect(await refusal()).toBeNull();
  const whole = readFileSync(EARLIER);
  const inside = gunzipSync(whole);
  for (let part = 1; part < 20; part += 1) {
    writeFileSync(file, whole.subarray(0, Math.floor((whole.length * part) / 20)));
    expect(await refusal()).toMatch(/is (cut off|damaged).* Nothing was changed/);
    const at = Math.floor((inside.length * part) / 20);
    writeFileSync(file, gzipSync(inside.subarray(0, at)));
    expect(await refusal()).toMatch(/is (cut off|damaged).* Nothing was changed/);
    const changed = Buffer.from(inside);
    changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
    writeFileSync(file, gzipSync(changed));
    expect(await refusal()).toMatch(/damaged|cut off/);
  }
});
