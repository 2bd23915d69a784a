import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UploadedPicture } from '@pratibha/contract/pictures';
import type { TranslatedGroup } from '@pratibha/contract/translations';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { pictureFile, pngOf } from '../../testing/pictures.ts';
import { publishContent } from '../editions/editions.ts';
import { cardPath, iconPath, sitePicturesOf, withIcons } from './site-pictures.ts';

const WEB = path.join(import.meta.dirname, '../../../../web');

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const get = (url: string) => product.anonymous().get(url);
const OTHER = { ...FIRST_CONTENT, title: 'प्रतिभा & <Others>', tagline: 'Another one.' };

/** Publishes it, and waits until the server knows. */
async function published(content: typeof FIRST_CONTENT): Promise<void> {
  await publishContent(product.database, content);
  const own = cardPath(sitePicturesOf(content));
  await eventually(async () =>
    expect((await get(`/site/${'0'.repeat(16)}/card.png`)).headers['location']).toBe(own),
  );
}

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

test('what comes with the product stands for an edition that says the same', async () => {
  const own = sitePicturesOf(FIRST_CONTENT);
  expect([own, cardPath(own), iconPath(own, 'icon-192.png')]).toEqual([
    null,
    '/social-card.png',
    '/icon-192.png',
  ]);
  const old = await get(`/site/${'0'.repeat(16)}/card.png`);
  expect([old.status, old.headers['location']]).toEqual([302, '/social-card.png']);
});

test('the card is drawn of what the edition says, and lies elsewhere when it says something else', async () => {
  await published(OTHER);
  const first = cardPath(sitePicturesOf(OTHER));
  const logoless = iconPath(sitePicturesOf(OTHER), 'icon-192.png');
  const response = await get(first);
  expect([response.status, response.headers['content-type'], response.headers]).toMatchObject([
    200,
    'image/png',
    { 'cache-control': 'public, max-age=31536000, immutable' },
  ]);
  expect(await sizeOf(response.bytes)).toEqual(['png', 1200, 630]);
  expect([logoless, (await get(first.replace('card', 'icon-192'))).status]).toEqual([
    '/icon-192.png',
    404,
  ]);

  const green = { ...OTHER, look: { accent: '#0b6b3a', logo: null } };
  await published(green);
  const second = cardPath(sitePicturesOf(green));
  expect(second).not.toBe(first);
  expect((await get(second)).bytes.equals(response.bytes)).toBe(false);
  const old = await get(first);
  expect([old.status, old.headers['location']]).toEqual([302, second]);
});

test('icons are made of the logo, and the card shows it in its shape', async () => {
  const organiser = await product.as('ADMIN');
  const uploaded = await organiser.post('/api/admin/pictures', pictureFile(pngOf(60, 30)));
  const { file } = uploaded.json<UploadedPicture>();
  const logo = { file, width: 60, height: 30, alt: 'Us', caption: null, focus: { x: 50, y: 50 } };
  const content = { ...OTHER, look: { accent: null, logo } };
  await published(content);
  const site = sitePicturesOf(content);
  for (const [name, side] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const)
    expect(await sizeOf((await get(iconPath(site, name))).bytes)).toEqual(['png', side, side]);
  const card = await sharp((await get(cardPath(site))).bytes)
    .removeAlpha()
    .raw()
    .toBuffer();
  // Twice as wide as high: 240 by 120 on paper that begins 80 from the left.
  const isPaper = (x: number) => card.subarray(3 * (1200 * 70 + x)).readUIntBE(0, 3) === 0xffffff;
  expect([75, 85, 335, 345].map(isPaper)).toEqual([false, true, true, false]);
  const touch = iconPath(site, 'apple-touch-icon.png');
  expect((await get(touch.replace('apple-touch-icon', 'icon-64'))).status).toBe(404);
});

test('in Nepali the card says what the edition says in Nepali', async () => {
  await published(OTHER);
  const inNepali = { ...OTHER, tagline: 'अर्को पुस्ताको लागि।' };
  const organiser = await product.as('ADMIN');
  const groups = await organiser.get('/api/admin/translation-groups');
  const edition = groups.json<TranslatedGroup[]>().find(({ kind }) => kind === 'edition');
  const was = { source: OTHER.tagline, text: inNepali.tagline, was: null };
  const saved = await organiser.put('/api/admin/translations', { of: edition?.of, texts: [was] });
  expect(saved.json()).toEqual({ saved: 1 });
  const own = cardPath(sitePicturesOf(inNepali, 'ne'));
  await eventually(async () => {
    const old = await get(`/site/${'0'.repeat(16)}/card-ne.png`);
    expect([old.status, old.headers['location']]).toEqual([302, own]);
  });
  const [english, nepali] = await Promise.all([get(cardPath(sitePicturesOf(OTHER))), get(own)]);
  expect(await sizeOf(nepali.bytes)).toEqual(['png', 1200, 630]);
  expect(nepali.bytes.equals(english.bytes)).toBe(false);
});

test('documents name the icons of the edition, and without a logo those of the product', () => {
  const logo = { file: 'a'.repeat(64), width: 9, height: 9, alt: 'Us', caption: null };
  const look = { accent: null, logo: { ...logo, focus: { x: 50, y: 50 } } };
  const site = sitePicturesOf({ ...OTHER, look });
  for (const name of ['index', 'student', 'console']) {
    const document = readFileSync(path.join(WEB, `${name}.html`), 'utf8');
    const named = (html: string) => html.match(/(?<=href=")[^"]*(icon|favicon)[^"]*(?=")/g);
    expect(named(withIcons(document, site))).toEqual([
      `/site/${site?.keys.icons}/icon-192.png`,
      `/site/${site?.keys.icons}/apple-touch-icon.png`,
    ]);
    expect(withIcons(document, sitePicturesOf(OTHER))).toBe(document);
  }
});
