import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { openDocument } from '../apps/server/src/features/certificates/sheet/sheet-fonts.ts';
import { outlineOf } from '../apps/server/src/features/certificates/sheet/sheet-svg.ts';
import { expectAdminToast, openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('what certificates say is written beside the true sheet', async ({ openAs, guard }) => {
  // Who saves second is told so.
  guard.expectResponse(409, /certificate-template$/);
  const page = await openDesk(openAs, 'admin', '/admin/editions');
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'What certificates say' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What certificates say');
  const sheet = page.getByRole('img', { name: /Certificate as it is printed\. Taken part/ });
  await expect(sheet).toBeVisible();
  await expect(page.getByText('This is the true sheet.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByLabel('Kind', { exact: true }).selectOption('Prize');
  const text = page.getByLabel('Below the name: English', { exact: true });
  await text.fill('won {{trophy}}.');
  await expect(page.getByText('Mend what is wrong, and the sheet is drawn again.')).toBeVisible();
  await page.getByLabel('Kind', { exact: true }).selectOption('Judge');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The kind that is wrong comes back into sight.
  await expect(text).toBeFocused();
  await expect(page.getByText('there is no placeholder “trophy” here')).toBeVisible();
  await text.fill('won {{award}} in {{event}}.');
  await page.getByRole('button', { name: 'Add Signature' }).click();
  await page.getByLabel('Name: Signature 1', { exact: true }).fill('डा. सरिता श्रेष्ठ');
  await page.getByLabel('For whom').selectOption('The longest in Nepali');
  await expect(page.getByText('This is the true sheet.')).toBeVisible();

  // What is typed outlives a reload.
  await page.reload();
  await expect(page.getByText('What you wrote here before is back.')).toBeVisible();
  await expect(page.getByLabel('Name: Signature 1', { exact: true })).toHaveValue('डा. सरिता श्रेष्ठ');
  const second = await openDesk(openAs, 'superadmin', new URL(page.url()).pathname);
  await second.getByLabel('Above the name: English', { exact: true }).fill('We certify that');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectAdminToast(page, /^Saved\./);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Somebody else has saved these certificates')).toBeVisible();
  await expectNoAxeViolations(second);
  await second.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(second.getByLabel('Name: Signature 1', { exact: true })).toHaveValue(
    'डा. सरिता श्रेष्ठ',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('certificate-preview.pdf');
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

const WORDS = ['श्रेष्ठ', 'क्षेत्रीय', 'विद्यार्थी', 'शृङ्गार', 'र्\u200dयाली', 'सुस्मिता', 'ज्ञवाली'];
const SIZE = 100;
const PLACE = { width: 620, height: 180, x: 20, baseline: 120 };

test('letters on a sheet are those that a browser draws with the same font', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: PLACE });
  const find = createRequire(new URL('../apps/server/package.json', import.meta.url)).resolve;
  const font = readFileSync(
    find('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  ).toString('base64');
  const document = await openDocument({});
  for (const word of WORDS) {
    const svg = (inner: string) =>
      `<style>@font-face{font-family:M;src:url(data:font/ttf;base64,${font})}body{margin:0}</style><svg width="${PLACE.width}" height="${PLACE.height}">${inner}</svg>`;
    await page.setContent(
      svg(
        `<text x="${PLACE.x}" y="${PLACE.baseline}" font-family="M" font-size="${SIZE}">${word}</text>`,
      ),
    );
    await page.evaluate(() => document.fonts.load('100px M', 'श्रेष्ठ'));
    const theirs = await inkOf(await page.screenshot());
    const line = { runs: [{ text: word, x: PLACE.x }], size: SIZE, weight: 'regular' } as const;
    const outline = outlineOf(document, { ...line, baseline: PLACE.baseline });
    await page.setContent(svg(`<path d="${outline}"/>`));
    const ours = await inkOf(await page.screenshot());
    const differing = ours.filter((dark, at) => Math.abs(dark - (theirs[at] ?? 0)) > 96).length;
    const inked = ours.filter((dark) => dark > 128).length;
    // Edges are smoothed otherwise; another shape differs by whole strokes.
    expect([word, inked > 2_000, differing < inked * 0.03]).toEqual([word, true, true]);
  }
  await page.close();
});

/** How dark each pixel is. */
async function inkOf(screenshot: Buffer): Promise<number[]> {
  const pixels = await sharp(screenshot).greyscale().raw().toBuffer();
  return [...pixels].map((light) => 255 - light);
}
