import type { OwnData } from '@pratibha/contract/personal-data';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { IN_WINDOW, openHandingIn } from '../../../testing/handing-in-desk.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({ clockStart: IN_WINDOW });
});
afterAll(() => product.close());

test('one’s own data tells what was handed in, and an erasure leaves none of it', async () => {
  const { student, send, submit, handed } = await openHandingIn(product);
  const file = await send({ name: 'asha-rai.jpg' });
  const link = 'https://example.test/asha';
  const { id } = (
    await submit([
      { id: 'poster', files: [file.key] },
      { id: 'video', links: [link] },
    ])
  ).json<UserSubmissionDetail>();
  const [{ code } = { code: null }] = await handed(id);
  const data = (await student.get('/api/user/data')).json<OwnData>();
  expect(data.handed_in).toEqual([
    {
      ...{ submission_id: id, revision: 1, code, begun_in_time: false },
      parts: [
        {
          name: 'Poster',
          files: [{ name: 'asha-rai.jpg', size: file.size, sha256: file.sha256 }],
          links: [],
        },
        { name: 'Video', files: [], links: [link] },
      ],
    },
  ]);
  const admin = await product.as('SUPER_ADMIN');
  const erased = await admin.put(`/api/admin/users/${student.user.id}/erase`, {
    confirm: student.user.email,
  });
  expect([erased.status, erased.problem]).toEqual([200, null]);
  const { rows } = await product.database.pool.query(
    `select (select count(*)::int from handed_in) as receipts,
       (select count(*)::int from handed_files) as files,
       (select count(*)::int from handed_links) as links`,
  );
  expect(rows).toEqual([{ receipts: 0, files: 0, links: 0 }]);
  expect((await product.anonymous().get(`/api/public/receipts/${code}`)).status).toBe(404);
});
