import type { Page } from '@playwright/test';
import { expectAdminToast, openDesk, rowsOf } from './admin-desk.ts';
import { DESK } from './admin-lists.ts';
import { look, opens, pressAnd, walk } from './handbook-walk.ts';
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
        await page.getByRole('button', { name: /^Send to \d+ people$/ }).click();
        await confirm(page, /^Send to \d+ people$/);
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
      5: () => page.getByRole('button', { name: 'Add question' }).click(),
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
      Events: pressAnd(openRow('Photo Story')),
      Edit: opens('Edit Event'),
      'Registration Close': '2025-07-09T23:59',
      'Submission Close': '2025-07-30T23:59',
      Save: async (_, save) => {
        await save.click();
        await expectAdminToast(page, 'success', 'Event updated successfully!');
        await close(page);
      },
      Editions: pressAnd(openLive),
      Dates: pressAnd(() =>
        page.getByLabel('Registration closes', { exact: true }).fill('2025-07-26T23:59'),
      ),
      Publish: async (_, publish) => {
        await publish.click();
        await close(page);
      },
      Check: pressAnd(async () => {
        await expect(page.getByRole('dialog', { name: 'What the check found' })).toBeVisible();
        await close(page);
      }),
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

async function openLive(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}
