import { expectAdminToast, rowsOf } from './admin-desk.ts';
import { close, openConsole } from './handbook-console.ts';
import { look, opens, pressAnd, walk } from './handbook-walk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/* Does what docs/handbook/desk.md says, label by label. */

test('The desk', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await page.goto('/admin/registrations?status=PENDING');
  await walk(page, 'desk', 'Notes', {
    acts: {
      Registrations: pressAnd(async () => {
        await rowsOf(page).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }),
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
      'Make a Tag': pressAnd(() =>
        expectAdminToast(page, 'success', 'The tag Comes by bus is made.'),
      ),
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
});
