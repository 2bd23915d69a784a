import type { Page, Request, Route } from '@playwright/test';
import { WITHOUT_NETWORK } from './page-guard.ts';
import {
  cutOff,
  expectToast,
  gate,
  spendData,
  TOASTS,
  unavailable,
  withoutFirstView,
} from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { holdToasts } from './toasts.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

const LOGOUT = '**/api/user/logout';
/** Script and styles of the questionnaire. */
const FORM = /\/assets\/questionnaire-/;

/** A proxy's own words. */
const notSoFast = (route: Route) =>
  route.fulfill({ status: 403, json: { message: 'Not so fast' } });

async function pressLogout(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Logout' });
  if (!(await button.isVisible())) await page.getByTitle('Account of Asmita Gurung').click();
  await button.click();
}

test('logout tells so at the top, and a second later the visitor is at the start', async ({
  openAs,
}) => {
  const page = await openAs('student', '/user/event-registrations');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/user/update-profile');
  await page.getByTitle('Account of Asmita Gurung').click();
  await expect(page.getByRole('region', { name: 'Account of ' })).toContainText('student@');
  await expectNoAxeViolations(page);
  await holdToasts(page);
  await page.clock.install();
  const gone = page.waitForResponse(LOGOUT);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await pressLogout(page);
  expect((await gone).status()).toBe(200);
  // The second begins as the other tab is told.
  await expect(otherTab).toHaveURL(/\/$/);
  await page.clock.runFor(900);
  const toast = page.locator('.Toastify__toast-container--top-center .Toastify__toast');
  await expect(toast).toContainText(/logged out/i);
  await expect(toast.locator('.Toastify__progress-bar--animated')).toHaveCSS(
    'animation-duration',
    TOASTS.account.duration,
  );
  await expect(toast.locator('.Toastify__progress-bar--wrp')).toHaveCSS('opacity', '0');
  await expect(page).toHaveURL(/event-registrations$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/$/);
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeAttached();
  await page.goto('/user/events');
  await expect(page.getByRole('dialog', { name: 'Login Required!' })).toBeVisible();
});

test('a logout that fails leaves everything as it is and says why', async ({ openAs, guard }) => {
  guard.expectResponse(503, /logout$/);
  guard.expectResponse(403, /logout$/);
  const page = await openAs('student', '/user/events');
  for (const [answer, words, standing] of [
    [cutOff, 'Network error during logout', /^No answer came, so you may still be signed in\./],
    [unavailable, 'Logout failed', 'You are still signed in.'],
    [notSoFast, 'Not so fast', 'You are still signed in.'],
  ] as const) {
    await page.route(LOGOUT, answer);
    await pressLogout(page);
    await expectToast(page, words, TOASTS.account);
    await expect(page.getByRole('alert').filter({ hasText: /still/ })).toHaveText(standing);
    await page.unroute(LOGOUT);
  }
  await expect(page).toHaveURL(/\/user\/events$/);
  await expect(page.getByTitle('Account of Asmita Gurung')).toBeVisible();
});

test('while the session loads there is a spinner, and nothing of the page', async ({ openAs }) => {
  const page = await openAs('student', '/unauthorized');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/profile', async (route) => {
    await held.promise;
    await route.continue();
  });
  await withoutFirstView(page);
  await page.goto('/user/events');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  // Over a page that is drawn it hides no word: no veil, and at the foot.
  await page.goto('/');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(waiting).toBeVisible();
  await expect(waiting).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const [box, title] = [
    await waiting.locator('div').boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(box?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? Number.POSITIVE_INFINITY));
  await expectNoAxeViolations(page);
  await page.goto('/user/events');
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();
});

test('a page of organisers that takes its time is told over the one that is still there', async ({
  openAs,
  guard,
}) => {
  const page = await openAs('admin', '/admin/dashboard');
  const here = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  await expect(here).toBeVisible();
  const { hold, open } = gate();
  await page.route(/\/assets\/audit-/, hold);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Audit' }).click();
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(waiting).toBeVisible();
  await expect(here).toBeVisible();
  await expectNoAxeViolations(page);
  open();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await expect(waiting).toBeHidden();

  // Code that does not come, though its styles do, takes nothing away either.
  const CODE = /\/assets\/users-[^/]*\.js$/;
  await page.route(CODE, cutOff);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  );
  guard.expectFault(/Unable to preload CSS|dynamically imported module/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Users' }).first().click();
  const broken = page.getByRole('alert').filter({ hasText: 'This page did not load' });
  await expect(broken).toContainText('It loads by itself as soon as you are back.');
  await expectNoAxeViolations(page);
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  // Below its heading, also where the console has what a page is about beside it.
  const [heading, words] = [
    await broken.getByRole('heading').boundingBox(),
    await broken.getByText('You are offline').boundingBox(),
  ];
  expect(words?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  if (phone !== null) await page.setViewportSize(phone);
  await page.unroute(CODE);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

/** The files of the product's code that a page fetches. */
function filesOf(page: Page) {
  const underWay = new Set<Request>();
  const came: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) underWay.add(request);
  });
  page.on('requestfinished', (request) => {
    if (underWay.delete(request)) came.push(request.url());
  });
  page.on('requestfailed', (request) => void underWay.delete(request));
  return {
    /** Waits for a file and for what is fetched beside it. */
    async have(name: RegExp) {
      await expect.poll(() => came.some((url) => name.test(url)), `${name}`).toBe(true);
      await expect.poll(() => underWay.size, 'and what it needs').toBe(0);
      came.splice(0);
    },
  };
}

