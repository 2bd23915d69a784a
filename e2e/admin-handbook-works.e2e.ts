import { expectAdminToast } from './admin-desk.ts';
import { openConsole, openRow } from './handbook-console.ts';
import { look, opens, pressAnd, walk } from './handbook-walk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * Does what docs/handbook says of works as files, label by label.
 */

test('What is handed in', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const own = page.getByRole('region', { name: 'Part 2' });
  await walk(page, 'what-is-handed-in', '', {
    acts: {
      Events: openRow('Graphic Design'),
      'What is handed in': look,
      'Change What Is Handed In': opens('What is handed in: Graphic Design'),
      'Begin with': 'Graphic design A4',
      'Add Part': pressAnd(() => expect(own.getByLabel('Name')).toBeFocused()),
      Name: () => own.getByLabel('Name').fill('Source code'),
      Help: () => own.getByLabel('Help', { exact: true }).fill('All that you wrote.'),
      Kind: () => own.getByLabel('Kind').selectOption('ZIP'),
      Required: () => own.getByLabel('Required').uncheck(),
      'How many at most': '2',
      'Largest file in MB': '40',
      'A README is wanted': true,
      'Made for paper': 'A3',
      'Dots per inch at least': '200',
      'Link to the work': 'May be left out',
      'Minutes for uploads begun in time': '45',
      'Hours for mending': '48',
      'Send nothing that is found wrong': true,
      Save: pressAnd(() => expectAdminToast(page, 'success', 'What is handed in was saved.')),
    },
    before: { 1: (at) => at.goto('/admin/events?q=graphic') },
  });
  const details = page.getByRole('dialog', { name: 'Graphic Design' });
  await expect(details).toContainText(
    'Design: Up to 2 pictures: JPEG, PNG or WebP, for A3 with at least 200 dpi, each at most 40 MB',
  );
  await expect(details).toContainText('Source code: A ZIP, or a folder');
  await expectNoAxeViolations(page);
});
