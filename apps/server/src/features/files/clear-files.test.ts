import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diskStore } from '../../platform/files/disk-store.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createSubmission } from '../../testing/factories.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import {
  begun,
  eventWithFiles,
  jpegOf,
  participantOf,
  send,
  sent,
  sha256Of,
} from '../../testing/uploads.ts';
import { clearingJobs, removeOldFiles } from './clear-files.ts';

let product: TestApp;
let files: FileStore;
let event: number;
let person: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED, clockStart: '2025-08-10T10:00:00+05:45' });
  const folder = product.database.filesDir;
  files = diskStore({ folder, floor: 0, mark: async () => null });
  event = await eventWithFiles(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  person = await participantOf(product, event);
});

const NOTHING_IS_NEW = { original: 0, passing: 0 };
const clear = () => removeOldFiles({ database: product.database, files }, NOTHING_IS_NEW);
type Row = Readonly<Record<string, string>>;
const exec = (statement: string, ...values: unknown[]) =>
  product.database.pool.query<Row>(statement, values);
const filesOf = async ({ user }: SignedInClient) =>
  (await exec('select name from files where user_id = $1 order by id', user.id)).rows.map(
    ({ name }) => name,
  );
const unfinished = async () => (await files.unfinished.list()).length;

test('what nobody goes on with for a day goes, row and bytes', async () => {
  const before = await unfinished();
  for (const [name, hours] of [
    ['left', 24.1],
    ['slow', 23.9],
  ] as const) {
    const address = await begun(person, { event, name, size: 100 });
    await send(person, address, 0, jpegOf(50));
    await exec(
      `update files set touched_at = now() - $2 * interval '1 hour' where name = $1`,
      name,
      hours,
    );
  }
  expect(await unfinished()).toBe(before + 2);
  await clear();
  expect(await filesOf(person)).toEqual(['slow']);
  expect(await unfinished()).toBe(before + 1);
});

test('a trial goes after a day, what is not handed in after seven, and what is stays', async () => {
  const cases = [
    { name: 'trial', part: null, days: 1.01 },
    { name: 'new trial', part: null, days: 0.99 },
    { name: 'not handed in', days: 7.01 },
    { name: 'not yet', days: 6.99 },
    { name: 'handed in', days: 400 },
  ];
  for (const [n, { name, part = 'poster', days }] of cases.entries()) {
    await sent(person, { event, name, part, size: 0 }, jpegOf(700, n));
    await exec(
      `update files set created_at = now() - $2 * interval '1 day',
         completed_at = now() - $2 * interval '1 day' where name = $1`,
      name,
      days,
    );
  }
  await handIn(person, 'handed in');
  await clear();
  expect(await filesOf(person)).toEqual(['new trial', 'not yet', 'handed in']);
  const there = await Promise.all(cases.map((_, n) => files.has(sha256Of(jpegOf(700, n)))));
  expect(there).toEqual([false, true, false, true, true]);
});

async function handIn({ user }: SignedInClient, name: string): Promise<void> {
  const { rows } = await exec('select id from registrations where user_id = $1', user.id);
  const work = await createSubmission(product.database, {
    registration_id: Number(rows[0]?.['id']),
  });
  await exec(
    `insert into handed_in (submission_id, revision, user_id, code, parts)
     values ($1::int, 1, $2, lpad(($1::int)::text, 16, '0'), '[]')`,
    work.id,
    user.id,
  );
  await exec(
    `insert into handed_files (submission_id, revision, part, n, file_id)
     select $1, 1, 'poster', 1, id from files where name = $2 and user_id = $3`,
    ...[work.id, name, user.id],
  );
}

test('bytes and previews that no row names go, and what is being taken in stays', async () => {
  const stranger = sha256Of(Buffer.from('nobody'));
  await files.keepPreview(stranger, '1-480.webp', Buffer.from('a picture'));
  await mkdir(`${product.database.filesDir}/${stranger.slice(0, 2)}`, { recursive: true });
  await writeFile(files.pathOf(stranger), 'nobody');
  await writeFile(files.unfinished.pathOf('half.copy'), 'half');
  const kept = jpegOf(900, 77);
  await sent(person, { event, size: 0 }, kept);
  await files.keepPreview(sha256Of(kept), '1-480.webp', Buffer.from('a picture'));
  await removeOldFiles({ database: product.database, files });
  expect(await files.has(stranger)).toBe(true);
  await clear();
  expect(await files.has(stranger)).toBe(false);
  expect(await files.has(sha256Of(kept))).toBe(true);
  const previews = await readdir(`${product.database.filesDir}/previews`, { recursive: true });
  expect(previews.filter((name) => name.endsWith('.webp'))).toEqual([
    `${sha256Of(kept).slice(0, 2)}/${sha256Of(kept)}/1-480.webp`,
  ]);
  expect((await files.unfinished.list()).map(({ name }) => name)).not.toContain('half.copy');
});

test('an erasure takes a person’s files, and bytes unless somebody else sent them, too', async () => {
  const [own, shared] = [jpegOf(800, 90), jpegOf(800, 91)];
  const other = await participantOf(product, event);
  await sent(person, { event, name: 'own', size: 0 }, own);
  await sent(person, { event, name: 'shared', size: 0 }, shared);
  await sent(other, { event, name: 'equal', size: 0 }, shared);
  const half = await begun(person, { event, name: 'half', size: 100 });
  await send(person, half, 0, jpegOf(50));
  const data = (await person.get('/api/user/data')).json<OwnData>();
  expect(data.files).toMatchObject([
    { name: 'own', size: 800, sha256: sha256Of(own), part: 'poster', event_id: event },
    { name: 'shared', size: 800, sha256: sha256Of(shared), media_type: 'image/jpeg' },
    { name: 'half', size: 100, sha256: null, completed_at: null },
  ]);
  expect(data.upload_days).toMatchObject([{ files: 3, bytes: 1_700 }]);
  const admin = await product.as('SUPER_ADMIN');
  const erased = await admin.put(`/api/admin/users/${person.user.id}/erase`, {
    confirm: person.user.email,
  });
  expect(erased.status).toBe(200);
  expect(await filesOf(person)).toEqual([]);
  await workOff('files.forget-bytes');
  expect([await files.has(sha256Of(own)), await files.has(sha256Of(shared))]).toEqual([
    false,
    true,
  ]);
  const names = (await files.unfinished.list()).map(({ name }) => name);
  expect(names).not.toContain(half.slice(half.lastIndexOf('/') + 1));
});

/** Does what waits, as a process does. */
async function workOff(name: string): Promise<void> {
  const folder = product.database.filesDir;
  const mark = (await exec('select mark from files_folder')).rows[0]?.['mark'] ?? null;
  const store = diskStore({ folder, floor: 0, mark: async () => mark });
  const { rows } = await exec('delete from jobs where kind = $1 returning payload', name);
  expect(rows.length).toBeGreaterThan(0);
  const job = clearingJobs(store).find((each) => each.name === name);
  const ctx = { database: product.database, id: 1, attempt: 1 };
  await job?.run({ ...ctx, signal: new AbortController().signal }, rows[0]?.['payload']);
}
