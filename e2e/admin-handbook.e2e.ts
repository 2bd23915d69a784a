import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Announcement } from '@pratibha/contract/announcements';
import type { AdminRegistration } from '@pratibha/contract/registrations';
import { expectAdminToast, rowsOf } from './admin-desk.ts';
import { DESK } from './admin-lists.ts';
import { changeEvent } from './event-change.ts';
import { close, confirm, openConsole, openLive, openRow } from './handbook-console.ts';
import { look, opens, opensAndCloses, pressAnd, walk } from './handbook-walk.ts';
import { call, cardOf, EVENTS, expectToast, fillProfile } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

/*
 * Does what docs/handbook says, label by label: a step that changes there without the product, or
 * the other way round, fails here.
 */

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

/** Prepares a decision, and opens its details. */
async function prepare(page: Page): Promise<void> {
  await changeEvent(page, EVENTS.graphicDesign, { holds_decisions: true });
  const list = `event_id=${EVENTS.graphicDesign}&status=PENDING&limit=1`;
  const [row] = await call<AdminRegistration[]>(page, 'GET', `/admin/registrations?${list}`);
  await call(page, 'PUT', '/admin/registrations/prepared', {
    rows: [{ id: row?.id, version: row?.revision, prepared: null }],
    status: 'SHORTLISTED',
    remarks: null,
  });
  await page.goto(`/admin/registrations?event=${EVENTS.graphicDesign}&open=${row?.id}`);
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
  await walk(page, 'correct-a-mistake', '', {
    acts: {
      Undo: pressAnd(() => expectAdminToast(page, 'success', 'Decision undone!')),
      Reopen: opens('Reopen for review'),
      Reason: async (_, field) => {
        await field.fill('The wrong row.');
        await confirm(page, 'Reopen');
        await expectAdminToast(page, 'success', 'Registration reopened!');
      },
      'Take Back': pressAnd(async () => {
        await expectAdminToast(page, 'success', 'Nothing is prepared for this any more.');
        await close(page);
      }),
      Events: pressAnd(remove),
      Status: ['Deleted', 'Active'],
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
      'Correct Name or E-mail': opens('Correct Name or E-mail'),
      Correct: async () => {
        await page.getByRole('textbox', { name: 'Name' }).fill('Asmita Gurung Rai');
        await confirm(page, 'Correct');
        await expectAdminToast(page, 'success', 'Asmita Gurung Rai was corrected.');
      },
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
      'A prepared decision is wrong': () => prepare(page),
      'Somebody else saved the event before you': () => saveSecond(page),
      'An announcement with a mistake is going out': () => openGoingOut(page),
      'A name or an address is misspelt': async () => {
        await page.goto('/admin/users?q=student@example.test');
        await rowsOf(page).click();
        await page.getByRole('link', { name: 'Everything about this person' }).click();
      },
    },
  });
  await expect(rowsOf(page).first()).toContainText('Prakash Koirala');
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

test('Help for students', async ({ page }) => {
  const event = 'AI & Web Design';
  await page.setViewportSize(DESK);
  await page.goto('/');
  await walk(page, 'students', 'Take part', {
    acts: {
      'Sign In': pressAnd(async () => {
        await page.getByRole('button', { name: /newcomer@example\.test/ }).click();
      }),
      Register: async () => {
        await cardOf(page, event).getByRole('button', { name: 'Register' }).click();
        const questions = page.getByRole('dialog', { name: `Register for ${event}` });
        await questions.getByRole('radio').first().check();
        await questions.getByRole('button', { name: 'Submit' }).click();
        await page.getByRole('button', { name: 'Done' }).click();
      },
    },
    before: {
      2: async () => {
        await page.goto('/user/update-profile');
        await fillProfile(page);
        await page.getByRole('button', { name: /^Save/ }).click();
        await expectToast(page, 'Profile updated successfully!');
      },
    },
  });
  await expect(page.getByText(event).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
