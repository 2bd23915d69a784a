import type { Page } from '@playwright/test';
import { cutOff } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

test.use({ sharesProduct: true });

/** File name of the picture that the lightbox shows. */
async function shown(page: Page): Promise<string> {
  const picture = page.locator('.yarl__slide_current img');
  await expect(picture).toBeVisible();
  // It listens to keys once it has the focus.
  await expect(page.locator('.yarl__portal:focus-within')).toHaveCount(1);
  return (await picture.getAttribute('src'))?.match(/\/(\d\d)-/)?.[1] ?? '';
}

/** Draws a finger across the screen; `from` and `to` are shares of its width. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: x * width, y: 300 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}

test.beforeEach(async ({ page }) => {
  await withoutAdvert(page);
  await page.goto('/');
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
});

test('twelve pictures, each with its own words, open in a lightbox', async ({ page }) => {
  const links = page.locator('#gallery').getByRole('link');
  await expect(links).toHaveCount(12);
  const alts = await page
    .locator('#gallery img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(new Set(alts).size).toBe(12);

  await links.nth(0).click();
  expect(await shown(page)).toBe('01');
  await expectNoAxeViolations(page);

  await test.step('the arrows move on and wrap around both ways', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(page)).toBe('12');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toBe('01');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toBe('02');
  });

  await test.step('a swipe does the same', async () => {
    await swipe(page, 0.85, 0.1);
    await expect.poll(() => shown(page)).toBe('03');
    await swipe(page, 0.1, 0.85);
    await expect.poll(() => shown(page)).toBe('02');
  });

  await test.step('so do the buttons', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => shown(page)).toBe('03');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => shown(page)).toBe('02');
  });

  await test.step('Escape closes and the focus returns', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.yarl__portal')).toHaveCount(0);
    await expect(links.nth(0)).toBeFocused();
  });
});

test('the last picture opens with the keyboard and closes with its button', async ({ page }) => {
  const last = page.locator('#gallery').getByRole('link').nth(11);
  await last.focus();
  await page.keyboard.press('Enter');
  expect(await shown(page)).toBe('12');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toBe('01');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(last).toBeFocused();
});

test('where the lightbox cannot be fetched, a press opens the picture itself', async ({ page }) => {
  await page.route(/\/assets\/GalleryLightbox-.*\.js$/, cutOff);
  await page.locator('#gallery').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/gallery\/03-.*-1600\.webp$/);
});
