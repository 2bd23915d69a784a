import { expectAdminToast, rowsOf } from './admin-desk.ts';
import { openConsole } from './handbook-console.ts';
import { look, opens, walk } from './handbook-walk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * Certificates of the demo's contest, by what docs/handbook says: issued to two, one corrected, one
 * revoked.
 */

const STORIES = 'Data Storytelling Contest';

test('Certificates', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const dialog = page.locator('dialog:modal').last();
  const said = (text: string) => expectAdminToast(page, 'success', text);
  await page.goto('/admin/certificates');

  await test.step('Issue certificates', async () => {
    await walk(page, 'certificates', 'Issue certificates', {
      acts: {
        'Ask for Names': async (_, found) => {
          await found.click();
          await expect(dialog).toContainText('They are told by bell and mail, once.');
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        },
        'Issue Certificates': opens('Issue certificates'),
        'Everybody whom it fits': look,
        'Only those whom I choose': async (_, found) => {
          await dialog.getByLabel('For', { exact: true }).selectOption({ label: STORIES });
          await expect(dialog.getByText(/will get one/).first()).toBeVisible();
          await found.check();
          const people = dialog.getByRole('list', { name: 'People' }).getByRole('checkbox');
          for (const at of [0, 1]) await people.and(page.locator(':enabled')).nth(at).check();
          await expectNoAxeViolations(page);
        },
      },
    });
    await dialog.getByRole('button', { name: 'Issue 2 certificates' }).click();
    await said('The certificates are being issued. You can leave this page.');
    await expect(page.getByText(/^The last issuing gave 2 certificates/)).toBeVisible();
  });

  const list = rowsOf(page);
  await test.step('one is issued anew under another name', async () => {
    await page.getByLabel('Event', { exact: true }).selectOption({ label: STORIES });
    await expect(list).toHaveCount(2);
    await list.first().click();
    await dialog.getByRole('button', { name: 'Correct Name' }).click();
    await dialog.getByRole('button', { name: 'Issue It Anew' }).click();
    await expect(dialog.getByText('Say why: whoever looks the number up reads it.')).toBeVisible();
    await dialog.getByLabel('Name on the certificate').fill('आशा कुमारी राई');
    await dialog.getByLabel('Reason').fill('A letter was wrong.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Issue It Anew' }).click();
    await said('The certificate was issued anew.');
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(list).toHaveCount(3);
    await expect(list.first()).toContainText('आशा कुमारी राई');
  });

  await test.step('it is revoked for good, on a narrow screen as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await list.first().click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByLabel('Reason').fill('It was issued to the wrong person.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Yes, Revoke It' }).click();
    await said('The certificate was revoked.');
    await expect(page.getByText('It was issued to the wrong person.')).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expectNoAxeViolations(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });

  await test.step('volunteers are entered line by line, and who came is said', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Volunteers' }).click();
    await dialog.getByLabel('Names and addresses').fill('Bina Rai, bina@x.example\nHari Rai');
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(dialog.getByText('Line 2: there is no e-mail address.')).toBeVisible();
    await dialog.getByLabel('Names and addresses').fill('Bina Rai, bina@x.example');
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
    await said('The volunteers were entered.');
    await expect(dialog.getByRole('list', { name: 'Entered' })).toContainText('Bina Rai');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Who Came' }).click();
    await dialog
      .getByRole('list', { name: 'Registered people' })
      .getByRole('checkbox')
      .first()
      .check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'They Came' }).click();
    await said('Said of 1 person.');
  });
});
