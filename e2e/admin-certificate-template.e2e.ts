import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(360);
});

/** Conjuncts, signs that stand before their letter, and one that needs a joiner. */
const HEADINGS = ['श्रेष्ठ क्षेत्रीय विद्यार्थी शृङ्गार', 'र्\u200dयाली सुस्मिता ज्ञवाली'];
/** Where a heading stands: below the name of the college and above the first line. */
const PART = { left: 0.1, right: 0.9, top: 0.14, bottom: 0.5 };
/** How green the accent of the demo is; paper is all of it. */
const ACCENT_GREEN = 24;

test('letters on a sheet are those that a browser draws with the same font', async ({ openAs }) => {
  const find = createRequire(new URL('../apps/server/package.json', import.meta.url)).resolve;
  const font = readFileSync(find('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'));
  const page = await openDesk(openAs, 'admin', '/admin/editions');
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'What certificates say' }).click();
  await page.getByLabel('Kind', { exact: true }).selectOption('Volunteer');
  // In Nepali alone, whose heading then is the large one.
  for (const label of ['Heading', 'Above the name', 'Below the name'])
    await page.getByLabel(`${label}: English`, { exact: true }).fill('');
  for (const heading of HEADINGS) {
    await page.getByLabel('Heading: Nepali', { exact: true }).fill(heading);
    await expect(page.getByText('This is the true sheet.')).toBeVisible();
    const compared = await page.evaluate(
      async ([text, bytes, part, green]) => {
        const file = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
        document.fonts.add(await new FontFace('Printed', file.buffer).load());
        const sheet = document.querySelector<HTMLImageElement>('img[alt^="Certificate as"]');
        if (sheet === null) throw new Error('No sheet is drawn');
        await sheet.decode();
        const [width, height] = [sheet.naturalWidth, sheet.naturalHeight];
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const paper = canvas.getContext('2d', { willReadFrequently: true });
        if (paper === null) throw new Error('Nothing to draw on');
        /** How much ink there is, 0 to 255, and the box of what is nearly all ink. */
        const inkOf = (draw: () => void) => {
          paper.fillStyle = '#fff';
          paper.fillRect(0, 0, width, height);
          draw();
          const { data } = paper.getImageData(0, 0, width, height);
          const box = { left: width, right: 0, top: height, bottom: 0 };
          const ink = new Uint8Array(width * height);
          for (let y = Math.round(part.top * height); y < part.bottom * height; y += 1) {
            for (let x = Math.round(part.left * width); x < part.right * width; x += 1) {
              const at = 4 * (y * width + x);
              const [red = 0, other = 0] = [data[at], data[at + 1]];
              // Letters of the accent alone: what is black has no red, what is gold much green.
              const some = red < 150 ? 0 : (255 * (255 - other)) / (255 - green);
              ink[at / 4] = Math.min(255, some);
              if (some < 230) continue;
              box.left = Math.min(box.left, x);
              box.right = Math.max(box.right, x);
              box.top = Math.min(box.top, y);
              box.bottom = Math.max(box.bottom, y);
            }
          }
          return { ink, box };
        };
        const ours = inkOf(() => paper.drawImage(sheet, 0, 0));
        const { box } = ours;
        const written = (size: number, x: number, y: number) =>
          inkOf(() => {
            paper.fillStyle = `rgb(192, ${green}, 67)`;
            paper.font = `${size}px Printed`;
            // Else the width of each letter is a whole number of pixels.
            paper.textRendering = 'geometricPrecision';
            paper.fillText(text, x, y);
          });
        const [from, down] = [part.left * width + 20, ((part.top + part.bottom) / 2) * height];
        const first = written(80, from, down).box;
        const size = (80 * (box.right - box.left)) / (first.right - first.left);
        const second = written(size, from, down).box;
        const [x, y] = [from + box.left - second.left, down + box.top - second.top];
        const theirs = written(size, x, y);
        let [inked, differing] = [0, 0];
        // Edges are smoothed otherwise: only what is all ink in one and none in the other counts.
        ours.ink.forEach((ink, at) => {
          const other = theirs.ink[at] ?? 0;
          if (ink > 200) inked += 1;
          if ((ink > 200 && other < 40) || (ink < 40 && other > 200)) differing += 1;
        });
        return { inked, share: differing / inked };
      },
      [heading, font.toString('base64'), PART, ACCENT_GREEN] as const,
    );
    expect([heading, compared.inked > 5_000, compared.share < 0.02]).toEqual([heading, true, true]);
  }
});
