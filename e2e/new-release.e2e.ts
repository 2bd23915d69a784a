import type { Page, Route } from '@playwright/test';
import { cardOf, cutOff, openParticipant, spendData } from './participant.ts';
import { expect, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

/** The file that the document begins with, and two that come later. */
const BEGINNING = /\/assets\/student-[\w-]{8}\.js$/;
const PAGES = /\/assets\/student-pages-[^/]*\.js$/;
const DIALOGS = /\/assets\/student-dialogs-[^/]*\.js$/;

const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

/** As after a deploy: a page that is open has its first file, and the server has it no more. */
async function deploy(page: Page): Promise<void> {
  await page.route(BEGINNING, (route) =>
    route.request().method() === 'HEAD' ? gone(route) : route.continue(),
  );
}

/** How often the document was asked for. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

const looked = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'HEAD');

test('a file that a deploy took away loads the page anew at the next move, once', async ({
  openAs,
  guard,
}) => {
  guard.expectResponse(404, /\/assets\//);
  const page = await openParticipant(openAs, 'deployed', '/unauthorized');
  await spendData(page);
  const { promise: asked, resolve: removeFiles } = Promise.withResolvers<void>();
  await page.route(PAGES, async (route) => {
    await asked;
    await gone(route);
  });
  await deploy(page);
  const loads = loadsOf(page);
  const known = looked(page);
  await page.goto('/user/events');
  const register = cardOf(page, 'Graphic Design').getByRole('button', { name: /^Register/ });
  await register.click();
  const form = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  await form.getByRole('radio', { name: 'Other' }).check();
  removeFiles();
  await known;
  await form.getByLabel('Please specify').fill('A poster at school');
  expect(loads(), 'while somebody types').toBe(1);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => history.back());
  await loaded;
  expect(loads()).toBe(2);

  // This browser was given the same files again: from here on the page stays as it is.
  await expect(page.getByText('12 events')).toBeVisible();
  await register.click();
  await expect(form.getByLabel('Please specify')).toHaveValue('A poster at school');
  await page.goBack();
  await expect(form).toBeHidden();
  expect(loads()).toBe(2);
});

test('a form that a deploy took away is asked for once more, with a new document', async ({
  openAs,
  guard,
}) => {
  guard.expectResponse(404, /\/assets\//);
  guard.expectFault(/dynamically imported module/);
  const page = await openParticipant(openAs, 'form-gone', '/unauthorized');
  await page.route(DIALOGS, gone);
  await deploy(page);
  const loads = loadsOf(page);
  await page.goto('/user/events?register=7');
  const told = page.getByRole('alert').filter({ hasText: 'too weak' });
  await expect.poll(loads).toBe(2);
  await expect(told).toBeVisible();
  expect(loads()).toBe(2);
  await page.unroute(DIALOGS);
  await told.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Register for Graphic Design' })).toBeVisible();
});

for (const [why, fails] of [
  ['is lost on the way', cutOff],
  ['is missing though nothing was deployed', gone],
] as const) {
  test(`a file that ${why} loads nothing anew`, async ({ openAs, guard }) => {
    guard.expectFault(/dynamically imported module/);
    if (fails === gone) guard.expectResponse(404, /\/assets\//);
    const page = await openParticipant(openAs, `lost-${why.length}`, '/unauthorized');
    await page.route(DIALOGS, fails);
    const loads = loadsOf(page);
    const known = looked(page);
    await page.goto('/user/events');
    await known;
    await cardOf(page, 'Graphic Design')
      .getByRole('button', { name: /^Register/ })
      .click();
    const told = page.getByRole('alert').filter({ hasText: 'too weak' });
    // Over the list, which is longer than any screen.
    await expect(told).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(told).toBeHidden();
    expect(loads()).toBe(1);
  });
}
