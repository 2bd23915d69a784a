import type { Page } from '@playwright/test';
import { expectKept, keptOf } from './judged-offline.ts';
import { WITHOUT_NETWORK } from './page-guard.ts';
import { call, expectToast, openParticipant, openRegistered, PROFILE } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({
  clockStart: '2025-07-20T10:00:00+05:45',
  sharesProduct: true,
  serviceWorkers: 'allow',
});

const REGISTRATIONS = 'GET /user/registrations';
const EVENTS = 'GET /user/available/events';
const KEPT = /^This page was kept on this device on 20 July 2025, 10:\d\d NPT/;

const namesOfCaches = (page: Page) => page.evaluate(() => caches.keys());

test('My Registrations and a form with what was typed are there without a network', async ({
  openAs,
  guard,
}) => {
  guard.expectFault(/INTERNET_DISCONNECTED/);
  // Also of the code of a page that is not at hand.
  guard.mayFault(WITHOUT_NETWORK);
  const page = await openRegistered(openAs, 'in-the-hall', 8);
  const context = page.context();
  await page.goto('/user/event-registrations');
  const row = page.getByRole('row').filter({ hasText: 'Pending' });
  await expect(row).toBeVisible();
  await expectKept(page, [REGISTRATIONS]);
  const since = page.getByText(KEPT);
  await expect(since).toHaveCount(0);

  await test.step('the list, and since when', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(row).toBeVisible();
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await expect(since).toBeVisible();
    await expect(page.getByTitle(/^Account of Bimala Rai/)).toBeVisible();
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await expect(since).toHaveCount(0);
    await expect(row).toBeVisible();
  });

  await test.step('the form', async () => {
    await page.goto('/user/events?register=7');
    const form = page.getByRole('dialog', { name: 'Register for Graphic Design' });
    await form.getByRole('radio', { name: 'Other' }).check();
    const other = form.getByLabel('Please specify');
    await other.fill('A poster at school');
    await expectKept(page, [EVENTS]);
    await context.setOffline(true);
    await page.reload();
    await expect(other).toHaveValue('A poster at school');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.locator('form').getByRole('alert')).toContainText(
      'You are offline, so nothing was sent.',
    );
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'Registration successful!');
  });

  await test.step('of a page that is not kept the frame, which leads to those that are', async () => {
    await context.setOffline(true);
    await page.goto('/user/work-submissions');
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await expect(page.getByText(/^This page is not kept on this device\./)).toBeVisible();
    await expect(page.getByText('Loading your submissions...', { exact: true })).toBeHidden();
    await expect(since).toHaveCount(0);
    await expectNoAxeViolations(page);
    // Nobody but a judge has the code of judges' pages.
    await page.goto('/user/judging');
    await expect(page.getByText(/^This page is not kept on this device\./)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'My Registrations' }).click();
    await expect(row.first()).toBeVisible();
    await expect(since).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('what one withdrew, and My Submissions, once they were read', async () => {
    const own = await call<{ id: number; event_title: string }[]>(
      page,
      'GET',
      '/user/registrations',
    );
    await call(page, 'DELETE', `/user/registrations/${own[0]?.id}`);
    await page.goto('/user/work-submissions');
    await expect(page.getByText("You haven't submitted to any events yet.")).toBeVisible();
    await expectKept(page, ['GET /user/submissions']);
    await page.goto('/user/event-registrations');
    const withdrawn = page.getByRole('button', { name: /^Register Again: / });
    await expect(withdrawn).toBeVisible();
    // An earlier visit kept that there were none.
    const left = () => keptOf(page, 'GET /user/withdrawals');
    await expect.poll(left).toContain(own[0]?.event_title ?? 'a title');
    await expectKept(page, ['GET /user/withdrawals']);
    await context.setOffline(true);
    await page.reload();
    await expect(withdrawn).toBeVisible();
    await page.goto('/user/work-submissions');
    await expect(page.getByText("You haven't submitted to any events yet.")).toBeVisible();
    await expect(since).toBeVisible();
    await context.setOffline(false);
  });
});

test('nobody is given what was kept of somebody else, and a logout leaves nothing', async ({
  openAs,
  guard,
}) => {
  guard.expectFault(/ERR_FAILED/);
  guard.mayFault(WITHOUT_NETWORK);
  const page = await openRegistered(openAs, 'first-here', 8);
  const context = page.context();
  await page.goto('/user/event-registrations');
  await expectKept(page, [REGISTRATIONS]);
  expect(await keptOf(page, 'person')).toContain(PROFILE.name);

  await test.step('another person, of whom nothing was kept yet', async () => {
    await page.goto('/api/oauth/login?login_hint=student@example.test&return_to=/unauthorized');
    await expect(page).toHaveURL(/\/unauthorized$/);
    await context.setOffline(true);
    await page.addInitScript((name) => {
      const look = () => {
        if (document.documentElement.textContent.includes(name))
          sessionStorage.setItem('seen', name);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }, PROFILE.name);
    // It has nothing to show, and nowhere to sign in.
    await page.goto('/user/event-registrations').catch(() => undefined);
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    // A browser with a window loads that page anew by itself once it is back.
    await page.goto('about:blank');
    await context.setOffline(false);
  });

  await test.step('once they are here, the other’s is gone', async () => {
    await page.goto('/user/event-registrations');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
    await expect.poll(() => keptOf(page, 'person')).toContain('Asmita Gurung');
    await expectKept(page, [REGISTRATIONS]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByTitle('Account of Asmita Gurung')).toBeVisible();
    await expect(page.getByText(KEPT)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a logout, in another tab', async () => {
    const other = await context.newPage();
    await other.goto('/unauthorized');
    await other.getByTitle('Account of Asmita Gurung').click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/$/);
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => namesOfCaches(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto('/user/events')).rejects.toThrow('ERR_FAILED');
    await context.setOffline(false);
  });
});

test('a session that ended by itself and an earlier release leave nothing behind', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'over', '/unauthorized');
  await page.evaluate(async () => {
    const cache = await caches.open('kept /assets/student-earlier.js');
    await cache.put('/offline', new Response('earlier'));
  });
  await page.goto('/user/events');
  await expectKept(page, [EVENTS]);
  await expect.poll(async () => (await namesOfCaches(page)).length).toBe(1);
  expect((await namesOfCaches(page)).join()).not.toContain('earlier');
  await page.context().clearCookies();
  await page.goto('/user/events');
  await expect(page.getByRole('dialog', { name: 'Login Required!' })).toBeVisible();
  await expect.poll(() => namesOfCaches(page)).toEqual([]);
});

test('a browser that refuses storage shows its pages as ever', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'refused', '/unauthorized');
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { open: refuse, match: refuse, keys: refuse });
  });
  const tried = page.waitForResponse(/\/assets\/kept-/);
  await page.goto('/user/events');
  await (await tried).finished();
  await expect(page.getByText('12 events')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('who visited the page that checks certificates has it without a network', async ({
  page,
  guard,
}) => {
  guard.mayFault(WITHOUT_NETWORK);
  await page.goto('/verify');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto('/verify#nothing');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This is no certificate' })).toBeVisible();
  await page.context().setOffline(false);
});
