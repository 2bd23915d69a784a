import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Edition, EditionDetails, EditionFindings } from '@pratibha/contract/editions';
import type { UploadedPicture } from '@pratibha/contract/pictures';
import { PICTURE_LIMITS, pictureUrl, pictureWidths } from '@pratibha/domain/editions/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { pictureFile, pngOf } from '../../testing/pictures.ts';
import { removeUnnamedPictures } from './pictures.queries.ts';

let product: TestApp;
let organiser: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  organiser = await product.as('ADMIN');
});
afterAll(() => product.close());

const upload = (bytes: Buffer, type?: string) =>
  organiser.post('/api/admin/pictures', pictureFile(bytes, type));

async function uploaded(bytes: Buffer, type?: string): Promise<UploadedPicture> {
  const response = await upload(bytes, type);
  expect([response.status, response.text]).toEqual([201, expect.any(String)]);
  return response.json<UploadedPicture>();
}

const visitor = () => product.anonymous();

async function shown({ file, width }: UploadedPicture): Promise<Buffer> {
  const widths = pictureWidths({ file, width });
  const url = pictureUrl(file, widths.at(-1) as number, 'webp');
  return (await visitor().get(url)).bytes;
}

async function pictureCount(): Promise<number> {
  const { rows } = await product.database.pool.query('select count(*)::integer as n from pictures');
  return (rows[0] as { n: number }).n;
}

