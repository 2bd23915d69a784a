import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './product.ts';

test.use({ sharesProduct: true });

const FILES = '/area-files.json';

/** Scripts of the build as a page asked for them, and whether the line was needed for it. */
function scriptsOf(page: Page): Promise<{ path: string; isFetched: boolean }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming;
      const path = new URL(name).pathname;
      return /^\/assets\/.*\.js$/.test(path) ? [{ path, isFetched: transferSize > 0 }] : [];
    }),
  );
}

/** The landing page once it runs: the bar of the demo comes last. */
async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Demo mode' })).toBeVisible();
}

/** As people's browsers are: one that a test looks at closely caches nothing, or saves data. */
async function withPage(
  open: () => Promise<BrowserContext>,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await open();
  await use(await context.newPage());
  await context.close();
}

test('pressing Sign In brings the scripts of the area, and nothing brings them twice', async ({
  browser,
  contextOptions,
  product,
}) => {
  const open = () => browser.newContext({ ...contextOptions, baseURL: product.origin });
  await withPage(open, async (page) => {
    await openLanding(page);
    const files = (await (await page.request.get(FILES)).json()) as string[];
    expect(files.length).toBeGreaterThan(3);
    const ofArea = async () => (await scriptsOf(page)).filter(({ path }) => files.includes(path));
    // Some the demo has for its bar.
    expect((await ofArea()).length).toBeLessThan(files.length);

    const signIn = page.getByRole('link', { name: 'Sign In' }).first();
    await signIn.dispatchEvent('pointerdown');
    await signIn.dispatchEvent('pointerdown');
    const fetched = async () =>
      (await ofArea()).flatMap(({ path, isFetched }) => (isFetched ? [path] : [])).sort();
    await expect.poll(fetched, 'each once').toEqual([...files].sort());

    await page.goto('/api/oauth/login?login_hint=student@example.test&return_to=/user/events');
    await expect(page.getByText('12 events')).toBeVisible();
    const used = async () => (await ofArea()).map(({ path }) => path).sort();
    await expect.poll(used).toEqual([...files].sort());
    expect(await fetched(), 'from the cache').toEqual([]);
  });
});

test('a student who is signed in gets them when the page is idle', async ({
  browser,
  contextOptions,
  product,
}) => {
  const open = () => browser.newContext({ ...contextOptions, baseURL: product.origin });
  await withPage(open, async (page) => {
    const asked = page.waitForRequest(`**${FILES}`);
    await page.goto('/api/oauth/login?login_hint=student@example.test&return_to=/');
    await asked;
  });
});

test('whoever saves data gets them with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLanding(page);
  const code = page.waitForResponse(/\/assets\/area-ahead-/);
  await page.getByRole('link', { name: 'Sign In' }).first().dispatchEvent('pointerdown');
  await code;
  // Whatever it would ask for, it would have asked for before the page gets to this.
  await page.evaluate(() => fetch('/health/live'));
  expect(asked).not.toContain(FILES);
});

test('whoever saves data gets no other page of the area before they go there', async ({
  openAs,
}) => {
  const page = await openAs('student', '/unauthorized');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const messages = page.waitForResponse(/\/assets\/afterwards-.*\.js$/);
  await page.goto('/user/events');
  await messages;
  // What comes when the page is idle would come by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => fetch('/health/live'));
  const other = /\/assets\/student-pages-/;
  expect(asked.filter((path) => other.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Workshops' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshops');
  expect(asked.filter((path) => other.test(path))).not.toEqual([]);
});
