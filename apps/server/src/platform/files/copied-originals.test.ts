import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredBytes } from '../db/backup/backup-parts.ts';
import { StartError } from '../process/start-error.ts';
import { copyOriginals } from './copied-originals.ts';
import { diskStore } from './disk-store.ts';

let folder: string;
let from: string;
let to: string;

beforeEach(() => {
  folder = temporaryFolder('copied-originals');
  from = path.join(folder, 'files');
  to = path.join(folder, 'backups', 'pratibha.files');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storeIn = (place: string) => diskStore({ folder: place, floor: 0, mark: async () => 'm' });

/** Keeps bytes as the product does. */
async function kept(bytes: Buffer, place = from): Promise<StoredBytes> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = path.join(folder, 'sent');
  writeFileSync(file, bytes);
  await storeIn(place).keep(sha256, file);
  return { sha256, size: bytes.length };
}

const copy = (files: readonly StoredBytes[], isVerified = false) =>
  copyOriginals(files, { from, to, isVerified });

const ALL = { missing: [], damaged: [] };

test('what is copied is what the product keeps, and lies as it does there', async () => {
  const texts = ['poster', 'नेपाल', 'x'.repeat(3_000_000)];
  const files = await Promise.all([kept(Buffer.from(texts[0] ?? ''))]);
  for (const text of texts.slice(1)) files.push(await kept(Buffer.from(text)));
  expect(await copy(files)).toEqual({ copied: 3, ...ALL });
  for (const [n, { sha256 }] of files.entries()) {
    expect(String(await buffer(storeIn(to).read(sha256)))).toBe(texts[n]);
  }
  expect(statSync(to).mode & 0o777).toBe(0o700);
  const [first] = files;
  expect(statSync(storeIn(to).pathOf(first?.sha256 ?? '')).mode & 0o777).toBe(0o600);
  expect(readdirSync(to).filter((name) => name.length > 2)).toEqual([]);
});

test('nothing is made where nothing is to be copied', async () => {
  expect(await copy([])).toEqual({ copied: 0, ...ALL });
  expect(() => statSync(to)).toThrow('ENOENT');
});

test('only what is missing is copied', async () => {
  const first = await kept(randomBytes(1000));
  expect(await copy([first])).toEqual({ copied: 1, ...ALL });
  const place = storeIn(to).pathOf(first.sha256);
  const before = statSync(place).ino;
  const second = await kept(randomBytes(1000));
  expect(await copy([first, second])).toEqual({ copied: 1, ...ALL });
  expect(statSync(place).ino).toBe(before);
  // One that was cut is not there.
  truncateSync(place, 10);
  expect(await copy([first, second])).toEqual({ copied: 1, ...ALL });
  expect(statSync(place).size).toBe(1000);
});

test('a damaged original is told and not kept, and so is one that is gone; all others are copied', async () => {
  const files = [await kept(randomBytes(100)), await kept(randomBytes(100))];
  files.push(await kept(randomBytes(100)), await kept(randomBytes(100)));
  const [changed, longer, gone] = files.map(({ sha256 }) => sha256) as [string, string, string];
  writeFileSync(storeIn(from).pathOf(changed), randomBytes(100));
  writeFileSync(storeIn(from).pathOf(longer), 'x', { flag: 'a' });
  await storeIn(from).remove(gone);
  expect(await copy(files)).toEqual({ copied: 1, missing: [gone], damaged: [changed, longer] });
  const there = files.map(({ sha256 }) => storeIn(to).has(sha256));
  expect(await Promise.all(there)).toEqual([false, false, false, true]);
  expect(readdirSync(to).filter((name) => name.length > 2)).toEqual([]);
});

test('where it is asked for, what is there is read, and mended where it is damaged', async () => {
  const [whole, damaged, lost] = [
    await kept(randomBytes(2_000_000)),
    await kept(randomBytes(100)),
    await kept(randomBytes(100)),
  ] as const;
  await copy([whole, damaged, lost]);
  writeFileSync(storeIn(to).pathOf(damaged.sha256), randomBytes(100));
  writeFileSync(storeIn(to).pathOf(lost.sha256), randomBytes(100));
  await storeIn(from).remove(lost.sha256);
  const files = [whole, damaged, lost];
  expect(await copy(files)).toEqual({ copied: 0, ...ALL });
  expect(await copy(files, true)).toEqual({ copied: 1, missing: [lost.sha256], damaged: [] });
  const bytes = readFileSync(storeIn(to).pathOf(damaged.sha256));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(damaged.sha256);
});

test('the half that a copy left behind which was ended goes after a day', async () => {
  const file = await kept(randomBytes(10));
  const [old, young] = [path.join(to, 'half-old'), path.join(to, 'half-young')];
  for (const each of [old, young]) {
    mkdirSync(each, { recursive: true });
    writeFileSync(path.join(each, file.sha256), 'half');
  }
  const before = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(old, before, before);
  await copy([file]);
  expect(readdirSync(to).filter((name) => name.length > 2)).toEqual(['half-young']);
});

test('two copies into one folder do not disturb each other', async () => {
  const files: StoredBytes[] = [];
  for (let n = 0; n < 20; n += 1) files.push(await kept(randomBytes(10_000)));
  const both = await Promise.all([copy(files), copy(files.toReversed())]);
  for (const each of both) expect(each).toMatchObject(ALL);
  expect(await copy(files, true)).toEqual({ copied: 0, ...ALL });
});

test('a folder that cannot be written is told in a sentence', async () => {
  const file = await kept(randomBytes(10));
  mkdirSync(path.dirname(to), { recursive: true });
  // A folder would be of no use: whoever runs this may write everywhere.
  writeFileSync(to, 'no folder');
  chmodSync(to, 0o400);
  const error: unknown = await copy([file]).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(/^The folder .+ cannot be written: .+\.$/);
});
