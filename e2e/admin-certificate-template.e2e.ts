import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
  await expectAdminToast(page, 'success', 'Saved.');
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

const WORDS = 'श्रेष्ठ क्षेत्रीय विद्यार्थी शृङ्गार र्\u200dयाली सुस्मिता ज्ञवाली'.split(' ');
const SIZE = 100;
const PLACE = { width: 620, height: 180, x: 20, baseline: 120 };

test('letters on a sheet are those that a browser draws with the same font', async ({
  browser,
}) => {
  const find = createRequire(new URL('../apps/server/package.json', import.meta.url)).resolve;
  const file = find('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf');
  const font = readFileSync(file).toString('base64');
  const pdf = await openDocument({});
  const line = { size: SIZE, weight: 'regular', baseline: PLACE.baseline } as const;
  const drawn = WORDS.map((word) => ({
    word,
    outline: outlineOf(pdf, { ...line, runs: [{ text: word, x: PLACE.x }] }),
  }));
  const page = await browser.newPage();
  const compared = await page.evaluate(
    async ([all, face, size, { width, height, x, baseline }]) => {
      const loaded = await new FontFace('Printed', `url(data:font/ttf;base64,${face})`).load();
      document.fonts.add(loaded);
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const paper = canvas.getContext('2d');
      if (paper === null) throw new Error('Nothing to draw on');
      const inkOf = (draw: () => void) => {
        paper.clearRect(0, 0, width, height);
        draw();
        const { data } = paper.getImageData(0, 0, width, height);
        return Array.from({ length: width * height }, (_, at) => data[4 * at + 3] ?? 0);
      };
      return all.map(({ word, outline }) => {
        const theirs = inkOf(() => {
          paper.font = `${size}px Printed`;
          paper.fillText(word, x, baseline);
        });
        const ours = inkOf(() => paper.fill(new Path2D(outline)));
        const differing = ours.filter((ink, at) => Math.abs(ink - (theirs[at] ?? 0)) > 96);
        return { word, differing: differing.length, inked: ours.filter((ink) => ink > 128).length };
      });
    },
    [drawn, font, SIZE, PLACE] as const,
  );
  await page.close();
  // Edges are smoothed otherwise; another shape differs by whole strokes.
  for (const { word, differing, inked } of compared)
    expect([word, inked > 2_000, differing < inked * 0.05]).toEqual([word, true, true]);
});
