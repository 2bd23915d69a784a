import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../platform/db/backup/backup.ts';
import { restore } from '../../platform/db/backup/restore.ts';
import { restoredKeys } from '../../platform/db/backup/restored-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { signText } from './sign.ts';
import { publicKeys, readKeysFile, rotateKey, writeKeysFile } from './signing.ts';

const PASSWORD = 'correct horse battery';
const TEXT = Buffer.from('A text');

let folder: string;
let source: TestDatabase;
let targets: TestDatabase[] = [];
let first: string;
const at = (name: string) => path.join(folder, name);

/** What was there at first: a key, the backup of everything, and the key apart. */
beforeAll(async () => {
  folder = temporaryFolder('keys');
  source = await createTestDatabase();
  first = (await signText(source.kysely, TEXT)).keyId;
  await backup(source.pool, at('first.backup'));
  expect(await writeKeysFile(source.kysely, at('first.keys'), PASSWORD)).toEqual([first]);
});
afterAll(async () => {
  for (const database of [source, ...targets]) await database.close();
  targets = [];
  rmSync(folder, { recursive: true, force: true });
});

async function restored(from: string, keys?: string): Promise<TestDatabase> {
  const target = await createTestDatabase();
  targets.push(target);
  const kept = keys === undefined ? [] : await readKeysFile(at(keys), PASSWORD);
  await restore(target.pool, at(from), (client) => restoredKeys(client, kept));
  return target;
}

const idsOf = async ({ kysely }: TestDatabase) =>
  (await publicKeys(kysely)).map(({ id, retiredAt }) => [id, retiredAt === null]);

test('a backup has the public keys and no private half', async () => {
  const { rows } = await source.pool.query<{ private_key: Buffer }>(
    'select private_key from signing_secrets',
  );
  const secret = rows[0]?.private_key ?? Buffer.alloc(0);
  const text = gunzipSync(readFileSync(at('first.backup'))).toString('latin1');
  expect(secret).toHaveLength(32);
  expect(text).toContain(first);
  for (const form of ['hex', 'base64', 'base64url'] as const)
    expect(text).not.toContain(secret.toString(form));
  const file = readFileSync(at('first.keys'), 'utf8');
  for (const form of ['hex', 'base64', 'base64url'] as const)
    expect(file).not.toContain(secret.toString(form));
  expect(statSync(at('first.keys')).mode & 0o777).toBe(0o600);
});

test('a restore without the file makes a new key, and the old one goes on proving', async () => {
  const target = await restored('first.backup');
  expect(await idsOf(target)).toEqual([[first, true]]);
  const next = (await signText(target.kysely, TEXT)).keyId;
  expect(next).not.toBe(first);
  expect(await idsOf(target)).toEqual([
    [next, true],
    [first, false],
  ]);
});

test('a restore with the file signs with the same key', async () => {
  const target = await restored('first.backup', 'first.keys');
  expect(await signText(target.kysely, TEXT)).toEqual(await signText(source.kysely, TEXT));
  expect(await idsOf(target)).toEqual([[first, true]]);
});

test('a key that came into use after the backup comes back, one before it does not', async () => {
  const next = await rotateKey(source.kysely);
  await writeKeysFile(source.kysely, at('next.keys'), PASSWORD);
  await backup(source.pool, at('next.backup'));
  const later = await restored('first.backup', 'next.keys');
  expect((await signText(later.kysely, TEXT)).keyId).toBe(next);
  expect(await idsOf(later)).toEqual([
    [next, true],
    [first, false],
  ]);
  const earlier = await restored('next.backup', 'first.keys');
  expect(await idsOf(earlier)).toEqual([
    [next, true],
    [first, false],
  ]);
  expect([first, next]).not.toContain((await signText(earlier.kysely, TEXT)).keyId);
});

test.each([
  ['with another password', 'first.keys', `${PASSWORD}!`, /password is not that of/],
  ['that was changed', 'changed.keys', PASSWORD, /password is not that of|damaged/],
  ['that is another', 'first.backup', PASSWORD, /no file of keys of this version/],
  ['that is not there', 'none.keys', PASSWORD, /cannot be read/],
])('a file of keys %s is refused in one sentence', async (_, name, password, words) => {
  const content = JSON.parse(readFileSync(at('first.keys'), 'utf8')) as { sealed: string };
  const sealed = `${content.sealed.startsWith('A') ? 'B' : 'A'}${content.sealed.slice(1)}`;
  writeFileSync(at('changed.keys'), JSON.stringify({ ...content, sealed }));
  await expect(readKeysFile(at(name), password)).rejects.toThrow(words);
});

test('a file of keys is written once, and with a password that is not short', async () => {
  const file = readFileSync(at('first.keys'));
  await expect(writeKeysFile(source.kysely, at('first.keys'), PASSWORD)).rejects.toThrow(
    /Name a new file/,
  );
  expect(readFileSync(at('first.keys')).equals(file)).toBe(true);
  await expect(writeKeysFile(source.kysely, at('short.keys'), 'short')).rejects.toThrow(
    /at least 12 characters/,
  );
});

test('before anything was signed a file of keys holds none', async () => {
  const target = await createTestDatabase();
  targets.push(target);
  expect(await writeKeysFile(target.kysely, at('none-yet.keys'), PASSWORD)).toEqual([]);
});
