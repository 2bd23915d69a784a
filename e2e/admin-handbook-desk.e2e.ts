import type { Page } from '@playwright/test';
import { expectAdminToast, rowsOf } from './admin-desk.ts';
import { close, openConsole } from './handbook-console.ts';
import { look, opens, pressAnd, walk } from './handbook-walk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/* Does what docs/handbook/desk.md says, label by label. */

test('The desk', async ({ openAs }) => {
  const page = await openConsole(openAs);
  // As the menu leads to it: another list might stand there still when its first row is opened.
  await page.goto('/admin/registrations');
  await walk(page, 'desk', 'Notes', {
    acts: {
      // It stands open: pressed, it would list all, and which first row is opened would be chance.
      Registrations: async () => {
        await rowsOf(page).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      Note: 'Phoned on Tuesday.',
      'Mention an Organiser': async (_, found) => {
        await found.selectOption({ index: 1 });
        await expect(page.getByLabel('Note', { exact: true })).toHaveValue(
          /^Phoned on Tuesday\. @./,
        );
        await expect(page.getByText('The person may ask to read this.')).toBeVisible();
        await expectNoAxeViolations(page);
      },
      'Save Note': pressAnd(() => expectAdminToast(page, 'success', 'Note saved.')),
    },
  });
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Phoned on Tuesday.');
  await walk(page, 'desk', 'Tags', {
    acts: {
      'New tag': 'Comes by bus',
      'Make a Tag': pressAnd(async () => {
        await expectAdminToast(page, 'success', 'The tag Comes by bus is made.');
        await expect(page.getByRole('button', { name: 'Put On Comes by bus' })).toBeVisible();
        // The same in other capitals is no other.
        const field = page.getByLabel('New tag');
        await expect(field).toHaveValue('');
        await field.fill('comes by BUS');
        await page.getByRole('button', { name: 'Make a Tag' }).click();
        await expectAdminToast(page, 'success', 'There is a tag Comes by bus already.');
      }),
      'Put On': pressAnd(() => expectAdminToast(page, 'success', 'Comes by bus: put on one row.')),
      'Take Off': look,
    },
  });
  await expectNoAxeViolations(page);
  await close(page);
  await close(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowsOf(page).first()).toContainText('Comes by bus');
  await expect(rowsOf(page).first()).toContainText('1 note');
  const filter = page.getByLabel('Filter by Tag');
  const tag = filter.locator('option', { hasText: 'Comes by bus' });
  await filter.selectOption(await tag.getAttribute('value'));
  await expect(rowsOf(page)).toHaveCount(1);
  await expectNoAxeViolations(page);

  await page.goto('/admin/registrations');
  await walk(page, 'desk', 'Finding rows', {
    acts: {
      Registrations: look,
      'Filter by Event': async (_, found) => {
        await found.selectOption({ index: 1 });
        await expect(page).toHaveURL(/event=/);
      },
      Filters: opens('Filters'),
      'Add a Condition': pressAnd(() => expectNoAxeViolations(page)),
      'Filter by': 'College',
      How: 'contains',
      Value: 'college',
      'Show Rows': pressAnd(async () => {
        await expect(page.getByText('College: contains “college”')).toBeVisible();
        await expect(page).toHaveURL(/find=college/);
      }),
      'Save Filter': opens('Save Filter'),
      'Name of the filter': 'From colleges',
      'For everybody who reads this list': true,
      Save: pressAnd(() => expectAdminToast(page, 'success', 'From colleges is saved for all.')),
    },
  });
  await finds(page);

  await page.goto('/admin/registrations?status=PENDING');
  await expect(rowsOf(page)).toHaveCount(50);
  await walk(page, 'desk', 'Who looks at which', {
    acts: {
      'Select all pending on this page': true,
      Assign: opens('Assign 50 rows'),
      'Deal Among': async () => {
        const people = page.getByRole('group', { name: 'Deal Among' }).getByRole('checkbox');
        await people.nth(0).check();
        await people.nth(1).check();
        await expectNoAxeViolations(page);
      },
      Deal: pressAnd(() => expectAdminToast(page, 'success', 'Dealt 50 rows among 2.')),
    },
  });
  const initials = rowsOf(page).getByRole('img', { name: /^Assigned to / });
  await expect(initials).toHaveCount(50);
  await page.getByLabel('Filter by Assigned').selectOption('Nobody’s');
  await expect(initials).toHaveCount(0);
  await expectNoAxeViolations(page);
  await staysUntilOneMovesOn(page);
});

/** What one's own decision takes out of the filter stays where it stood, in grey. */
async function staysUntilOneMovesOn(page: Page): Promise<void> {
  const row = rowsOf(page).nth(1);
  const name = await row.getByRole('link').innerText();
  await row.getByRole('button', { name: /^Reject: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject registration' });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('no longer in this filter');
  await expect(row).toContainText(name);
  await expect(row).toContainText('Rejected');
  await expectNoAxeViolations(page);
  await page.getByLabel('Filter by Status').selectOption('All Statuses');
  await expect(page.getByText('no longer in this filter')).toHaveCount(0);
}

/** A filter is an address; what is turned of a saved one is said; columns are kept a person. */
async function finds(page: Page): Promise<void> {
  const condition = page.getByText('College: contains “college”');
  const saved = page
    .getByRole('navigation', { name: 'Saved filters' })
    .getByRole('link', { name: /^From colleges shared/ });
  await expect(page).toHaveURL(/saved=\d/);
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(saved).toHaveText(/\d$/);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(condition).toBeVisible();
  const filtered = page.getByRole('region', { name: 'This filter' });
  await expect(filtered.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove the filter College: contains/ }).click();
  await expect(condition).toBeHidden();
  await expect(filtered).toContainText('changed');
  for (const name of ['Reset', 'Save as Mine', 'Save for All'])
    await expect(filtered.getByRole('button', { name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(condition).toBeVisible();
  await page.goForward();
  await expect(condition).toBeHidden();
  await filtered.getByRole('button', { name: 'Reset' }).click();
  await expect(condition).toBeVisible();

  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox', { name: 'College', exact: true }).check();
  await dialog.getByRole('button', { name: 'Move College up' }).click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save Columns' }).click();
  await expectAdminToast(page, 'success', 'Columns saved.');
  const college = page.getByRole('columnheader', { name: 'College', exact: true });
  await expect(college).toBeVisible();
  await page.reload();
  await expect(college).toBeVisible();
}
