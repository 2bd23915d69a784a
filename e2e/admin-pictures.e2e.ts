import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAdminToast, openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const DRAWN = join(import.meta.dirname, '..', 'apps/web/public/gallery');
/** As somebody has it on their phone. */
const file = (name: string, drawn: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync(join(DRAWN, drawn)),
});
const WIDE = file('wide.webp', '01-ridgelines-at-dusk-960.webp');
const TALL = file('tall.webp', '02-stage-lights-480.webp');

test('pictures are uploaded, cropped, described, seen in the preview and published', async ({
  openAs,
  page: visitor,
  guard,
}) => {
  const page = await openDesk(openAs, 'admin', '/admin/editions');
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Gallery' })
    .click();
  const entries = page.getByRole('group', { name: 'Gallery' }).locator('ol > li');
  await expect(entries).toHaveCount(12);

  await test.step('several at once, of any shape; what is no picture is told by its name', async () => {
    const chooser = page.getByLabel('Add pictures');
    guard.expectResponse(422, /\/admin\/pictures$/);
    await chooser.setInputFiles([
      WIDE,
      { ...TALL, name: 'broken.webp', buffer: Buffer.from('no picture') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      TALL,
    ]);
    await expect(entries).toHaveCount(14);
    await expect(page.getByRole('alert').filter({ hasText: 'broken.webp' })).toContainText(
      'This is no JPEG, PNG or WebP.',
    );
    await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible();
  });

  const wide = entries.nth(12);
  await test.step('a part of it is kept, by the keyboard', async () => {
    await wide.getByRole('button', { name: 'Crop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(dialog.getByRole('button', { name: 'Keep this part' })).toBeDisabled();
    await dialog.locator('.ReactCrop__drag-handle.ord-e').focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Control+ArrowLeft');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Keep this part' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => Number(await wide.locator('img').getAttribute('width')))
      .toBeLessThan(960);
  });

  await test.step('its subject stays in sight, and it is described', async () => {
    await wide.getByRole('button', { name: /^Focus: 50 percent/ }).focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(
      wide.getByRole('button', { name: /^Focus: 20 percent from the left/ }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const findings = page.getByRole('dialog', { name: 'What the check found' });
    await findings.getByRole('button', { name: /Picture 13 › What it shows/ }).click();
    const alt = wide.getByLabel('What it shows');
    await expect(alt).toBeFocused();
    await alt.fill('The hall from above');
    await wide.getByLabel('Caption').fill('Before it began');
    await entries.nth(13).getByLabel('What it shows').fill('A banner');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.frameLocator('iframe').getByAltText('The hall from above')).toBeAttached();
    await expectNoAxeViolations(page);
  });

  await test.step('a logo is shown whole, without words below it', async () => {
    await page.getByRole('link', { name: 'Look', exact: true }).click();
    await page.getByLabel('Choose a picture').setInputFiles(WIDE);
    await page.getByLabel('What it shows').fill('The college');
    await expect(page.getByLabel('Caption')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Focus/ })).toHaveCount(0);
    await expect(page.getByText('A square picture suits the icons best')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publish this edition?' });
  await publish.getByLabel('Publish it all the same').check();
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expectAdminToast(page, 'success', 'It is published.');

  await test.step('a visitor sees them, and nothing moves while they come', async () => {
    await visitor.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      type Shift = { readonly value: number; readonly sources: readonly { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
          // Stars stand in what the words leave free, whose font may come after the first paint.
          const seen = sources.filter(({ node }) => !(node instanceof SVGSVGElement));
          if (seen.length === 0) continue;
          const nodes = seen.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
          moved.push(`${value}: ${nodes.join(' and ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await expect
      .poll(async () => {
        // With a fragment it would not load again.
        await visitor.goto('/');
        return visitor.locator('#gallery a').count();
      })
      .toBe(14);
    const head = visitor.getByRole('banner');
    expect((await head.locator('[data-mark]').boundingBox())?.width).toBe(48);
    await expect(head.getByText('Pratibha', { exact: true })).toBeHidden();
    const image = visitor.getByAltText('The hall from above');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((each) => getComputedStyle(each).objectPosition)).toBe('20% 50%');
    expect(await image.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(visitor.locator('#gallery').getByText('Before it began')).toBeVisible();
    expect(
      await visitor.evaluate(() => (globalThis as unknown as { moved: string[] }).moved),
    ).toEqual([]);
    await visitor.getByRole('link', { name: /^Enlarge: Before it began/ }).click();
    await expect(
      visitor.locator('.yarl__slide_current').getByText('Before it began'),
    ).toBeVisible();
    await expectNoAxeViolations(visitor);
  });
});
