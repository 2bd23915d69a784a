import { expectAdminToast, failing, openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * Spec section 8: what was a browser alert is a dialog with the same words and OK, what was a
 * toast is a toast.
 */

test.beforeEach(({ guard }) => {
  guard.expectFault(/^console: Something went wrong|^console: It is not your fault/);
});

test('details that cannot be loaded are told in an alert', async ({ openAs, guard }) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/users');
  const alerts = [
    ['/admin/users', /\/api\/admin\/users\/\d+$/, 'Failed to load user details'],
    [
      '/admin/registrations',
      /\/api\/admin\/registrations\/\d+$/,
      'Failed to load registration details',
    ],
    [
      '/admin/submissions',
      /\/api\/admin\/events\/submissions\/\d+$/,
      'Failed to load submission details',
    ],
  ] as const;
  for (const [path, call, words] of alerts) {
    await test.step(words, async () => {
      guard.expectAnswer(500, call);
      await page.route(call, failing);
      await page.goto(`${path}?open=1`);
      const alert = page.getByRole('dialog').filter({ hasText: words });
      await expect(alert.getByText(words, { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(alert).toBeHidden();
      await expect(page).toHaveURL((url) => url.search === '');
    });
  }

  await test.step('Failed to load upcoming events', async () => {
    const words = 'Failed to load upcoming events';
    guard.expectAnswer(500, /\/public\/events\/available$/);
    await page.route('**/api/public/events/available', failing);
    await page.goto('/admin/dashboard');
    const alert = page.getByRole('dialog').filter({ hasText: words });
    await expect(alert.getByText(words, { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByText('No upcoming events.')).toBeVisible();
  });
});

test('lists that cannot be loaded are told in a toast, and can be tried again', async ({
  openAs,
  guard,
}) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/users');
  const lists = [
    ['/admin/events', /\/api\/admin\/events(\?|$)/, 'Failed to load events'],
    ['/admin/registrations', /\/api\/admin\/registrations(\?|$)/, 'Failed to load registrations'],
    ['/admin/submissions', /\/api\/admin\/events\/submissions(\?|$)/, 'Failed to load submissions'],
  ] as const;
  for (const [path, call, words] of lists) {
    await test.step(words, async () => {
      guard.expectAnswer(500, new RegExp(`${call.source.split('(')[0]}$`));
      await page.route(call, failing);
      await page.goto(path);
      await expectAdminToast(page, 'error', words);
      const box = page.getByRole('alert').filter({ hasText: 'Try Again' });
      await expect(box).toContainText(words);
      await expectNoAxeViolations(page);
      await page.unroute(call);
      await box.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Jul');
    });
  }
});
