import {
  expectAdminToast,
  expectRange,
  expectRefusal,
  factOf,
  failing,
  openDesk,
  rowsOf,
} from './admin-desk.ts';
import { correctionOn } from './correction.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const PERSONAL = ['Date of Birth', 'Gender', 'College Name', 'College Address', 'Address'];
test('an admin finds, reads and edits users, within the limits of the role', async ({
  openAs,
  guard,
}) => {
  const page = await openDesk(openAs, 'admin', '/admin/users');
  const search = page.getByRole('searchbox', { name: 'Name, email, mobile or college' });
  const details = page.getByRole('dialog', { name: 'User Details' });
  const editor = page.getByRole('dialog', { name: 'Edit User' });
  const find = async (name: string) => {
    await search.fill(name.toLowerCase());
    await expect(rowsOf(page)).toHaveText([new RegExp(name)]);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === name.toLowerCase());
  };

  await test.step('the table lists everybody', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Role',
      'Status',
      'Registered',
      'Actions',
    ]);
    await expect(rowsOf(page)).toHaveCount(50);
    await expectRange(page, '1–50 of 250');
    await expectNoAxeViolations(page);
  });

  await test.step('nobody edits or deletes themselves', async () => {
    await find('Nirmala Shrestha');
    const edit = page.getByRole('button', { name: /^Edit Nirmala Shrestha/ });
    await expectRefusal(edit, 'You cannot edit yourself');
    const remove = page.getByRole('button', { name: /^Delete Nirmala Shrestha/ });
    await expectRefusal(remove, 'You cannot delete yourself');
  });

  await test.step('details of an organiser, read-only, without the personal part', async () => {
    await rowsOf(page).click();
    await expect(factOf(details, 'Email')).toHaveText('admin@example.test');
    await expect(details.getByRole('combobox', { name: 'Role' })).toBeDisabled();
    await expect(details.getByText('You cannot change your own role.')).toBeVisible();
    await expect(details.getByText('College Name')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('details of students tell whether the profile is complete', async () => {
    await find('Asmita Gurung');
    await rowsOf(page).click();
    await expect(details.locator('dt')).toHaveText([
      'Name',
      'Email',
      'Role',
      'Status',
      'Internal',
      'Registered',
      'Mobile',
      'Profile Complete',
      ...PERSONAL,
    ]);
    await expect(factOf(details, 'Profile Complete')).toHaveText('Yes');
    await expect(factOf(details, 'Gender')).toHaveText('Female');
    const mobile = (await factOf(details, 'Mobile').textContent()) ?? '';
    await expect(factOf(details, 'Mobile').getByRole('link')).toHaveAttribute(
      'href',
      `tel:${mobile}`,
    );
    await details.getByRole('link', { name: 'Everything about this person' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asmita Gurung');
    const email = factOf(page.getByRole('region', { name: 'Profile' }), 'Email').getByRole('link');
    await expect(email).toHaveAttribute('href', 'mailto:student@example.test');
    for (const part of ['Profile', 'Registrations', 'Works', 'Sessions', 'Changes']) {
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Users', exact: true }).last().click();
    await search.fill(mobile);
    await expect(rowsOf(page)).toHaveText([/Asmita Gurung/]);
    await find('Bibek Tamang');
    await rowsOf(page).click();
    await expect(factOf(details, 'Profile Complete')).toHaveText('No');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('a name is corrected on the page of the person, and the address while nobody signed in', async () => {
    const { dialog, name, email, save, open } = correctionOn(page);
    const fact = (label: string) => factOf(page.getByRole('region', { name: 'Profile' }), label);
    await page.goto('/admin/users/250');
    await open();
    await expect(name).toBeFocused();
    await expectNoAxeViolations(page);
    await name.fill('');
    await email.fill('nowhere');
    await save.click();
    await expect(dialog).toContainText('Name is required');
    await expect(dialog).toContainText('Enter an e-mail address');
    await name.fill('Deepa K. Rai');
    await email.fill('deepa.rai@example.test');
    // Somebody else is quicker: what was typed stays, and is saved once that was read.
    const theirs = await openAs('superadmin', '/admin/users/250');
    const other = correctionOn(theirs);
    await other.open();
    await other.name.fill('Dipa Rai');
    await other.save.click();
    await expect(other.dialog).toBeHidden();
    await theirs.close();
    guard.expectResponse(409, /\/admin\/users\/250\/identity$/);
    await save.click();
    await expect(dialog).toContainText('Somebody else changed this person meanwhile: Dipa Rai (');
    await expect(name).toHaveValue('Deepa K. Rai');
    await save.click();
    await expectAdminToast(page, 'success', 'Deepa K. Rai was corrected.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deepa K. Rai');
    await expect(fact('Email')).toHaveText('deepa.rai@example.test');
    // Somebody signs in with an account of the demo's list.
    await page.goto('/admin/users?q=newcomer');
    await rowsOf(page).click();
    await details.getByRole('link', { name: 'Everything about this person' }).click();
    await open();
    await expect(email).not.toBeEditable();
    await expect(dialog).toContainText('its address is the one of their sign-in');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Users', exact: true }).last().click();
  });

  await test.step('an admin does not touch a super admin', async () => {
    await find('Prakash Koirala');
    for (const name of [/^Edit Prakash Koirala/, /^Delete Prakash Koirala/]) {
      const reason = 'Only a super admin can change a super admin.';
      await expectRefusal(page.getByRole('button', { name }), reason);
    }
  });

  await test.step('another admin may be edited, and given a lower role', async () => {
    await find('Laxmi Gurung');
    await rowsOf(page).click();
    await expect(factOf(details, 'Role')).toHaveText('Admin');
    await expect(details.getByText('You cannot change your own role.')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    const edit = page.getByRole('button', { name: 'Edit Laxmi Gurung', exact: true });
    const role = editor.getByRole('combobox', { name: 'Role' });
    const save = async () => {
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
    };
    // A role that stays is not given, so the rest can change without it.
    await edit.click();
    await expect(role.getByRole('option')).toHaveText(['User', 'Event Admin', 'Admin']);
    await editor.getByRole('checkbox', { name: 'Internal participant' }).uncheck();
    await save();
    await expect(rowsOf(page)).not.toContainText('Internal');
    await expect(rowsOf(page)).toContainText('Admin');
    await edit.click();
    await role.selectOption('Event Admin');
    await save();
    await expect(rowsOf(page)).toContainText('Event Admin');
    await edit.click();
    await expect(role.getByRole('option')).toHaveText(['User', 'Event Admin']);
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor).toBeHidden();
  });

  await test.step('a failed update keeps the dialog, and the next one succeeds', async () => {
    await find('Bibek Tamang');
    await page.getByRole('button', { name: 'Edit Bibek Tamang' }).click();
    await expect(editor.getByLabel('Name')).not.toBeEditable();
    await expect(editor.getByLabel('Email')).not.toBeEditable();
    const role = editor.getByRole('combobox', { name: 'Role' });
    await expect(role.getByRole('option')).toHaveText(['User', 'Event Admin']);
    await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
    await role.selectOption('Event Admin');
    await editor.getByRole('checkbox', { name: 'Internal participant' }).check();
    await expectNoAxeViolations(page);

    guard.expectResponse(500, /\/admin\/users\/\d+$/);
    await page.route(/\/api\/admin\/users\/\d+$/, failing);
    await editor.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(page, 'error', 'Failed to update user.');
    await expect(role).toHaveValue('EVENT_ADMIN');
    await page.unroute(/\/api\/admin\/users\/\d+$/);

    await editor.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(page, 'success', 'User updated successfully!');
    await expect(editor).toBeHidden();
    await expect(rowsOf(page)).toContainText('Event Admin');
    await expect(rowsOf(page)).toContainText('Internal');
  });

  await test.step('status goes to Deleted and back', async () => {
    for (const status of ['Deleted', 'Active']) {
      await page.getByRole('button', { name: 'Edit Bibek Tamang' }).click();
      await editor.getByRole('combobox', { name: 'Status' }).selectOption(status);
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
      await expect(rowsOf(page)).toContainText(status);
    }
  });

  await test.step('deleting asks, names the person, tells a failure, and is done once', async () => {
    const button = page.getByRole('button', { name: /^Delete Bibek Tamang/ });
    const dialog = page.getByRole('dialog', { name: 'Delete User' });
    await button.click();
    await expect(dialog).toContainText('Bibek Tamang (newcomer@example.test)');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await page.route(/\/api\/admin\/users\/\d+$/, failing);
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expectAdminToast(page, 'error', 'Failed to delete user');
    await page.unroute(/\/api\/admin\/users\/\d+$/);
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowsOf(page)).toContainText('Deleted');
    await expectRefusal(button, 'This has already been deleted.');
  });

  await test.step('filters stand in the address', async () => {
    await search.fill('');
    await page.getByLabel('Role').selectOption('Super Admin');
    await expect(page).toHaveURL((url) => url.search === '?role=SUPER_ADMIN');
    await expectRange(page, '1–1 of 1');
    await page.reload();
    await expect(page.getByLabel('Role')).toHaveValue('SUPER_ADMIN');
    await expectRange(page, '1–1 of 1');
    await search.fill('nobody at all');
    await expect(page.getByText('No Data Found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(rowsOf(page)).toHaveCount(50);
  });
});

test('a super admin gives any role, to others', async ({ openAs }) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/users?role=SUPER_ADMIN');

  await test.step('the own row is refused, in the words of R6.7 and R6.9', async () => {
    const edit = page.getByRole('button', { name: /^Edit Prakash Koirala/ });
    await expectRefusal(edit, 'You cannot edit yourself');
    const remove = page.getByRole('button', { name: /^Delete Prakash Koirala/ });
    await expectRefusal(remove, 'You cannot delete yourself');
    await rowsOf(page).click();
    const details = page.getByRole('dialog', { name: 'User Details' });
    await expect(details.getByText('You cannot change your own role.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('all four roles are offered', async () => {
    await page.goto('/admin/users?q=internal@example.test');
    await page.getByRole('button', { name: 'Edit Sujata Maharjan' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit User' });
    const role = editor.getByRole('combobox', { name: 'Role' });
    await expect(role.getByRole('option')).toHaveText([
      'User',
      'Event Admin',
      'Admin',
      'Super Admin',
    ]);
    await role.selectOption('Super Admin');
    await editor.getByRole('button', { name: 'Save' }).click();
    const doubts = page.getByRole('dialog', { name: 'Save it like this?' });
    await expect(doubts).toContainText('Sujata Maharjan becomes a super admin');
    await doubts.getByRole('button', { name: 'Back to the form' }).click();
    await expect(role).toHaveValue('SUPER_ADMIN');
    await editor.getByRole('button', { name: 'Save' }).click();
    await doubts.getByRole('button', { name: 'Save anyway' }).click();
    await expectAdminToast(page, 'success', 'User updated successfully!');
    await expect(rowsOf(page)).toContainText('Super Admin');
  });

  await test.step('what was changed but not sent is not lost by mistake', async () => {
    await page.getByRole('button', { name: 'Edit Sujata Maharjan' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit User' });
    await editor.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(editor.getByRole('combobox', { name: 'Role' })).toHaveValue('ADMIN');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(editor).toBeHidden();
  });
});
