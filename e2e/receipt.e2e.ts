import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Receipt } from '@pratibha/contract/receipts';
import { expect, expectNoAxeViolations, OF_COLOURS, test } from './product.ts';

/* Whoever has the code of a receipt: reads it, and finds out whether a file is the one. */

test.use({ sharesProduct: true });

const CODE = '7K3M9QX2T5R8W1ZB';
const POSTER = Buffer.from('the poster as it was handed in');
const CHANGED = Buffer.from('the poster as it was mended on');
/** More than one piece of what is read where the browser computes no hash by itself. */
const FILM = Buffer.alloc(2_100_000, 'film');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const RECEIPT: Receipt = {
  ...{ code: CODE, event_title: 'Graphic Design', revision: 2, is_latest: true },
  ...{ submitted_at: '2025-08-10T06:15:00.000Z', begun_in_time: true },
  files: [
    { part: 'Poster', size: POSTER.length, sha256: hashOf(POSTER) },
    { part: 'Film', size: FILM.length, sha256: hashOf(FILM) },
  ],
  links: [{ part: 'Video', count: 1 }],
};

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('File to check')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test('a receipt is read by its code, and a file compared with it where it lies', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/public/receipts/*', (route) => route.fulfill({ json: RECEIPT }));
  page.on('request', (request) => {
    if (request.postData() !== null) asked.push(request.url());
  });
  await page.goto(`/receipt/${CODE}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Receipt 7K3M-9QX2-T5R8-W1ZB' })).toBeVisible();
  for (const line of ['Graphic Design', '2, the latest', hashOf(POSTER), 'Video: 1 link']) {
    await expect(main.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(
    main.getByText('10 August 2025, 12:00 NPT, by the clock of the server'),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  await choose(page, 'poster.png', POSTER);
  await expect(main.getByText(/^This is the file that was handed in: poster\.png/)).toBeVisible();
  await choose(page, 'mended.png', CHANGED);
  await expect(main.getByText(/^This is not a file that was handed in: mended\.png/)).toBeVisible();
  await expect(main.getByText(/as many bytes as a file of this receipt, but others/)).toBeVisible();
  await choose(page, 'small.png', POSTER.subarray(0, 12));
  await expect(main.getByText(/^It has 12 bytes, and no file of this receipt has/)).toBeVisible();
  // As on a page that came without https.
  await page.evaluate(() => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
  });
  await choose(page, 'film.mp4', FILM);
  await expect(main.getByText(/^This is the file that was handed in: film\.mp4/)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, OF_COLOURS);
  // Of no file anything was sent.
  expect(asked).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(360);
});

test('a code is typed as it is read out; one that is none is told', async ({ page, guard }) => {
  guard.expectResponse(404, /\/api\/public\/receipts\//);
  await page.goto('/receipt');
  const code = page.getByLabel('Code of the receipt');
  const main = page.getByRole('main');
  await code.fill('7K3M');
  await code.press('Enter');
  await expect(main.getByText(/^This is no code of a receipt/)).toBeVisible();
  await code.fill('oooo-iiii-llll-0001');
  await code.press('Enter');
  await expect(main.getByText(/^There is no receipt with this code/)).toBeVisible();
  await expect(page).toHaveURL(/\/receipt\/0000111111110001$/);
  await page.route('**/api/public/receipts/*', (route) => route.fulfill({ json: RECEIPT }));
  await code.fill('7k3m 9qx2 t5r8 w1zb');
  await page.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(main.getByRole('heading', { name: /^Receipt 7K3M/ })).toBeVisible();
});
