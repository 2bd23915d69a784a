import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { eventually } from '../../../testing/eventually.ts';
import { IN_WINDOW, openHandingIn } from '../../../testing/handing-in-desk.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_WINDOW));

const poster = (...files: string[]) => [{ id: 'poster', files }];

async function count(table: 'handed_in' | 'handed_files', submissionId: number) {
  const { rows } = await product.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where submission_id = $1`,
    [submissionId],
  );
  return rows[0]?.n;
}

test('of two replacements at once one is taken, with one receipt', async () => {
  const { send, submit, replace, handed } = await openHandingIn(product);
  const { id } = (await submit(poster((await send()).key))).json<UserSubmissionDetail>();
  const files = await Promise.all([send(), send()]);
  const both = await Promise.all(files.map(({ key }) => replace(id, 1, poster(key))));
  const outcomes = both.map(({ status, problem }) => problem ?? status).sort();
  expect(outcomes).toEqual([200, 'work-replaced']);
  expect([await count('handed_in', id), await count('handed_files', id)]).toEqual([2, 2]);
  const won = both.findIndex(({ status }) => status === 200);
  expect((await handed(id))[0]?.parts[0]?.files[0]?.id).toBe(files[won]?.id);
});

test('of two who hand in at once, plain and by parts, each gets their own', async () => {
  const desks = [await openHandingIn(product), await openHandingIn(product)];
  const keys = await Promise.all(desks.map(async ({ send }) => (await send()).key));
  const both = await Promise.all(desks.map(({ submit }, n) => submit(poster(keys[n] ?? ''))));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
});

test('a file that is removed meanwhile is not handed in, and that is said', async () => {
  const { send, submit } = await openHandingIn(product);
  const file = await send();
  const client = await product.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from files where id = $1', [file.id]);
    const asked = submit(poster(file.key));
    await eventually(async () => expect(await areWaiting(product.database.pool)).toBe(true));
    await client.query('commit');
    const response = await asked;
    expect([response.status, response.json()]).toMatchObject([
      422,
      { errors: [{ pointer: '/parts/0/files/0', code: 'file-unknown' }] },
    ]);
  } finally {
    client.release();
  }
});

test('who is suspended in the middle of a replacement hands in nothing more', async () => {
  const { send, submit, replace, student, handed } = await openHandingIn(product);
  const { id } = (await submit(poster((await send()).key))).json<UserSubmissionDetail>();
  const [before] = await handed(id);
  const { key } = await send();
  const admin = await product.as('SUPER_ADMIN');
  const done = await admin.delete(`/api/admin/users/${student.user.id}`);
  expect(done.problem).toBeNull();
  const refused = await replace(id, 1, poster(key));
  expect([401, 403]).toContain(refused.status);
  expect(await count('handed_in', id)).toBe(1);
  // What was handed in stays, and so does its receipt.
  const receipt = await product.anonymous().get(`/api/public/receipts/${before?.code}`);
  expect([receipt.status, receipt.json()]).toMatchObject([200, { is_latest: true }]);
});

test('an event that changes meanwhile is looked at again, with its parts', async () => {
  const { send, submit, event } = await openHandingIn(product);
  const { key } = await send();
  const client = await product.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from events where id = $1 for update', [event.id]);
    const asked = submit(poster(key));
    await eventually(async () => expect(await areWaiting(product.database.pool)).toBe(true));
    await client.query(`update work_forms set asks_link = 'required' where event_id = $1`, [
      event.id,
    ]);
    await client.query('update events set version = version + 1 where id = $1', [event.id]);
    await client.query('commit');
    expect((await asked).json()).toMatchObject({ errors: [{ pointer: '/work_link' }] });
  } finally {
    client.release();
  }
});
