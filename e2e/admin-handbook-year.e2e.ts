import { join } from 'node:path';
import { expectAdminToast } from './admin-desk.ts';
import { close, confirm, openConsole, openLive } from './handbook-console.ts';
import { look, opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const PICTURE = join(
  import.meta.dirname,
  '..',
  'apps/web/public/gallery/01-ridgelines-at-dusk-960.webp',
);

test('Set up a year', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const entries = page.getByRole('group', { name: 'Gallery' }).locator('ol > li');
  const kept = () => expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const publish = async () => {
    await page.getByLabel('Publish it all the same').check();
    await confirm(page, 'Publish now');
    await expectAdminToast(page, 'success', 'It is published.');
  };

  await test.step('Change something', () =>
    walk(page, 'set-up-a-year', 'Change something', {
      acts: {
        Editions: pressAnd(openLive),
        Width: 'Desktop',
        'As on': 'Registration closes',
        Check: opensAndCloses('What the check found'),
        Publish: opens('Publish this edition?'),
        When: '',
        Note: async (_, field) => {
          await field.fill('The place changed');
          await publish();
        },
      },
      before: {
        2: async () => {
          await page
            .getByRole('group', { name: 'Contact' })
            .getByRole('textbox')
            .first()
            .fill('+977-1-555-0123');
          await kept();
        },
      },
    }));

  await test.step('Put in pictures', () =>
    walk(page, 'set-up-a-year', 'Put in pictures', {
      acts: {
        'Add pictures': async () => {
          await page.getByLabel('Add pictures').setInputFiles(PICTURE);
          await expect(entries).toHaveCount(13);
        },
        Sponsors: look,
        Team: look,
        Look: look,
        'What it shows, for those who do not see it': () =>
          entries.last().getByLabel('What it shows').fill('Ridges at dusk'),
        Caption: () => entries.last().getByLabel('Caption').fill(''),
        Crop: async () => {
          await entries.last().getByRole('button', { name: 'Crop' }).click();
          await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
          await close(page);
        },
        'Choose another': look,
      },
    }));
  await kept();

  await test.step('Begin another year', () =>
    walk(page, 'set-up-a-year', 'Begin another year', {
      acts: {
        'New year': pressAnd(() => expect(page.getByRole('dialog')).toBeVisible()),
        Year: '2027',
        'Day of the event': '2027-08-20',
        'Copy the events, inactive and without registrations': async (_, tick) => {
          await tick.check();
          await confirm(page, 'Begin');
          await expect(page.getByRole('heading', { level: 1 })).toContainText('2027');
        },
        Check: opensAndCloses('What the check found'),
        Publish: opens('Publish this edition?'),
      },
    }));
  await expectNoAxeViolations(page);
});
