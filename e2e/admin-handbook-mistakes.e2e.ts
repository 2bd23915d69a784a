import type { Page } from '@playwright/test';
import type { Announcement } from '@pratibha/contract/announcements';
import type { AdminRegistration } from '@pratibha/contract/registrations';
import { expectAdminToast, rowsOf } from './admin-desk.ts';
import { changeEvent } from './event-change.ts';
import { close, confirm, openConsole, openRow } from './handbook-console.ts';
import { stepsOf } from './handbook-steps.ts';
import { look, opens, opensAndCloses, pressAnd, walkSteps } from './handbook-walk.ts';
import { call, EVENTS } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const OPEN_SOURCE = 'Open Source Day';

/** Decides on the first pending one of a list. */
async function decide(page: Page): Promise<void> {
  await page.goto(`/admin/registrations?event=${EVENTS.webDesign}&status=PENDING`);
  await openRow('Pending')(page);
  await confirm(page, 'Approve');
  await expect(page.getByRole('dialog', { name: 'Approve registration' })).toBeVisible();
  await confirm(page, 'Approve');
  await expectAdminToast(page, 'success', 'Registration approved!');
}

/** Holds the message about one decision back, and opens the dialog of such messages. */
async function hold(page: Page): Promise<void> {
  await changeEvent(page, EVENTS.graphicDesign, { holds_decisions: true });
  const list = `event_id=${EVENTS.graphicDesign}&status=PENDING&limit=1`;
  const [row] = await call<AdminRegistration[]>(page, 'GET', `/admin/registrations?${list}`);
  await call(page, 'PUT', '/admin/registrations/reviews', {
    rows: [{ id: row?.id, version: row?.revision }],
    status: 'SHORTLISTED',
    remarks: '',
  });
  await page.goto(`/admin/registrations?event=${EVENTS.graphicDesign}`);
  await page.getByRole('button', { name: 'Send 1 decision' }).click();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Delete ${OPEN_SOURCE}` }).click();
  await confirm(page, 'Yes, Delete');
  await expectAdminToast(page, 'success', `Event ${OPEN_SOURCE} deleted!`);
}

/** Saves an event that somebody else saved meanwhile. */
async function saveSecond(page: Page): Promise<void> {
  await page.goto('/admin/events?q=graphic');
  await page.getByRole('button', { name: 'Edit Graphic Design', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel(/^Title/).fill('Graphics');
  await changeEvent(page, EVENTS.graphicDesign, { capacity: 200 });
  await form.getByRole('button', { name: 'Save' }).click();
}

/** Opens an announcement whose mails are not all gone, which lasts seconds in the demo. */
async function openGoingOut(page: Page): Promise<void> {
  const { id, revision } = await call<Announcement>(page, 'POST', '/admin/announcements', {
    subject: 'The wrong day',
    text: 'On Monday.',
    channel: 'mail',
    source: 'users',
    with_role: 'SUPER_ADMIN',
  });
  await call(page, 'POST', `/admin/announcements/${id}/send`, { send_at: null, revision });
  await page.route(`**/api/admin/announcements/${id}`, async (route) => {
    const response = await route.fetch();
    const progress = (await response.json()) as object;
    await route.fulfill({ response, json: { ...progress, waiting: 40 } });
  });
  await page.goto(`/admin/announcements/${id}`);
}

test('Correct a mistake', async ({ openAs, guard }) => {
  // Whoever saves second is told so.
  guard.expectResponse(409, /\/admin\/events\/\d+$/);
  const page = await openConsole(openAs);
  await walkSteps(page, stepsOf('correct-a-mistake'), {
    acts: {
      Undo: pressAnd(() => expectAdminToast(page, 'success', 'Decision undone!')),
      Reopen: opens('Reopen for review'),
      Reason: async (_, field) => {
        await field.fill('The wrong row.');
        await confirm(page, 'Reopen');
        await expectAdminToast(page, 'success', 'Registration reopened!');
      },
      'Messages that are held back': async () => {
        await confirm(page, 'Remove 1');
        await confirm(page, 'Yes, Remove 1');
        await expectAdminToast(page, 'success', 'Messages removed: 1.');
        await close(page);
      },
      Events: pressAnd(remove),
      Status: ['Deleted', 'Active'],
      Deleted: look,
      Restore: pressAnd(() =>
        expectAdminToast(page, 'success', `Event ${OPEN_SOURCE} restored, inactive!`),
      ),
      'Load the saved version': pressAnd(async () => {
        const form = page.getByRole('dialog', { name: 'Edit Event' });
        await expect(form.getByLabel(/^Capacity/)).toHaveValue('200');
        await expect(form.getByLabel(/^Title/)).toHaveValue('Graphics');
        await confirm(page, 'Save');
        await expectAdminToast(page, 'success', 'Event updated successfully!');
      }),
      Stop: opensAndCloses('Stop this announcement?'),
      State: 'Failed',
      Users: pressAnd(async () => {
        await page.getByLabel('Status').selectOption('Deleted');
        await expect(rowsOf(page)).toHaveCount(5);
      }),
      Edit: opens('Edit User'),
      Active: async () => {
        await confirm(page, 'Save');
        await expectAdminToast(page, 'success', 'User updated successfully!');
      },
      'Find a person': 'superadmin',
    },
    before: {
      'A wrong decision, a moment ago': decide,
      'A wrong decision, earlier': async () => {
        await page.goto(`/admin/registrations?event=${EVENTS.webDesign}&status=SHORTLISTED`);
        await openRow('Shortlisted')(page);
      },
      'Messages that were held and should not go': () => hold(page),
      'Somebody else saved the event before you': () => saveSecond(page),
      'An announcement with a mistake is going out': () => openGoingOut(page),
    },
  });
  await expect(rowsOf(page).first()).toContainText('Prakash Koirala');
  await expectNoAxeViolations(page);
});
