import { crc32, deflateSync } from 'node:zlib';
import type { UploadedPicture } from '@pratibha/contract/pictures';
import { PICTURE_LIMITS } from '@pratibha/domain/editions/pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { pictureFile, pngOf } from '../../testing/pictures.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('a picture of sixteen bits a channel may have fewer pixels, told by its head alone', async () => {
  const deep = pngOf(4_001, 4_000, deflateSync(Buffer.alloc(1 << 20), { level: 9 }));
  deep[24] = 16;
  deep.writeUInt32BE(crc32(deep.subarray(12, 29)), 29);
  const organiser = await product.as('ADMIN');
  const response = await organiser.post('/api/admin/pictures', pictureFile(deep));
  expect([response.status, response.json()]).toMatchObject([
    422,
    { errors: [{ code: 'too-many-pixels', params: { megapixels: 16 } }] },
  ]);
});

test('a person gives so many pictures a day; the others still may', async () => {
  const eager = await product.as('ADMIN');
  await product.database.pool.query(
    `insert into audit (at, actor_id, actor_role, action, subject_type, subject_id, request_id)
     select $1, $2, 'ADMIN', 'picture.uploaded', 'picture', 1, 'x' from generate_series(1, $3)`,
    [product.clock.now(), eager.user.id, PICTURE_LIMITS.aDay - 1],
  );
  const send = () => eager.post('/api/admin/pictures', pictureFile(pngOf(20, 21)));
  expect((await send()).status).toBe(201);
  const refused = await send();
  expect([refused.status, refused.problem]).toEqual([409, 'pictures-of-the-day']);
  const other = await product.as('ADMIN');
  const given = await other.post('/api/admin/pictures', pictureFile(pngOf(40, 40)));
  const { file } = given.json<UploadedPicture>();
  const body = { left: 0, top: 0, width: 20, height: 20 };
  expect((await eager.post(`/api/admin/pictures/${file}/crops`, body)).problem).toBe(
    'pictures-of-the-day',
  );
});

test('two thousand names that nobody gave are a few questions to the database', async () => {
  const { pool } = product.database;
  let questions = 0;
  const count = () => void (questions += 1);
  pool.on('acquire', count);
  const unknown = Array.from(
    { length: 2_000 },
    (_, n) => `${n.toString(16).padStart(64, '0')}-480.webp`,
  );
  const responses = await Promise.all(
    unknown.map((name) => product.anonymous().get(`/pictures/${name}`)),
  );
  pool.off('acquire', count);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
  expect(questions).toBeLessThan(200);
});
