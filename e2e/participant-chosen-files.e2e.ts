import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnUpload } from '@pratibha/contract/uploads';
import { askFor, formIn, ID, openForm, POSTER, PROJECT } from './asked-parts.ts';
import { WITHOUT_NETWORK } from './page-guard.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { lineOf } from './slow-line.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const UPLOADS = `/user/events/${ID}/uploads`;
const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);

/** A photograph, as far as its head says, that tells where it was taken. */
function photoTakenSomewhere(): Buffer {
  const xmp = 'http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>27,42.3N</exif:GPSLatitude>';
  const frame = Buffer.concat([Buffer.of(8), u16(3508), u16(2480), Buffer.of(3)]);
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xe1, Buffer.from(xmp, 'latin1')),
    segment(0xc0, frame),
    Buffer.of(0xff, 0xda, 0, 2),
    randomBytes(1_500_000),
    Buffer.of(0xff, 0xd9),
  ]);
}

test('a photo that says where it was taken goes on after a reload from the database of the browser', async ({
  openAs,
  product,
  guard,
}) => {
  guard.mayFault(WITHOUT_NETWORK);
  await askFor(openAs, [POSTER]);
  const page = await openForm(openAs, product, 'photographer');
  // As in a private window of some browsers: there is no folder, and a database.
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('None', 'SecurityError'));
    Object.defineProperty(navigator.storage, 'getDirectory', { value: refuse });
  });
  await page.reload();
  const dialog = formIn(page);
  const line = await lineOf(page);
  await line(200_000);
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photoTakenSomewhere() };
  await dialog.getByLabel('Choose a File: Poster').setInputFiles(photo);
  await expect(dialog).toContainText('where it was taken');
  await expect(dialog).toContainText('Being sent');
  await page.reload();
  await expect(dialog.getByRole('button', { name: /^Choose the Same File/ })).toHaveCount(0);
  await line('fast');
  await expect(dialog.getByRole('listitem').filter({ hasText: /\bSent\./ })).toBeVisible();
  await expect(dialog).toContainText('where it was taken');
  await expectNoAxeViolations(page);
  const [upload] = await call<OwnUpload[]>(page, 'GET', UPLOADS);
  expect(upload).toMatchObject({ name: 'photo.jpg', size: photo.buffer.length });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a folder becomes the ZIP that is asked for', async ({ openAs, product }, info) => {
    const folder = path.join(info.outputDir, 'our-project');
    mkdirSync(path.join(folder, 'src'), { recursive: true });
    writeFileSync(path.join(folder, 'README.md'), '# What it is');
    writeFileSync(path.join(folder, 'src', 'index.html'), '<h1>It works</h1>');
    await askFor(openAs, [PROJECT]);
    const page = await openForm(openAs, product, 'folder');
    const dialog = formIn(page);
    await dialog.getByLabel('Choose a Folder: Project').setInputFiles(folder);
    const sent = dialog.getByRole('listitem').filter({ hasText: /\bSent\./ });
    await expect(sent).toContainText('our-project.zip');
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Description', { exact: true }).fill('A site.');
    await dialog.getByRole('button', { name: 'Submit Work' }).click();
    await expect(page.getByRole('dialog', { name: 'Your work has arrived' })).toContainText(
      'our-project.zip',
    );
  });
});
