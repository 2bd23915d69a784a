import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAdminToast, exportedFrom, factOf, failing, openDesk, rowsOf } from './admin-desk.ts';
import { call, EVENTS } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const TITLE = 'Photo Story: My Neighbourhood';
const PENDING_WORKS = `/admin/submissions?event=${EVENTS.photoStory}&status=PENDING`;

/** Of every event, as far as the address goes. */
const READ_LISTS = [
  '/admin/registrations?status=PENDING',
  '/admin/submissions?status=RESUBMISSION_REQUIRED',
];

type Row = {
  readonly event_id: number;
  readonly user_email: string | null;
  readonly answers?: object | null;
};

/** The screens of the console that the menu leads to, which is behind a button on phones. */
async function expectMenu(page: Page, names: readonly string[]): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const isDrawer = await toggle.isVisible();
  if (isDrawer) await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  await expect(menu.getByRole('link')).toHaveText(names);
  if (isDrawer) await page.keyboard.press('Escape');
}

test('an event admin sees and does what somebody granted', async ({ openAs, guard }) => {
  const desk = await openDesk(openAs, 'superadmin', '/admin/users?q=eventadmin@example.test');
  const editor = desk.getByRole('dialog', { name: 'Edit User' });
  const event = editor.getByRole('combobox', { name: 'Event 1', exact: true });
  const part = editor.getByRole('combobox', { name: 'Part in event 1' });
  const edit = () => desk.getByRole('button', { name: /^Edit / }).click();
  const save = () => editor.getByRole('button', { name: 'Save' }).click();

  await test.step('the form begins with all events, and says what is missing', async () => {
    await expect(rowsOf(desk)).not.toContainText('1 event');
    await edit();
    await expect(editor.getByRole('radio', { name: 'All events' })).toBeChecked();
    await editor.getByRole('radio', { name: 'Only these' }).check();
    await save();
    await expect(editor.getByText('Choose an event, or remove this line.')).toBeVisible();
    await expect(event).toBeFocused();
    await expectNoAxeViolations(desk);
    await editor.getByRole('button', { name: 'Remove event 1' }).click();
    await expect(editor.getByRole('button', { name: 'Add an event' })).toBeFocused();
    await save();
    await expect(editor.getByText('Add an event, or choose “All events”.')).toBeVisible();
    await editor.getByRole('button', { name: 'Add an event' }).click();
    await expect(event).toBeFocused();
  });

  await test.step('a failure loses nothing; then the list and the details tell', async () => {
    await event.selectOption(TITLE);
    await part.selectOption('Reads');
    guard.expectResponse(500, /\/admin\/users\/\d+$/);
    await desk.route(/\/admin\/users\/\d+$/, failing);
    await save();
    await expectAdminToast(desk, 'error', 'Failed to update user.');
    await expect(event).toHaveValue(String(EVENTS.photoStory));
    await desk.unroute(/\/admin\/users\/\d+$/);
    await save();
    await expectAdminToast(desk, 'success', 'User updated successfully!');
    await expect(editor).toBeHidden();
    await expect(rowsOf(desk)).toContainText(/Event Admin\s*1 event/);
    await rowsOf(desk).locator('[data-title] button').click();
    const details = desk.getByRole('dialog', { name: 'User Details' });
    await expect(factOf(details, 'Events')).toHaveText(`${TITLE} (reads)`);
    await desk.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  const page = await openDesk(openAs, 'eventadmin', '/admin/dashboard');
  const rows = rowsOf(page);

  await test.step('who reads one event sees this one alone', async () => {
    const events = page.getByRole('table', { name: 'Events' }).locator('tbody tr');
    await expect(events).toHaveCount(1);
    await expect(events).toContainText(TITLE);
    await expectMenu(page, [
      'Dashboard',
      'Events',
      'Registrations',
      'Submissions',
      'Enquiries',
      'Certificates',
      'Workshops',
      'Tokens',
      'Help',
    ]);
    await page.goto('/admin/events');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(TITLE);
    await expect(page.getByText('You can look at these events;')).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^(Add|Edit|Duplicate|Delete|Export)/ }),
    ).toHaveCount(0);
    await expectNoAxeViolations(page);
    // All that they see is of one year: there is nothing to choose, but for an address that names
    // another.
    await expect(page.getByRole('button', { name: 'This year' })).toHaveCount(0);
    await page.goto('/admin/events?edition=2024');
    await expect(page.getByText('You have no events in 2024.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all editions' }).click();
    await expect(rows).toContainText(TITLE);
    await page.goto('/admin/users');
    await expect(page).toHaveURL(/\/unauthorized$/);
  });

  for (const list of READ_LISTS) {
    await test.step(`neither contacts nor decisions in ${list}`, async () => {
      await page.goto(list);
      await expect(rows.first()).toContainText(TITLE);
      await expect(rows.filter({ hasNotText: TITLE })).toHaveCount(0);
      await expect(page.getByText('You can look at these;')).toBeVisible();
      await expect(
        page.getByRole('searchbox', { name: 'Search by name', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText('@');
      await expectNoAxeViolations(page);
      // Names lead nowhere for those who may not see people.
      await expect(rows.getByRole('link')).toHaveCount(0);
      await rows
        .first()
        .getByRole('button', { name: /^Details of / })
        .click();
      const details = page.getByRole('dialog');
      await expect(factOf(details, 'Event')).toHaveText(TITLE);
      await expect(details.getByText('You can look at this event;')).toBeVisible();
      await expect(details.getByRole('term').filter({ hasText: /^(Email|Mobile)$/ })).toHaveCount(
        0,
      );
      await expect(details.getByRole('heading', { name: 'Answers' })).toHaveCount(0);
      await expect(details).not.toContainText('@');
      // A decided row says by whom.
      await expect(factOf(details, 'Reviewed By')).toHaveCount(list.includes('PENDING') ? 0 : 1);
      await expect(details.locator('a[href*="/admin/users/"]')).toHaveCount(0);
      await page.keyboard.press('a');
      await expect(
        page.getByRole('button', { name: /^(Approve|Accept|Reject|Reopen)/ }),
      ).toHaveCount(0);
      await expectNoAxeViolations(page);
    });
  }

  await test.step('nor in what the server answers', async () => {
    const registrations = await call<Row[]>(page, 'GET', '/admin/registrations');
    const works = await call<Row[]>(page, 'GET', '/admin/events/submissions');
    expect(registrations.length * works.length).toBeGreaterThan(0);
    for (const row of [...registrations, ...works]) {
      expect(row).toMatchObject({ event_id: EVENTS.photoStory, user_email: null });
      expect(row.answers ?? null).toBeNull();
    }
  });

  await test.step('who organises it decides', async () => {
    await edit();
    await expect(event).toHaveValue(String(EVENTS.photoStory));
    await part.selectOption('Organises');
    await save();
    await expect(editor).toBeHidden();
    await page.goto(PENDING_WORKS);
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    await rows
      .first()
      .getByRole('button', { name: /^Accept: / })
      .click();
    await page
      .getByRole('dialog', { name: 'Accept submission' })
      .getByRole('button', { name: 'Accept' })
      .click();
    await expectAdminToast(page, 'success', 'Submission accepted!');
    await rows
      .first()
      .getByRole('button', { name: /^Details of / })
      .click();
    await expect(factOf(page.getByRole('dialog'), 'Email')).toContainText('@');
    await page.goto('/admin/events');
    const file = await readFile(await (await exportedFrom(page)).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(2);
    expect(file).toContain(`\r\n${EVENTS.photoStory},${TITLE},`);
  });
});
