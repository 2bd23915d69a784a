import { expectAdminToast, factOf, openDesk, rowsOf } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test('the audit tells who changed what, by kind and by thing', async ({ openAs }) => {
  const page = await openDesk(openAs, 'admin', '/admin/users?q=newcomer@example.test');

  await test.step('a change is made', async () => {
    await page.getByRole('button', { name: 'Edit Bibek Tamang' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit User' });
    await editor.getByRole('combobox', { name: 'Role' }).selectOption('Event Admin');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(page, 'success', 'User updated successfully!');
  });

  await test.step('it is on top of the audit, with before and after', async () => {
    await page.goto('/admin/audit');
    await expect(page.getByRole('columnheader')).toHaveText([
      'What',
      'To what',
      'Who',
      'When',
      'Changes',
    ]);
    const entry = rowsOf(page).filter({ hasText: 'User changed' }).first();
    await expect(entry).toContainText('Nirmala Shrestha');
    await expectNoAxeViolations(page);
    await entry.click();
    const details = page.getByRole('dialog', { name: 'User changed' });
    await expect(factOf(details, 'role')).toHaveText(/USER\s*→\s*EVENT_ADMIN/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('filters by action, kind and thing stand in the address', async () => {
    await page.getByLabel('Action').selectOption('User changed');
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByLabel('Kind').selectOption('User');
    await page.getByLabel('ID', { exact: true }).fill('2');
    await expect(page).toHaveURL((url) => url.search === '?action=user.updated&subject=user&id=2');
    await expect(rowsOf(page)).toContainText('User 2');
    await page.reload();
    await expect(page.getByLabel('ID', { exact: true })).toHaveValue('2');
    await expect(rowsOf(page)).toContainText('User 2');
    await page.getByLabel('Kind').selectOption('Event');
    await expect(page.getByText('No Data Found')).toBeVisible();
  });
});
