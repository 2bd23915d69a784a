import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAdminToast, openDesk, rowsOf } from './admin-desk.ts';
import { DESK } from './admin-lists.ts';
import { look, opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * Does what docs/handbook says, label by label: a step that changes there without the product, or
 * the other way round, fails here.
 */

type OpenAs = Parameters<typeof openDesk>[0];

async function openConsole(openAs: OpenAs): Promise<Page> {
  const page = await openDesk(openAs, 'superadmin', '/admin/tokens');
  await page.setViewportSize(DESK);
  return page;
}

/** Opens the row of a list that has these words. */
const openRow = (words: string) => async (page: Page) => {
  await rowsOf(page).filter({ hasText: words }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Presses a button of the dialog that is open. */
const confirm = (page: Page, name: string | RegExp) =>
  page.locator('dialog:modal').last().getByRole('button', { name, exact: true }).click();

async function openLive(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

const close = (page: Page) => page.keyboard.press('Escape');

test('Announce', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'announce', '', {
    acts: {
      Subject: 'A word to organisers',
      Text: 'Dear {{first_name|student}},\n\ncome and see.',
      'It comes': 'In the bell and by mail',
      'From the list': 'Users',
      'Save as a draft': pressAnd(() => expectAdminToast(page, 'success', 'Saved.')),
      'Send it to me as a test': pressAnd(() =>
        expectAdminToast(page, 'success', 'The test is on its way to you.'),
      ),
      Send: look,
      When: async () => {
        await page.getByRole('button', { name: /^Send to \d/ }).click();
        await confirm(page, /^Send to \d/);
      },
    },
    before: { 5: () => page.getByLabel('Role').selectOption('Super Admin') },
  });
  await expect(page.getByRole('region', { name: 'What became of it' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('Open an event', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'open-an-event', '', {
    acts: {
      'Add Event': opens('Add Event'),
      Title: 'Poster Sprint',
      Description: 'A poster in one evening.',
      'Event Banner': '',
      'Event Details URL': 'https://example.test/poster',
      'Registration Open': '2025-07-20T10:00',
      'Registration Close': '2025-07-30T10:00',
      'Requires submission': true,
      'Submission Start': '2025-08-01T10:00',
      'Submission Close': '2025-08-05T10:00',
      'Description Word Limit': '250',
      'Event Date': '2025-08-15',
      Capacity: '30',
      Status: 'Active',
      Save: pressAnd(() => expectAdminToast(page, 'success', 'Event created successfully!')),
    },
  });
  await expect(rowsOf(page).filter({ hasText: 'Poster Sprint' })).toContainText('0/30 registered');
  await expectNoAxeViolations(page);
});

test('Questions', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'questions', '', {
    acts: {
      Question: 'Do you bring a robot?',
      Type: 'Single choice',
      Options: 'Yes\nNot yet',
      'Offer “Other” with a text of one’s own': true,
      'An answer is required': false,
      'Help below the question': 'One that moves.',
      'Ask only if': '1. Do you bring a robot?',
    },
    before: {
      1: async () => {
        await page.goto('/admin/events?q=robot');
        await page.getByRole('button', { name: 'Edit Line Follower Robot Race' }).click();
      },
      5: async () => {
        await page.getByRole('button', { name: 'Add question' }).click();
        const second = page.getByRole('region', { name: 'Question 2' });
        await second.getByLabel('Question', { exact: true }).fill('How heavy is it?');
        await second.getByLabel('Type').selectOption('Number');
      },
    },
  });
  await expect(page.getByText('Do you bring a robot?')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('Review', async ({ openAs }) => {
  const page = await openConsole(openAs);
  const openId = () => new URL(page.url()).searchParams.get('open');
  let first: string | null = null;
  await walk(page, 'review', 'Registrations', {
    acts: {
      'Filter by Event': 'Graphic Design',
      'Filter by Status': 'Pending',
      Approve: look,
      Reject: opens('Reject registration'),
      Remarks: async (_, field) => {
        first = openId();
        await field.fill('Next year again.');
        await confirm(page, 'Reject');
        await expectAdminToast(page, 'success', 'Registration rejected!');
      },
      'Go on to the next pending after a decision': (_, tick) => expect(tick).toBeChecked(),
    },
    before: { 2: openRow('Pending') },
  });
  await expect.poll(openId).not.toBe(first);
  await expectNoAxeViolations(page);
});

test('Extend a deadline', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'extend-a-deadline', '', {
    acts: {
      Events: pressAnd(openRow('Hackathon')),
      Edit: opens('Edit Event'),
      'Registration Close': '2025-07-30T23:00',
      'Submission Close': '2025-08-09T23:59',
      Save: async (_, save) => {
        await save.click();
        await expectAdminToast(page, 'success', 'Event updated successfully!');
        await close(page);
      },
      Editions: pressAnd(openLive),
      Dates: pressAnd(() =>
        page.getByLabel('Registration closes', { exact: true }).fill('2025-07-26T23:59'),
      ),
      Publish: opensAndCloses('Publish this edition?'),
      Check: opensAndCloses('What the check found'),
    },
  });
});

test('Export', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'export', '', {
    acts: {
      Audit: pressAnd(() => page.getByLabel('Find a person').fill('superadmin')),
      Export: opens('Export as CSV'),
      Download: async (_, link) => {
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        expect(download.suggestedFilename()).toMatch(/^audit.*\.csv$/);
      },
    },
  });
  await expectNoAxeViolations(page);
});

test('Hand over', async ({ openAs }) => {
  const page = await openConsole(openAs);
  await walk(page, 'hand-over', '', {
    acts: {
      Edit: opens('Edit User'),
      'Only these': true,
      'Add an event': pressAnd(async () => {
        await page
          .getByRole('combobox', { name: 'Event 1', exact: true })
          .selectOption('Graphic Design');
        await confirm(page, 'Save');
        await expectAdminToast(page, 'success', 'User updated successfully!');
      }),
    },
    before: {
      2: async () => {
        await page.getByRole('searchbox').fill('newcomer');
        await expect(rowsOf(page)).toHaveCount(1);
      },
      3: () => page.getByRole('dialog').getByLabel('Role').selectOption('Event Admin'),
    },
  });
  await expectNoAxeViolations(page);
});

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
