import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';
import { cardOf, openParticipant, underWayOf } from './participant.ts';
import { expect, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

test.use({
  // Its pages are those of whoever has them kept for when there is no network, too.
  serviceWorkers: 'allow',
  // A browser as people have it: Playwright starts it without the pages that it keeps, and one
  // without a window keeps none.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: CHROMIUM,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/** Why the browser brought a page anew in place of the one that it had kept. */
async function reasonsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  return reasons;
}

/** Addresses of the documents that are asked for. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Tells the page as it is now from one that was loaded anew. */
async function leaveMark(page: Page): Promise<void> {
  await page.locator('html').evaluate((html) => html.setAttribute('data-left', ''));
}

function markOf(page: Page): Locator {
  return page.locator('html[data-left]');
}

async function logout(page: Page): Promise<void> {
  await page.getByTitle('Account of Asmita Gurung').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** A page of another site, which is one as long as its host is another. */
async function openOtherSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1></html>',
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://plain.test:${port}/`, close: () => server.close() };
}

test('the way back from elsewhere brings the page as it was left', async ({ openAs }) => {
  const site = await openOtherSite();
  const page = await openParticipant(openAs, 'back', '/user/events?register=7');
  await withoutAdvert(page);
  const reasons = await reasonsOf(page);
  const underWay = underWayOf(page);
  // What was sent keeps the page as little from coming back as what was read.
  const form = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  await form.getByRole('radio', { name: 'Facebook' }).check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toBeHidden();
  const title = page.locator('h1').first();
  for (const elsewhere of ['/event/details', site.address]) {
    // A page is not kept before what it has asked for has come.
    await expect.poll(() => underWay.size).toBe(0);
    await leaveMark(page);
    await page.goto(elsewhere);
    await expect(title).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(markOf(page)).toBeAttached();
    await expect(title).toHaveText('Events');
    await page.goForward({ waitUntil: 'commit' });
    await expect(markOf(page)).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await expect(markOf(page)).toBeAttached();
  }
  expect(reasons).toEqual([]);
  site.close();
});

test('inside the area the way back is the router’s', async ({ openAs }) => {
  const page = await openAs('student', '/user/events');
  await expect(page.getByText('12 events')).toBeVisible();
  const documents = documentsOf(page);
  await cardOf(page, 'Graphic Design')
    .getByRole('link', { name: 'Graphic Design', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Graphic Design' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('12 events')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Graphic Design' })).toBeVisible();
  expect(documents).toEqual([]);
});

for (const where of ['this tab', 'another tab']) {
  test(`after a logout in ${where} the way back shows nothing of the person`, async ({
    openAs,
  }) => {
    const page = await openAs('student', '/user/events');
    await withoutAdvert(page);
    const person = page.getByText('Asmita Gurung').or(page.getByTitle(/Asmita Gurung/));
    await expect(person.first()).toBeAttached();
    await leaveMark(page);
    if (where === 'this tab') {
      await logout(page);
    } else {
      await page.goto('/event/details');
      const other = await page.context().newPage();
      await other.goto('/user/workshops');
      await logout(other);
    }
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('dialog', { name: 'Login Required!' })).toBeVisible();
    await expect(markOf(page)).toHaveCount(0);
    await expect(person).toHaveCount(0);
  });
}
