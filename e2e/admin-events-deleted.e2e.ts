import type { Dashboard } from '@pratibha/contract/dashboard';
import type { AdminEvent } from '@pratibha/contract/events';
import { expectAdminToast, expectRange, failing, openDesk, rowsOf } from './admin-desk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('what an event takes along when it is deleted, and that it comes back', async ({
  openAs,
  guard,
}) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/events');

  await test.step('a deletion names what is at stake, and takes the undecided from the queue', async () => {
    const title = 'Open Source Day';
    const dialog = page.getByRole('dialog', { name: 'Delete Event' });
    const [event] = await call<AdminEvent[]>(page, 'GET', '/admin/events?q=open%20source');
    const undecided = event?.pending_registrations ?? 0;
    expect(undecided).toBeGreaterThan(0);
    const waiting = async () =>
      (await call<Dashboard>(page, 'GET', '/admin/dashboard')).pending_registrations;
    const before = await waiting();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(dialog).toContainText('37 registrations, no submissions.');
    await expect(dialog).toContainText(`Undecided, and no longer asked for: ${undecided} reg`);
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expectAdminToast(page, 'success', `Event ${title} deleted!`);
    expect(await waiting()).toBe(before - undecided);
    await page.goto(`/admin/registrations?status=PENDING`);
    await expectRange(page, `1–50 of ${before - undecided}`);
    await rowsOf(page).first().click();
    await expect(page.getByText(`${before - undecided} pending in this list`)).toBeVisible();
    await page.goto(`/admin/registrations?event=${event?.id}`);
    await expect(rowsOf(page).first()).toContainText(`${title} (deleted)`);
    await page.goto('/admin/events');
  });

  await test.step('a deleted event comes back inactive, after a failure too', async () => {
    const restore = page.getByRole('button', { name: 'Restore Open Source Day' });
    await page.getByLabel('Status').selectOption('Deleted');
    await expect(rowsOf(page)).toHaveText([/^Open Source Day/]);
    await expectNoAxeViolations(page);
    guard.expectResponse(500, /\/restore$/);
    await page.route(/\/restore$/, failing);
    await restore.click();
    await expectAdminToast(page, 'error', 'Failed to restore event!');
    await page.unroute(/\/restore$/);
    await restore.click();
    await expectAdminToast(page, 'success', 'Event Open Source Day restored, inactive!');
    await expect(restore).toHaveCount(0);
    await page.getByLabel('Status').selectOption('All Statuses');
    await expect(rowsOf(page).filter({ hasText: 'Open Source Day' })).toContainText('Inactive');
  });
});
