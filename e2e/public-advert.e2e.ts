import type { Page } from '@playwright/test';
import { ADVERT_POPUP } from '@pratibha/domain/editions/advert-popup';
import { expect, expectNoAxeViolations, test } from './product.ts';

const advertOf = (page: Page) => page.getByRole('dialog', { name: 'Win cash and a scholarship' });

/** Runs in the page: notes when the advert's second begins, which is once the page runs. */
function noteSecond(delayMs: number): void {
  const wait = window.setTimeout.bind(window);
  const noted = (act: () => void, after?: number) => {
    if (after === delayMs) document.documentElement.setAttribute('data-second', '');
    return wait(act, after);
  };
  Object.assign(window, { setTimeout: noted });
}

/** Opens the home page with the device's clock standing still, so that a second lasts a second. */
async function openPaused(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await page.goto('/');
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-second');
}

/** One second after load; then time goes on, as the advert still has to be fetched. */
async function passOneSecond(page: Page): Promise<void> {
  await page.clock.runFor(1050);
  await page.clock.resume();
}

const viewsSoFar = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('pratibha.advert-views')));

test.use({ sharesProduct: true });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2025-07-16T04:15:00Z') });
  await page.addInitScript(noteSecond, ADVERT_POPUP.delayMs);
});

test('comes after one second, three times per browser, and closes', async ({ page }) => {
  for (const [views, close] of ['the cross', 'Escape', 'the cross'].entries()) {
    await openPaused(page);
    await page.clock.runFor(900);
    expect(await viewsSoFar(page)).toBe(views);
    await expect(advertOf(page)).toBeHidden();
    await page.clock.runFor(150);
    expect(await viewsSoFar(page)).toBe(views + 1);
    await page.clock.resume();
    await expect(advertOf(page)).toBeVisible();
    await expect(advertOf(page)).toContainText('Over one lakh Nrs in cash prizes');
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Close this announcement' }).click();
    await expect(advertOf(page)).toBeHidden();
  }
  await openPaused(page);
  await page.clock.runFor(10_000);
  expect(await viewsSoFar(page)).toBe(3);
  await expect(advertOf(page)).toBeHidden();
});

test("its 'Register Now' asks a visitor to sign in", async ({ page }) => {
  await openPaused(page);
  await passOneSecond(page);
  await expect(advertOf(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await advertOf(page).getByRole('link', { name: 'Register Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Required!' })).toContainText(
    'Please Sign In to register for the event',
  );
  await expect(advertOf(page)).toBeHidden();
});

test('a browser that keeps nothing (private mode) still shows and closes it', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await openPaused(page);
  await passOneSecond(page);
  await expect(advertOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close this announcement' }).click();
  await page.clock.fastForward(10_000);
  await expect(advertOf(page)).toBeHidden();
});
