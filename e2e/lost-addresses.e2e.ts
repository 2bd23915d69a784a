import type { Page } from '@playwright/test';
import { type Account, expect, expectNoAxeViolations, test } from './product.ts';

test.use({ sharesProduct: true });

const LOST = ['/user/nothing', '/user/events/nothing', '/admin/nothing', '/admin/users/nobody'];
const LOST_PATH = /\/(nothing|users\/nobody)$/;
const PEOPLE: readonly Account[] = ['student', 'eventadmin', 'admin', 'superadmin'];

async function expectLost(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText('Oops! Page not found.');
    await expect(main).toContainText('404');
    await expect(main).toContainText(
      "The page you're looking for doesn't exist or has been moved.",
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  }
}

test('addresses without a page say so to visitors, who do not sign in to come back', async ({
  page,
  guard,
}) => {
  guard.expectResponse(404, LOST_PATH);
  await page.goto('/user/nothing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/oauth/login?return_to=%2F',
  );
  await expectLost(page, LOST);
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('addresses without a page say so to people of every role', async ({ openAs, guard }) => {
  guard.expectResponse(404, LOST_PATH);
  for (const account of PEOPLE) {
    const page = await openAs(account, '/unauthorized');
    await expectLost(page, ['/user/nothing', '/admin/nothing']);
    await page.context().close();
  }
});

test('/user leads to the events, /admin to the dashboard', async ({ openAs }) => {
  const page = await openAs('superadmin', '/unauthorized');
  for (const [path, target] of [
    ['/user', '/user/events'],
    ['/admin', '/admin/dashboard'],
  ] as const) {
    for (const address of [path, `${path}/`]) {
      await page.goto(address);
      await expect(page).toHaveURL((url) => url.pathname === target);
    }
  }
});

test('a visitor whom /user sends to sign in comes back to the events', async ({ page }) => {
  await page.goto('/user');
  const dialog = page.getByRole('dialog', { name: 'Login Required!' });
  await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/oauth/login?return_to=%2Fuser%2Fevents',
  );
});

test('an address that opens no form says why', async ({ openAs }) => {
  const page = await openAs('student', '/unauthorized');
  for (const [asked, words] of [
    ['register=9', 'All places for this event are taken.'],
    ['register=999', 'This event is no longer available.'],
    ['submit=11', 'This event does not require a submission.'],
  ] as const) {
    await page.goto(`/user/events?${asked}`);
    const notice = page.getByRole('dialog').filter({ hasText: words });
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page);
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/\/user\/events$/);
  }
});
