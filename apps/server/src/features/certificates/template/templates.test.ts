import { randomBytes } from 'node:crypto';
import type { CertificateTemplate } from '@pratibha/contract/certificate-templates';
import type { Edition, EditionDetails } from '@pratibha/contract/editions';
import type { UploadedPicture } from '@pratibha/contract/pictures';
import type { Claims } from '@pratibha/domain/certificates/claims';
import type { Template } from '@pratibha/domain/certificates/template';
import { DEFAULT_TEMPLATE } from '@pratibha/words/certificates/template-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { pictureFile } from '../../../testing/pictures.ts';
import { PICTURE_JOBS } from '../../pictures/pictures.ts';
import { drawCertificate } from '../sheet/draw-certificate.ts';

let product: TestApp;
let organiser: SignedInClient;
let other: SignedInClient;
let live: Edition;

beforeAll(async () => {
  product = await startTestApp();
  [organiser, other] = [await product.as('ADMIN'), await product.as('SUPER_ADMIN')];
  live = (await organiser.get('/api/admin/editions')).json<Edition[]>()[0] as Edition;
});
afterAll(() => product.close());

const pathOf = (id: number) => `/api/admin/editions/${id}/certificate-template`;
const read = async (id = live.id) => (await organiser.get(pathOf(id))).json<CertificateTemplate>();
const save = (client: SignedInClient, content: unknown, version: number) =>
  client.put(pathOf(live.id), { content, version });

/** One that awards prizes in these words. */
const saying = (text: string): Template => {
  const { kinds } = DEFAULT_TEMPLATE;
  const prize = { ...kinds.prize, en: { ...kinds.prize.en, text } };
  return { ...DEFAULT_TEMPLATE, kinds: { ...kinds, prize } };
};

test('nothing has to be written; of two who save one is told', async () => {
  expect(await read()).toEqual({ edition: live.slug, content: DEFAULT_TEMPLATE, version: 0 });
  const both = await Promise.all([
    save(organiser, saying('won {{award}}.'), 0),
    save(other, saying('was given {{award}}.'), 0),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.problem).toBe('changed-meanwhile');
  const { content, version } = await read();
  expect(version).toBe(1);
  const again = await Promise.all([save(organiser, content, 1), save(other, content, 1)]);
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read()).version).toBe(2);
  const { rows } = await product.database.pool.query<{ changes: unknown }>(
    `select changes from audit where action = 'edition.certificates-worded' order by id`,
  );
  expect(rows.map(({ changes }) => changes)).toEqual([
    { parts: [null, ['prize']] },
    { parts: [null, []] },
  ]);
});

test('what is wrong is said at its field, also a picture that is not here', async () => {
  const { version } = await read();
  const seal = { file: 'a'.repeat(64), width: 10, height: 10 };
  const unknown = await save(organiser, saying('won {{trophy}}.'), version);
  expect([unknown.status, unknown.json()['errors']]).toMatchObject([
    422,
    [{ pointer: '/content/kinds/prize/en/text', code: 'unknown-placeholder' }],
  ]);
  const missing = await save(organiser, { ...DEFAULT_TEMPLATE, seal }, version);
  expect([missing.status, missing.json()['errors']]).toMatchObject([
    422,
    [{ pointer: '/content/seal', code: 'unknown-picture' }],
  ]);
});

/** A photograph on paper, and one that can be seen through: of noise, which is hard to pack. */
async function uploaded(channels: 3 | 4): Promise<UploadedPicture> {
  const [width, height] = [900, 400];
  const pixels = randomBytes(width * height * channels);
  const png = await sharp(pixels, { raw: { width, height, channels } }).png().toBuffer();
  return (await organiser.post('/api/admin/pictures', pictureFile(png))).json<UploadedPicture>();
}

test('signatures and a seal are on every certificate, and kept as long as they are', async () => {
  const [signature, seal] = [await uploaded(4), await uploaded(3)];
  const signatures = ['Principal', 'Head of Department', 'Coordinator'].map((office) => ({
    ...{ name: 'डा. सरिता श्रेष्ठ', office, picture: signature },
  }));
  const { version } = await read();
  const saved = await save(organiser, { ...saying('won.'), signatures, seal }, version);
  expect(saved.status).toBe(200);
  await product.database.pool.query(`update pictures set created_at = now() - interval '8 days'`);
  const { database } = product;
  const { signal } = new AbortController();
  for (const job of PICTURE_JOBS) await job.run({ database, id: 1, attempt: 1, signal }, {});
  const claims: Claims = {
    ...{ issuer: 'college.example', number: '2025-7KQ3XN', kind: 'prize', name: 'Om' },
    ...{ event: 'Web', edition: 'Tech 2025', award: 'First Prize', day: '2025-07-18' },
  };
  const proof = `https://college.example/verify#${'a'.repeat(300)}`;
  const of = { editionId: live.id, claims, proof };
  const { kysely } = database;
  const pdf = Buffer.from(await drawCertificate(kysely, of, 'pdf'));
  expect([pdf.length > 60_000, pdf.length < 300_000]).toEqual([true, true]);
  // One picture however often it stands there, with what makes it transparent; and the seal.
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(3);
  expect(Buffer.compare(pdf, await drawCertificate(kysely, of, 'pdf'))).toBe(0);
  const { format, width } = await sharp(await drawCertificate(kysely, of, 'png')).metadata();
  expect([format, width]).toEqual(['png', 2_100]);
});

test.each([
  ['pdf', '%PDF-1.7'],
  ['png', '\u0089PNG'],
] as const)('a template that is not saved is drawn as %s', async (form, begins) => {
  const { version } = await read();
  const body = { content: saying('won it.'), kind: 'prize', name: 'longest-in-nepali', form };
  const drawn = await organiser.post(`${pathOf(live.id)}/preview`, body);
  expect(drawn.status).toBe(200);
  const { base64 } = drawn.json<{ base64: string }>();
  expect(Buffer.from(base64, 'base64').toString('latin1')).toMatch(new RegExp(`^${begins}`));
  expect((await read()).version).toBe(version);
  const wrong = await organiser.post(`${pathOf(live.id)}/preview`, { ...body, content: {} });
  expect(wrong.status).toBe(422);
});

test('another year begins with the certificates of this one, and has its own from then on', async () => {
  const { content } = await read();
  const year = Number(live.slug) + 1;
  const body = { from: live.id, year, event_day: `${year}-07-18`, copy_events: false };
  const next = (await organiser.post('/api/admin/editions', body)).json<EditionDetails>();
  expect(await read(next.id)).toEqual({ edition: String(year), content, version: 1 });
  await save(organiser, DEFAULT_TEMPLATE, (await read()).version);
  expect((await read(next.id)).content).toEqual(content);
});