test('a lost connection is told quietly, and the page recovers by itself', async ({
  openAs,
  guard,
}) => {
  guard.expectFault(/INTERNET_DISCONNECTED/);
  guard.mayFault(WITHOUT_NETWORK);
  const page = await openAs('student', '/unauthorized');
  await spendData(page);
  // In both documents the code of messages comes with the page, so that this one can be told. What
  // the page before asks for is of neither.
  await page.goto('about:blank');
  const asked = new Set<Request>();
  let came = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/afterwards-')) asked.add(request);
  });
  page.on('requestfinished', (request) => void (came += asked.has(request) ? 1 : 0));
  await page.goto('/unauthorized');
  await expect.poll(() => came).toBe(1);
  await page.context().setOffline(true);
  await pressLogout(page);
  await expectToast(page, 'Network error during logout', TOASTS.account);
  await expect(page.getByRole('alert')).toHaveText(
    'You are offline: nothing was sent, and you are still signed in.',
  );
  await expectNoAxeViolations(page);
  await page.context().setOffline(false);
  await page.goto('about:blank');
  asked.clear();
  const files = filesOf(page);
  const isRunning = page.waitForResponse('**/api/user/profile');
  await page.goto('/user/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => asked.size, 'without a message to show').toBe(1);
  // The page is drawn before a script runs: what a script does needs one that is there.
  await isRunning;
  await files.have(FORM);
  await page.context().setOffline(true);
  const banner = page.getByText(/^You are offline\./);
  await expect(banner).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();

  // The form came with the list, so that a connection that goes keeps nobody from filling it in.
  const register = page.getByRole('article').getByRole('button', { name: /^Register: / });
  const form = page.getByRole('dialog', { name: /^Register for / });
  await page.context().setOffline(true);
  await register.first().click();
  await expect(form).toBeVisible();
  await page.context().setOffline(false);

  // Where it could not come, the page stays, and the form opens by itself.
  await page.route(FORM, cutOff);
  await page.goto('about:blank');
  const again = filesOf(page);
  await page.goto('/user/events');
  await again.have(/\/assets\/student-dialogs.*js$/);
  const styled = form.locator('fieldset > div').first();
  await register.first().click();
  await page.context().setOffline(true);
  const sheet = page.getByRole('dialog', { name: 'The form did not load' });
  await expect(sheet).toContainText('You are offline. It opens by itself as soon as you are back.');
  await expectNoAxeViolations(page);
  await expect(page.locator('article').first()).toBeVisible();
  await page.unroute(FORM);
  await page.context().setOffline(false);
  await expect(form).toBeVisible();
  await expect(styled).toHaveCSS('display', 'grid');
  await expect(sheet).toBeHidden();
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/student-pages-.*\.js$/.test(name)),
  );
  // Without a connection a student moves on: pages are there, a list comes as soon as it can.
  await page.context().setOffline(true);
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name }).click();
  };
  await menu('Workshops');
  await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  await menu('My Submissions');
  await expect(page.getByText(/^This page is not kept on this device/)).toBeVisible();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.context().setOffline(false);
  await expect(page.getByText("You haven't submitted to any events yet.")).toBeVisible();

  await withoutFirstView(page);
  // The second attempt takes its time: a third would be the last.
  const { hold, open } = gate();
  await page.route('**/api/user/registrations', hold);
  await page.route('**/api/user/registrations', cutOff, { times: 1 });
  await page.goto('/user/event-registrations');
  await expect(
    page.getByText('The server cannot be reached right now. Trying again…'),
  ).toBeVisible();
  open();
  await expect(page.getByText("You haven't registered for any events yet.")).toBeVisible();
  await expect(page.getByText(/cannot be reached/)).toBeHidden();
});

test('an address that the sign-in of the demo refuses can be corrected at once', async ({
  page,
  guard,
}) => {
  guard.expectResponse(422, /\/interaction\//);
  await page.goto('/api/oauth/login?return_to=/user/events');
  const address = page.getByLabel('E-mail address');
  await address.fill('me@college.example');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(address).toBeFocused();
  await expectNoAxeViolations(page);
  await address.fill('new-corrected@example.test');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/user\/events$/);
});
