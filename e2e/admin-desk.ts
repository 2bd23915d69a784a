import { type Download, expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Account } from './product.ts';
import { takeToasts, wordsOf } from './toasts.ts';

type OpenAs = (account: Account, path: string) => Promise<Page>;

/** A page for an organiser. */
export async function openDesk(openAs: OpenAs, account: Account, path: string): Promise<Page> {
  const page = await openAs(account, path);
  await expect(page.locator('main h1')).toBeVisible();
  return page;
}

/**
 * Asserts a toast of the admin area: top-center, 2 s (R9.14). One that came since the page was
 * loaded counts, once: two presses that say the same take two.
 *
 * @param text the whole of it, or where it names somebody the words before the name
 */
export async function expectAdminToast(
  page: Page,
  kind: 'success' | 'error',
  text: string,
): Promise<void> {
  const [toast] = await takeToasts(page, new RegExp(`^${wordsOf(text)}( |$)`), { kind });
  expect(toast).toMatchObject({ place: 'top-center', duration: '2s' });
}

/** Answers as the product does when something went wrong inside it. */
export function failing(route: Route): Promise<void> {
  return route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: '/problems/unexpected',
      title: 'Something went wrong',
      status: 500,
      detail: 'It is not your fault.',
    }),
  });
}

/** Another tab comes to the front, or this one again: what is hidden is not fetched again. */
export async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** The scripts of a page, but for those that run first. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** The rows of the list, without its header and its 'Loading...'. */
export function rowsOf(page: Page): Locator {
  return page.locator('main tbody tr[data-opens]');
}

/** The file of the list as it stands, with the columns that are chosen already. */
export async function exportedFrom(page: Page): Promise<Download> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  return download;
}

/** What a list of facts says under a label, in a dialog or a card. */
export function factOf(place: Locator, label: string): Locator {
  const term = place.page().locator('dt', { hasText: new RegExp(`^${label}$`) });
  return place.locator('dl > div, dl').filter({ has: term }).last().locator('dd');
}

/** Asserts that a button cannot be pressed, and that its tooltip and its name say why. */
export async function expectRefusal(button: Locator, reason: string): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleName(new RegExp(`: ${reason}$`));
  await isTakenOver(button);
  await button.hover();
  const tooltip = button.page().getByRole('tooltip').filter({ hasText: reason });
  await expect(tooltip).toBeVisible();
}

/** Asserts what a list says about its rows: '1–50 of 863'. */
export async function expectRange(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText(
    words,
  );
}

/** Closes the details of what was made or chosen. */
export async function closeDetails(page: Page, title: string): Promise<void> {
  const details = page.getByRole('dialog', { name: title, exact: true });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

/** Waits until React looks after an element that the server rendered. */
export async function isTakenOver(element: Locator): Promise<void> {
  const isReacts = () =>
    element.evaluate((each) => Object.keys(each).some((name) => name.startsWith('__reactProps')));
  await expect.poll(isReacts).toBe(true);
  // It listens to keys once all of it is drawn, which a browser that idles has done.
  await element.page().evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
