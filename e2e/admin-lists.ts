import type { Page } from '@playwright/test';
import { rowsOf } from './admin-desk.ts';
import { expect } from './product.ts';

/** A laptop. */
export const DESK = { width: 1280, height: 800 };

/** Asserts that a laptop shows ten rows of the list at once. */
export async function expectTenRows(page: Page, list: string, hasTouch: boolean): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  await page.setViewportSize(DESK);
  await expect(rowsOf(page).first()).toBeVisible();
  const rows = await rowsOf(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  // Buttons for fingers are higher, and above the rows stand two lines of them.
  expect.soft(rows[0]?.top, `the first of ${list}`).toBeLessThanOrEqual(hasTouch ? 240 : 230);
  const heights = rows.map(({ top, bottom }) => bottom - top);
  expect.soft(Math.max(...heights), `the highest of ${list}`).toBeLessThanOrEqual(52);
  // The demo's own bar covers the foot of the window.
  const floor = 46;
  const tenth = rows.at(9)?.bottom ?? 0;
  expect.soft(tenth, `the tenth of ${list}`).toBeLessThanOrEqual(DESK.height - floor);
  await page.setViewportSize(size);
}

/**
 * Asserts of the list of all registrations, open at a desk, that all of it is printed, and nothing
 * else.
 */
export async function expectPrintedWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      const rows = document.querySelectorAll('main tbody tr[data-opens]').length;
      document.documentElement.dataset.printed = String(rows);
    };
  });
  const printed = page.locator('html');
  const second = Promise.withResolvers<void>();
  await page.route(/limit=500.*cursor=|cursor=.*limit=500/, async (route) => {
    await second.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Print the whole list' }).click();
  await expect(page.locator('main').getByText('Loading 500 of 863 to print…')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^1–50 of 863. Not the whole list/)).toBeVisible();
  for (const gone of ['header', 'footer', 'aside', 'main select', 'main nav', 'main td input']) {
    await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /^(Approve|Reject|Export)/ })).toHaveCount(0);
  second.resolve();
  await expect(printed).toHaveAttribute('data-printed', '863');
  await expect(page.getByText('1–863 of 863', { exact: true }).first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rowsOf(page)).toHaveCount(50);
  await page.emulateMedia({ media: null });
  await page.unrouteAll();

  await page.getByLabel('Filter by Status').selectOption('Rejected');
  const total = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(total).toHaveText(/of (?!863)\d+$/);
  const rejected = /of (\d+)$/.exec((await total.textContent()) ?? '')?.[1] ?? '';
  await page.keyboard.press('Control+p');
  await expect(printed).toHaveAttribute('data-printed', rejected);
  // Paper has no fields: it says what they left.
  const narrowed = page.getByText('Filter by Status: Rejected');
  await expect(narrowed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(narrowed).toBeVisible();
  await expect(page.locator('main :is(select, input)').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
}