test('a picture is shown to everybody in the sizes and formats of pages, for ever', async () => {
  const picture = await uploaded(pngOf(1_000, 500));
  expect(picture).toMatchObject({ width: 1_000, height: 500 });
  for (const width of [480, 960, 1_000]) {
    for (const type of ['avif', 'webp'] as const) {
      const url = pictureUrl(picture.file, width, type);
      const response = await visitor().get(url);
      expect([response.status, response.headers]).toMatchObject([
        200,
        {
          'content-type': `image/${type}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      ]);
      const { format, ...size } = await sharp(response.bytes).metadata();
      expect([format, size.width, size.height]).toEqual([
        type === 'avif' ? 'heif' : 'webp',
        width,
        width / 2,
      ]);
    }
  }
});

test('nothing else of it is found', async () => {
  const { file } = await uploaded(pngOf(16, 16));
  expect((await visitor().get(pictureUrl(file, 16, 'webp'))).status).toBe(200);
  const others = {
    'another width': pictureUrl(file, 300, 'webp'),
    'another format': `/pictures/${file}-16.png`,
    'another name': pictureUrl('0'.repeat(64), 16, 'webp'),
    'what is kept': `/pictures/${file}`,
    'a way out': '/pictures/..%2f..%2fetc%2fpasswd',
  };
  for (const [name, url] of Object.entries(others))
    expect([name, (await visitor().get(url)).status]).toEqual([name, 404]);
});

test('the same picture is kept once, whoever sends it', async () => {
  const first = await uploaded(pngOf(33, 20));
  const before = await pictureCount();
  const other = await product.as('SUPER_ADMIN');
  const again = await other.post('/api/admin/pictures', pictureFile(pngOf(33, 20)));
  expect([again.status, again.json()]).toEqual([201, first]);
  expect(await pictureCount()).toBe(before);
});

test('a photograph is turned upright, and says nothing of where and by what it was taken', async () => {
  const bytes = await sharp(pngOf(60, 40))
    .withExif({ IFD0: { Model: 'Secret Phone' }, IFD3: { GPSLatitude: '27/1 42/1 22/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Secret Phone')).toBe(true);
  const picture = await uploaded(bytes, 'image/jpeg');
  expect(picture).toMatchObject({ width: 40, height: 60 });
  const { exif, icc, xmp, orientation } = await sharp(await shown(picture)).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
  const { rows } = await product.database.pool.query('select bytes from pictures');
  for (const row of rows as { bytes: Buffer }[]) expect(row.bytes.includes('Secret')).toBe(false);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  '%s is known by its bytes, whatever type it is sent as',
  async (format) => {
    const bytes = await sharp(pngOf(20, 18)).toFormat(format).toBuffer();
    expect(await uploaded(bytes, 'image/webp')).toMatchObject({ width: 20, height: 18 });
  },
);

test('of what is larger than any page shows, as much is kept as parts are cut from', async () => {
  const picture = await uploaded(pngOf(3_000, 100));
  expect([picture.width, picture.height]).toEqual([2_560, 85]);
});

/** Compressed to nearly nothing, and not there at all. */
const bomb = (width: number, height: number) =>
  pngOf(width, height, deflateSync(Buffer.alloc(1 << 20), { level: 9 }));
const WRONG: readonly (readonly [string, () => Buffer | Promise<Buffer>, number, string])[] = [
  ['a bomb of 3,600 megapixels', () => bomb(60_000, 60_000), 422, 'too-many-pixels'],
  ['61 megapixels', () => bomb(10_000, 6_100), 422, 'too-many-pixels'],
  ['60 megapixels that are not there', () => bomb(10_000, 6_000), 422, 'unreadable-picture'],
  ['a picture that is cut off', () => cut(pngOf(300, 300)), 422, 'unreadable-picture'],
  ['a photograph that is cut off', async () => cut(await jpeg()), 422, 'unreadable-picture'],
  ['a head alone', () => pngOf(40, 40).subarray(0, 33), 422, 'unreadable-picture'],
  ['rubbish behind the mark of a JPEG', rubbish, 422, 'unreadable-picture'],
  ['fifteen pixels', () => pngOf(15, 40), 422, 'too-few-pixels'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'not-a-picture'],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    422,
    'not-a-picture',
  ],
  ['a GIF', () => sharp(pngOf(20, 20)).gif().toBuffer(), 422, 'not-a-picture'],
  ['nothing', () => Buffer.alloc(0), 422, 'not-a-picture'],
];

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const jpeg = () => sharp(pngOf(300, 300)).jpeg().toBuffer();
function rubbish(): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5_000)]);
}

describe('what is refused leaves nothing behind', () => {
  test.each(WRONG)('%s', async (_, make, status, code) => {
    const before = await pictureCount();
    const response = await upload(await make());
    const { errors } = response.json<{ errors: readonly { pointer: string; code: string }[] }>();
    expect([response.status, errors]).toMatchObject([status, [{ pointer: '', code }]]);
    expect(await pictureCount()).toBe(before);
  });

  test('one byte more than there may be, and another type', async () => {
    const most = PICTURE_LIMITS.kiB * 1024;
    const large = Buffer.concat([pngOf(20, 20), Buffer.alloc(most)]);
    expect((await upload(large)).problem).toBe('too-large');
    expect((await upload(pngOf(20, 20), 'image/svg+xml')).problem).toBe('unsupported-media-type');
    expect((await upload(pngOf(20, 20), 'multipart/form-data')).problem).toBe(
      'unsupported-media-type',
    );
  });
});

describe('a part of a picture', () => {
  const crop = (file: string, body: object) =>
    organiser.post(`/api/admin/pictures/${file}/crops`, body);

  let whole: UploadedPicture;
  beforeAll(async () => {
    whole = await uploaded(pngOf(200, 100));
  });

  test('is a picture of its own, and the whole one stays', async () => {
    const response = await crop(whole.file, { left: 150, top: 10, width: 50, height: 80 });
    const part = response.json<UploadedPicture>();
    expect([response.status, part]).toMatchObject([201, { width: 50, height: 80 }]);
    const [left, right] = [await redOf(await shown(whole)), await redOf(await shown(part))];
    expect(left).toBeLessThan(20);
    expect(right).toBeGreaterThan(170);
  });

  test.each([
    [{ left: 190, top: 0, width: 20, height: 20 }, '/left', 'outside-the-picture'],
    [{ left: 0, top: 90, width: 20, height: 20 }, '/top', 'outside-the-picture'],
    [{ left: 0, top: 0, width: 15, height: 20 }, '/width', 'too-few-pixels'],
    [{ left: -1, top: 0, width: 20, height: 20 }, '/left', 'outside-the-picture'],
  ])('%j is refused with its field', async (body, pointer, code) => {
    const response = await crop(whole.file, body);
    expect([response.status, response.json()]).toMatchObject([
      422,
      { errors: [{ pointer, code }] },
    ]);
  });

  test('of one that is not there is not found', async () => {
    const body = { left: 0, top: 0, width: 20, height: 20 };
    expect((await crop('0'.repeat(64), body)).status).toBe(404);
  });
});

/** How red its left upper corner is. */
async function redOf(bytes: Buffer): Promise<number> {
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  return pixels[0] ?? Number.NaN;
}

test('of many at once some are told to come again, and meanwhile the others are served', async () => {
  const uploads = Array.from({ length: 12 }, (_, index) => upload(pngOf(400 + index, 300)));
  const site = await visitor().get('/api/public/site');
  expect(site.status).toBe(200);
  const responses = await Promise.all(uploads);
  const by = Map.groupBy(responses, ({ status }) => status);
  expect([...by.keys()].sort()).toEqual([201, 503]);
  expect(by.get(201)?.length).toBeGreaterThanOrEqual(5);
  const again = await upload(pngOf(411, 300));
  expect(again.status).toBe(201);
});

test('an edition is published with the pictures that are here, and with no other', async () => {
  const [live] = (await organiser.get('/api/admin/editions')).json<Edition[]>();
  const path = `/api/admin/editions/${live?.id}`;
  const withPicture = async (file: string) => {
    const edition = (await organiser.get(path)).json<EditionDetails>();
    const logo = { file, width: 40, height: 30, alt: 'Logo', caption: null, focus: { x: 0, y: 0 } };
    const content = { ...edition.draft_content, look: { accent: null, logo } };
    const draft = { content, revision: edition.draft_revision };
    const { revision } = (await organiser.put(`${path}/draft`, draft)).json<{ revision: number }>();
    const { errors } = (await organiser.get(`${path}/findings`)).json<EditionFindings>();
    const body = { revision, at: null, note: null, accepts_warnings: true };
    const { status, problem } = await organiser.post(`${path}/publish`, body);
    return [errors.map(({ pointer, code }) => `${pointer} ${code}`), status, problem];
  };
  expect(await withPicture('0'.repeat(64))).toEqual([
    ['/look/logo/file unknown-picture'],
    409,
    'edition-has-errors',
  ]);
  expect(await withPicture((await uploaded(pngOf(40, 30))).file)).toEqual([[], 200, null]);
});

test('what no edition names goes after a week, what any says or said stays', async () => {
  const { pool, kysely } = product.database;
  const names = ['edition', 'draft', 'schedule', 'version', 'nothing', 'upload of today'];
  const files = new Map<string, string>();
  for (const [index, name] of names.entries())
    files.set(name, (await uploaded(pngOf(64 + index, 64))).file);
  const content = (name: string) => JSON.stringify({ team: { photo: { file: files.get(name) } } });
  await pool.query("update pictures set created_at = now() - interval '8 days'");
  await pool.query('update pictures set created_at = now() where file = $1', [
    files.get('upload of today'),
  ]);
  const edition = `insert into editions (slug, status, content) values ('1999', 'archived', $1)
    returning id`;
  const { rows } = await pool.query(edition, [content('version')]);
  const { id } = rows[0] as { id: number };
  await pool.query('update editions set content = $2, version = version + 1 where id = $1', [
    id,
    content('edition'),
  ]);
  await pool.query(
    'insert into edition_drafts (edition_id, content, saved_at) values ($1, $2, now())',
    [id, content('draft')],
  );
  await pool.query(
    `insert into edition_schedules (edition_id, content, version, publish_at)
     values ($1, $2, 1, now())`,
    [id, content('schedule')],
  );
  await removeUnnamedPictures(kysely);
  const left = await pool.query('select file from pictures');
  const there = new Set((left.rows as { file: string }[]).map(({ file }) => file));
  expect(names.filter((name) => there.has(files.get(name) ?? ''))).toEqual([
    'edition',
    'draft',
    'schedule',
    'version',
    'upload of today',
  ]);
  const { rows: orphans } = await pool.query(
    'select 1 from picture_renditions where picture_id not in (select id from pictures)',
  );
  expect(orphans).toEqual([]);
});
