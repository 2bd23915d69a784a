import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser } from '../../../testing/factories.ts';
import { IN_WINDOW, openHandingIn } from '../../../testing/handing-in-desk.ts';
import { createSentFile } from '../../../testing/sent-factories.ts';

type Desk = Awaited<ReturnType<typeof openHandingIn>>;
let product: TestApp;
let desk: Desk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(IN_WINDOW);
  desk = await openHandingIn(product);
});

const FILE = '/parts/0/files/0';
type Sent = Parameters<Desk['send']>[0];

test.each<[string, Sent, string]>([
  ['one that is not all there', { isWhole: false }, 'file-not-complete'],
  ['one of another part', { part: 'sketch' }, 'file-of-another-part'],
  ['a trial', { part: null }, 'file-unknown'],
  ['a PDF for a picture', { media_type: 'application/pdf' }, 'file-of-wrong-kind'],
  ['a HEIC', { media_type: 'image/heic' }, 'file-is-heic'],
])('of files %s is refused', async (_, values, code) => {
  const { key } = await desk.send(values);
  const response = await desk.submit([{ id: 'poster', files: [key] }]);
  expect([response.status, response.json()]).toMatchObject([
    422,
    { errors: [{ pointer: FILE, code }] },
  ]);
});

test('a file of another person, or of another event, is as if it were not there', async () => {
  const other = await createUser(product.database);
  const elsewhere = await openHandingIn(product);
  const theirs = await createSentFile(product.database, {
    ...{ user_id: other.id, event_id: desk.event.id },
  });
  const ofAnother = await createSentFile(product.database, {
    ...{ user_id: desk.student.user.id, event_id: elsewhere.event.id },
  });
  for (const key of [theirs.key, ofAnother.key, 'x'.repeat(22)]) {
    const response = await desk.submit([{ id: 'poster', files: [key] }]);
    expect(response.json()).toMatchObject({ errors: [{ pointer: FILE, code: 'file-unknown' }] });
  }
});

test('everything that is wrong is said at once', async () => {
  const half = await desk.send({ isWhole: false });
  const response = await desk.submit(
    [
      { id: 'poster', files: [half.key, half.key, 'gone'] },
      { id: 'video', links: ['nothing', 'http://localhost:1'] },
      { id: 'sketch', files: [] },
    ],
    { work_link: 'https://example.test' },
  );
  expect(response.status).toBe(422);
  const { errors } = response.json<{ errors: { pointer: string; code: string }[] }>();
  expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/work_link', 'link-not-asked'],
    [FILE, 'file-not-complete'],
    ['/parts/0/files/1', 'file-sent-twice'],
    ['/parts/0/files/2', 'file-unknown'],
    ['/parts/1/links/0', 'invalid-link'],
    ['/parts/1/links/1', 'own-computer-link'],
    ['/parts/2/id', 'unknown-part'],
  ]);
});

test('a link is asked for where the event says so, in the words of before', async () => {
  const { submit, send } = await openHandingIn(product, { form: { asks_link: 'required' } });
  const { key } = await send();
  const response = await submit([{ id: 'poster', files: [key] }]);
  expect([response.status, response.json()]).toMatchObject([
    422,
    {
      errors: [
        {
          pointer: '/work_link',
          code: 'required',
          message: 'Work link and description are required.',
        },
      ],
    },
  ]);
});

test('what does not look like parts is refused before anything is asked', async () => {
  for (const [parts, pointer] of [
    ['poster', '/parts'],
    [[{ files: [] }], '/parts/0/id'],
    [[{ id: 'poster', files: [1] }], '/parts/0/files/0'],
    [[{ id: 'poster', name: 'x' }], '/parts/0/name'],
    [Array.from({ length: 21 }, (_, n) => ({ id: `p${n}` })), '/parts'],
  ] as const) {
    const response = await desk.submit(parts);
    expect([response.status, response.json()]).toMatchObject([422, { errors: [{ pointer }] }]);
  }
});

test('a file that a revision has is removed by nobody', async () => {
  const file = await desk.send();
  await desk.submit([{ id: 'poster', files: [file.key] }]);
  const asked = await desk.student.delete(`/api/uploads/${file.key}`, { 'tus-resumable': '1.0.0' });
  expect([asked.status, asked.json()]).toMatchObject([409, { code: 'file-handed-in' }]);
  const removed = product.database.pool.query('delete from files where id = $1', [file.id]);
  await expect(removed).rejects.toMatchObject({ constraint: 'handed_files_file_id_fkey' });
});
