import type { Page } from '@playwright/test';
import { expectAdminToast, failing, openDesk } from './admin-desk.ts';
import { withoutFirstView } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * R8.7 and R8.8: what was a browser alert is a dialog with the same words and OK, what was a
 * toast is a toast. A failure is told after three attempts; tabs side by side wait for them at
 * the same time.
 */

const ALERTS = [
  {
    path: '/admin/users?open=1',
    call: /\/api\/admin\/users\/\d+$/,
    words: 'Failed to load user details',
  },
  {
    path: '/admin/registrations?open=1',
    call: /\/api\/admin\/registrations\/\d+$/,
    words: 'Failed to load registration details',
  },
  {
    path: '/admin/submissions?open=1',
    call: /\/api\/admin\/events\/submissions\/\d+$/,
    words: 'Failed to load submission details',
  },
  {
    path: '/admin/dashboard',
    call: /\/api\/public\/events\/available$/,
    words: 'Failed to load upcoming events',
  },
] as const;

const LISTS = [
  {
    path: '/admin/events',
    call: /\/api\/admin\/events(\?.*)?$/,
    words: 'Failed to load events',
  },
  {
    path: '/admin/registrations',
    call: /\/api\/admin\/registrations(\?.*)?$/,
    words: 'Failed to load registrations',
  },
  {
    path: '/admin/submissions',
    call: /\/api\/admin\/events\/submissions(\?.*)?$/,
    words: 'Failed to load submissions',
  },
] as const;

/** Pages of a round that the demo has. */
const PAGES = [
  {
    path: '/admin/results/1',
    call: /\/api\/admin\/rounds\/1\/results$/,
    words: 'Failed to load the results.',
    shows: 'Where they stand',
    empty: /^(No work is judged in this round|Works stand here by their ranks once)/,
  },
  {
    path: '/admin/ranking/1',
    call: /\/api\/admin\/rounds\/1\/ranking$/,
    words: 'Failed to load the ranking.',
    shows: 'Order',
    empty: 'No work has a sheet that counts yet.',
  },
] as const;

type Case = { readonly path: string; readonly call: RegExp; readonly words: string };

/** A tab for each case, in which its call fails from the beginning. */
function openTabs<C extends Case>(page: Page, cases: readonly C[]) {
  return Promise.all(
    cases.map(async (each) => {
      const tab = await page.context().newPage();
      await withoutFirstView(tab);
      await tab.route(each.call, failing);
      await tab.goto(each.path);
      return { ...each, tab };
    }),
  );
}

test.use({ sharesProduct: true });

test.beforeEach(({ guard }) => {
  guard.expectFault(/^console: Something went wrong|^console: It is not your fault/);
});

test('details that cannot be loaded are told in an alert', async ({ openAs, guard }) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/users');
  for (const { call } of ALERTS) guard.expectResponse(500, call);
  for (const { tab, words } of await openTabs(page, ALERTS)) {
    await test.step(words, async () => {
      const alert = tab.getByRole('dialog').filter({ hasText: words });
      await expect(alert.getByText(words, { exact: true })).toBeVisible();
      await expectNoAxeViolations(tab);
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(alert).toBeHidden();
      await expect(tab).toHaveURL((url) => url.search === '');
      if (tab.url().endsWith('/admin/dashboard')) {
        await expect(tab.getByText('No upcoming events.')).toBeVisible();
      }
    });
  }
});

test('lists that cannot be loaded are told in a toast, and can be tried again', async ({
  openAs,
  guard,
}) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/users');
  for (const { call } of LISTS) guard.expectResponse(500, call);
  for (const { tab, call, words } of await openTabs(page, LISTS)) {
    await test.step(words, async () => {
      await expectAdminToast(tab, 'error', words);
      const box = tab.getByRole('alert').filter({ hasText: 'Try Again' });
      await expect(box).toContainText(words);
      await expectNoAxeViolations(tab);
      // The list asks again by itself too, so the button may be gone once the call succeeds.
      const asked = tab.waitForRequest(call);
      await box.getByRole('button', { name: 'Try Again' }).click();
      await asked;
      await tab.unroute(call);
      await expect(tab.getByRole('table').getByRole('row').nth(1)).toContainText('Jul');
    });
  }
});

test('pages of results say that they load, could not, hold nothing, and are of no round', async ({
  openAs,
  guard,
}) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/users');
  for (const { call } of PAGES) guard.expectResponse(500, call);
  guard.expectResponse(404, /\/api\/admin\/rounds\/2000000000\//);
  guard.expectFault(/^console: There is nothing here/);
  for (const { tab, path, call, words, shows, empty } of await openTabs(page, PAGES)) {
    await test.step(words, async () => {
      const box = tab.getByRole('alert').filter({ hasText: 'Try Again' });
      await expect(box).toContainText(words);
      await expectNoAxeViolations(tab);
      const held = Promise.withResolvers<void>();
      await tab.route(call, async (route) => {
        await held.promise;
        await route.continue();
      });
      // In this order, so that nothing slips through between the two.
      await tab.unroute(call, failing);
      await box.getByRole('button', { name: 'Try Again' }).click();
      const waits = tab.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' });
      await expect(waits).toBeVisible();
      await expectNoAxeViolations(tab);
      held.resolve();
      await expect(tab.getByRole('heading', { name: shows, exact: true })).toBeVisible();
      await tab.unroute(call);
      await tab.route(call, async (route) => {
        const response = await route.fetch();
        const told = (await response.json()) as object;
        await route.fulfill({ response, json: { ...told, works: [] } });
      });
      await tab.reload();
      await expect(tab.getByText(empty)).toBeVisible();
      await expectNoAxeViolations(tab);
      await tab.goto(path.replace(/1$/, '2000000000'));
      await expect(tab.getByText(/^There is no such round/)).toBeVisible();
      await expectNoAxeViolations(tab);
    });
  }
});
