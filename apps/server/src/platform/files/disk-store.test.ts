import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { diskStore, markFolder } from './disk-store.ts';
import { FileGone, type FileStore } from './file-store.ts';

const BYTES = Buffer.from('what somebody hands in');
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const NOWHERE = '0'.repeat(64);

let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pratibha-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  files = diskStore({ folder, floor: 0, mark: async () => 'ours' });
});

/** A file on this machine with these bytes. */
async function given(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `given-${Math.trunc(performance.now() * 1e6)}`);
  await writeFile(file, bytes);
  return file;
}

describe('an original', () => {
  test('lies under its hash and is read whole, or a part of it', async () => {
    const file = await given(BYTES);
    await files.keep(SHA256, file);
    expect(await readFile(path.join(folder, SHA256.slice(0, 2), SHA256))).toEqual(BYTES);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect(await buffer(files.read(SHA256))).toEqual(BYTES);
    expect((await buffer(files.read(SHA256, { from: 5, to: 12 }))).toString()).toBe('somebody');
  });

  test('that is there stays, and one that a disk cut is whole again', async () => {
    await files.keep(SHA256, await given(BYTES));
    const { ino } = await stat(files.pathOf(SHA256));
    const again = await given(BYTES);
    await files.keep(SHA256, again);
    expect((await stat(files.pathOf(SHA256))).ino).toBe(ino);
    await expect(stat(again)).rejects.toThrow('ENOENT');
    await truncate(files.pathOf(SHA256), 3);
    await files.keep(SHA256, await given(BYTES));
    expect(await buffer(files.read(SHA256))).toEqual(BYTES);
  });

  test('is removed with its previews, and once more', async () => {
    await files.keep(SHA256, await given(BYTES));
    await files.keepPreview(SHA256, '1-480.webp', Buffer.from('small'));
    for (let n = 0; n < 2; n += 1) await files.remove(SHA256);
    expect(await files.has(SHA256)).toBe(false);
    await expect(buffer(files.readPreview(SHA256, '1-480.webp'))).rejects.toThrow(FileGone);
  });

  test.each([['of nobody', NOWHERE]])('%s is gone', async (_, sha256) => {
    expect(await files.has(sha256)).toBe(false);
    await expect(buffer(files.read(sha256))).rejects.toThrow(FileGone);
  });

  test.each(['../../etc/passwd', `${SHA256}/..`, 'mark', '', SHA256.toUpperCase()])(
    'is never looked for at %j',
    (name) => {
      expect(() => files.pathOf(name)).toThrow(FileGone);
      expect(() => files.read(name)).toThrow(FileGone);
      expect(() => files.readPreview(SHA256, name)).toThrow(FileGone);
    },
  );
});

test('a preview takes the place of the one before at once', async () => {
  for (const text of ['first', 'second']) {
    await files.keepPreview(SHA256, '2-960.webp', Buffer.from(text));
  }
  expect((await buffer(files.readPreview(SHA256, '2-960.webp'))).toString()).toBe('second');
  const names = await readdir(path.join(folder, 'previews', SHA256.slice(0, 2), SHA256));
  expect(names).toEqual(['2-960.webp']);
});

test('what is there is listed, and of which there are previews alone', async () => {
  await files.keep(SHA256, await given(BYTES));
  await files.keepPreview(NOWHERE, '1-480.webp', Buffer.from('small'));
  const found: string[] = [];
  for await (const { sha256 } of files.list()) found.push(sha256);
  expect(found).toEqual([SHA256, NOWHERE]);
});

describe('whether it takes anything in', () => {
  test('it does with the mark of the first start', async () => {
    expect(await files.whyNot()).toBe('not-the-folder');
    await markFolder(folder, 'ours');
    expect(await files.whyNot()).toBe(null);
  });

  test.each([
    ['another mark', 'theirs', 0, 'not-the-folder'],
    ['a disk that is nearly full', 'ours', Number.MAX_SAFE_INTEGER, 'no-room'],
  ] as const)('with %s it does not', async (_, there, floor, trouble) => {
    await markFolder(folder, there);
    const store = diskStore({ folder, floor, mark: async () => 'ours' });
    expect(await store.whyNot()).toBe(trouble);
    if (trouble === 'no-room') expect(await store.free()).toBe(0);
  });
});
