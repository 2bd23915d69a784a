import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FilesPart } from '@pratibha/contract/seen-files';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission, createUser, grantEvents } from '../../testing/factories.ts';
import { createHandedFile, testPart } from '../../testing/handed-factories.ts';

/* All files of works that fit, as ZIPs with a list of their hashes. */

const PLAN = '/api/admin/events/submissions/files';
const ZIP = `${PLAN}/export`;

let product: TestApp;
let admin: SignedInClient;
let event: { id: number };
let other: { id: number };
let first: { id: number; sha256: string; submission: number };

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  const values = { requires_submission: true };
  event = await createEvent(product.database, { ...values, title: 'Poster Sprint' });
  other = await createEvent(product.database, { ...values, title: 'Robot Race' });
  const submission = await workOf('Sita Rai', event.id, 'Clean rivers. By Sita.');
  const file = await createHandedFile(product.database, {
    ...{ submission_id: submission, name: 'sita.jpg', bytes: 'a poster' },
  });
  first = { ...file, submission };
  await createHandedFile(product.database, {
    ...{ submission_id: submission, name: '../../evil.pdf', bytes: Buffer.alloc(300_000, 7) },
    ...{ part: testPart({ id: 'report' }), media_type: 'application/pdf' },
  });
  await createHandedFile(product.database, {
    ...{ submission_id: await workOf('Nima Sherpa', event.id, 'Wells'), bytes: 'wells' },
  });
  await createHandedFile(product.database, {
    ...{ submission_id: await workOf('Hari Thapa', other.id, 'A robot'), bytes: 'robot' },
  });
  // One with a link alone.
  await workOf('Gita Link', event.id, 'Elsewhere');
});
afterAll(() => product.close());

async function workOf(name: string, event_id: number, description: string): Promise<number> {
  const { id: user_id } = await createUser(product.database, { name });
  return (await createSubmission(product.database, { event_id, user_id, description })).id;
}

const plan = async (query = '', client = admin) =>
  (await client.get(`${PLAN}${query}`)).json<FilesPart[]>();
const unpacked = async (query: string) => {
  const { status, bytes, headers } = await admin.get(`${ZIP}${query}`);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  return { files: unzipSync(bytes), bytes, headers };
};

test('how much it is is told before, by event', async () => {
  expect(await plan()).toEqual([
    {
      ...{ event_id: event.id, event_title: 'Poster Sprint', part: 1, parts: 1, works: 2 },
      ...{ from: first.submission, to: first.submission + 1, files: 3, bytes: 300_013 },
    },
    expect.objectContaining({ event_id: other.id, works: 1, files: 1, bytes: 5 }) as object,
  ]);
  expect(await plan(`?event_id=${other.id}`)).toHaveLength(1);
  expect(await plan('?q=Nima')).toMatchObject([{ works: 1, bytes: 5 }]);
  expect(await plan('?status=REJECTED')).toEqual([]);
});

test('without names nothing in it says who made the works', async () => {
  const query = `?event_id=${event.id}`;
  const { files, bytes, headers } = await unpacked(query);
  const { submission } = first;
  expect(Object.keys(files)).toEqual([
    'manifest.csv',
    `${submission} Clean rivers. By Sita/poster-1.jpg`.replace('. By Sita', ''),
    `${submission} Clean rivers/report-1.pdf`,
    `${submission + 1} Wells/poster-1.jpg`,
  ]);
  expect(headers['content-disposition']).toContain('files-poster-sprint-2025-07-16.zip');
  const manifest = Buffer.from(files['manifest.csv'] ?? []).toString();
  expect(manifest).toContain(`${first.sha256}`);
  expect(bytes.toString('latin1')).not.toMatch(/Sita|sita|Nima|evil/);
  expect(manifest.trim().split('\r\n')).toHaveLength(4);
});

test('with names folders are called by people, and what unpacks it stays in its folder', async () => {
  const { files, bytes } = await unpacked(`?event_id=${event.id}&names=with`);
  expect(Object.keys(files)).toEqual([
    'manifest.csv',
    `${first.submission} Sita Rai/poster-1 sita.jpg`,
    `${first.submission} Sita Rai/report-1 .._.._evil.pdf`,
    `${first.submission + 1} Nima Sherpa/poster-1 poster.jpg`,
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), 'files-zip-'));
  try {
    const file = path.join(folder, 'all.zip');
    writeFileSync(file, bytes);
    expect(execFileSync('unzip', ['-tqq', file]).toString()).not.toMatch(/error/i);
    execFileSync('unzip', ['-qq', file, '-d', path.join(folder, 'out')]);
    const report = `${first.submission} Sita Rai/report-1 .._.._evil.pdf`;
    expect(readFileSync(path.join(folder, 'out', report))).toHaveLength(300_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('one part has the works between two ids', async () => {
  const { submission } = first;
  const { files } = await unpacked(
    `?event_id=${event.id}&from=${submission + 1}&to=${submission + 9}`,
  );
  expect(Object.keys(files)).toEqual(['manifest.csv', `${submission + 1} Wells/poster-1.jpg`]);
  const none = await unpacked(`?event_id=${event.id}&from=2000000&to=2000001`);
  expect(Object.keys(none.files)).toEqual(['manifest.csv']);
});

test('only the revision that counts is in it', async () => {
  const { pool } = product.database;
  const id = await workOf('Mina Rai', other.id, 'Again');
  await createHandedFile(product.database, { submission_id: id, bytes: 'the first' });
  await pool.query(
    `with again as (
       insert into submission_revisions (submission_id, revision, work_link, description, submitted_at)
       select submission_id, 2, work_link, description, submitted_at from submission_revisions
       where submission_id = $1)
     update submissions set revision = 2 where id = $1`,
    [id],
  );
  await createHandedFile(product.database, { submission_id: id, revision: 2, bytes: 'the second' });
  const { files } = await unpacked(`?event_id=${other.id}&from=${id}&to=${id}`);
  expect(Buffer.from(files[`${id} Again/poster-1.jpg`] ?? []).toString()).toBe('the second');
  await pool.query('delete from handed_files where submission_id = $1', [id]);
});

test('whoever only reads an event downloads nothing of it, and others nothing of theirs', async () => {
  const reader = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, reader.user.id, [event.id, 'read'], [other.id, 'organise']);
  expect((await reader.get(`${PLAN}?event_id=${event.id}`)).problem).toBe('not-allowed');
  expect((await reader.get(`${ZIP}?event_id=${event.id}`)).problem).toBe('not-allowed');
  expect((await plan('', reader)).map(({ event_id }) => event_id)).toEqual([other.id]);
  const student = await product.as('USER');
  expect((await student.get(ZIP)).problem).toBe('not-allowed');
});

test('one that became too large meanwhile is planned anew', async () => {
  await product.database.pool.query('update stored_bytes set size = 3600000000 where sha256 = $1', [
    first.sha256,
  ]);
  expect((await plan(`?event_id=${event.id}`)).map(({ part, parts }) => [part, parts])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect((await admin.get(`${ZIP}?event_id=${event.id}`)).problem).toBe('changed-meanwhile');
});
