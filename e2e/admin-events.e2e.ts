import type { AdminEvent } from '@pratibha/contract/events';
import {
  closeDetails,
  expectAdminToast,
  expectRange,
  expectRefusal,
  failing,
  openDesk,
  rowsOf,
} from './admin-desk.ts';
import { call } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ elsewhere: true });

const TITLE = 'Poster Sprint';
const BEFORE = 'Before this can be saved:';

test('an event admin adds, edits, duplicates and deletes events', async ({ openAs, guard }) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/events');
  const search = page.getByRole('searchbox', { name: 'Search by title' });
  const form = page.getByRole('dialog', { name: 'Add Event' });
  const editor = page.getByRole('dialog', { name: 'Edit Event' });
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}`));
  const save = form.getByRole('button', { name: 'Save' });

  await test.step('the list is searched by title and filtered by status', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Event Title',
      'Status',
      'Registration Open',
      'Registration Close',
      'Actions',
    ]);
    await expect(rowsOf(page)).toHaveCount(12);
    const lab = rowsOf(page).filter({ hasText: 'Interface Design Lab' });
    await expect(lab).toContainText('Registration open');
    await expect(lab).toContainText(/40\/40 registered · \d+ undecided/);
    await expect(rowsOf(page).filter({ hasText: 'Data Storytelling' })).toContainText('Ended');
    await expectNoAxeViolations(page);
    const status = page.getByLabel('Status');
    await expect(status.getByRole('option')).toHaveText(['All Statuses', 'Active', 'Inactive']);
    await status.selectOption('Inactive');
    await expectRange(page, '1–2 of 2');
    await search.fill('graphic');
    await expect(rowsOf(page)).toHaveText([/^Graphic Design 2024/]);
    await expect(page).toHaveURL(/\?status=INACTIVE&q=graphic$/);
    await page.reload();
    await expect(rowsOf(page)).toHaveText([/^Graphic Design 2024/]);
    await search.fill('no such title');
    await expect(page.getByText('No Data Found')).toBeVisible();
    await search.fill('');
    await status.selectOption('All Statuses');
    await expect(rowsOf(page)).toHaveCount(12);
  });

  await test.step('a new event opens with the next day in Nepal and closes 7 days later', async () => {
    await page.getByRole('button', { name: 'Add Event' }).click();
    await expect(field('Registration Open')).toHaveValue('2025-07-17T00:00');
    await expect(field('Registration Close')).toHaveValue('2025-07-24T00:00');
    await expect(field('Registration Close')).toHaveAccessibleDescription(
      'Thu 24 July 2025, 00:00 NPT, in 8 days',
    );
    await field('Event Date').fill('2025-08-15');
    await expect(form.getByText('Fri 15 August 2025, in 30 days')).toBeVisible();
    await field('Event Date').fill('');
    await expect(form.getByText(/NPT \(UTC\+05:45\)/)).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(form.getByText(BEFORE)).toBeInViewport();
    await form.getByRole('button', { name: 'Title is required' }).click();
    await expect(field('Title')).toBeFocused();
    await expect(field('Title')).toHaveAccessibleDescription(/Title is required/);
    await expectNoAxeViolations(page);
  });

  await test.step('what was typed outlives a reload, until it is discarded', async () => {
    const add = page.getByRole('button', { name: 'Add Event' });
    await field('Title').fill('Typed before');
    await page.reload();
    await add.click();
    await expect(field('Title')).toHaveValue('Typed before');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    await expect(add).toBeFocused();
    await add.click();
    await expect(field('Title')).toHaveValue('');
  });

  await test.step('every rule tells its message at once, and Save waits', async () => {
    /** Fills a field wrongly, hears of it there, and mends it. */
    const refuses = async (label: string, wrong: string, message: string, right: string) => {
      const said = new RegExp(message.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
      await field(label).fill(wrong);
      await expect(field(label)).toHaveAccessibleDescription(said);
      await expect(save).toBeDisabled();
      await field(label).fill(right);
      await expect(field(label)).not.toHaveAccessibleDescription(said);
    };
    const link = 'Enter a valid link that starts with http:// or https://.';
    const order = 'Registration close must be after registration open.';
    await field('Title').fill(TITLE);
    await expect(save).toBeEnabled();
    await refuses('Title', '', 'Title is required', TITLE);
    await refuses('Registration Open', '', 'Registration open is required', '2025-07-20T10:00');
    await refuses('Registration Close', '', 'Registration close is required', '2025-07-30T10:00');
    await refuses('Registration Close', '2025-07-20T10:00', order, '2025-07-30T10:00');
    await refuses('Event Banner', 'javascript:alert(1)', link, '');
    await refuses('Event Details URL', 'example', link, 'https://example.test/poster');
    await refuses('Capacity', '0', 'Enter a whole number from 1 to 1,000,000', '30');
    await refuses('Description Word Limit', 'many', 'Enter a whole number from 1 to', '250');
    await expect(save).toBeEnabled();

    const requires = form.getByRole('checkbox', { name: 'Requires submission' });
    await requires.check();
    await expect(form.getByText('Submission dates are required.').first()).toBeVisible();
    await expect(save).toBeDisabled();
    await field('Submission Start').fill('2025-08-01T10:00');
    await field('Submission Close').fill('2025-08-05T10:00');
    const dates = 'Submission dates are required.';
    const close = 'Submission close must be after submission start.';
    const start = 'Submission start cannot be before registration close.';
    await refuses('Submission Close', '', dates, '2025-08-05T10:00');
    await refuses('Submission Close', '2025-08-01T10:00', close, '2025-08-05T10:00');
    await refuses('Submission Start', '2025-07-30T09:59', start, '2025-08-01T10:00');
    await expect(save).toBeEnabled();
  });

  await test.step('turning submissions off clears their dates', async () => {
    const requires = form.getByRole('checkbox', { name: 'Requires submission' });
    await requires.uncheck();
    await expect(field('Submission Start')).toHaveCount(0);
    await expect(save).toBeEnabled();
    await requires.check();
    await expect(field('Submission Start')).toHaveValue('');
    await expect(field('Submission Close')).toHaveValue('');
    await field('Submission Start').fill('2025-08-01T10:00');
    await field('Submission Close').fill('2025-08-05T10:00');
  });

  await test.step('the banner is looked at before it is saved', async () => {
    await field('Event Banner').fill('https://pictures.example.test/poster.svg');
    const picture = form.getByRole('img', { name: 'The banner as students see it' });
    await expect(picture).toHaveAttribute('src', 'https://pictures.example.test/poster.svg');
  });

  await test.step('a failed save keeps everything, and the next one succeeds', async () => {
    guard.expectResponse(500, /\/admin\/events$/);
    const isPost = '**/api/admin/events';
    await page.route(isPost, (route) =>
      route.request().method() === 'POST' ? failing(route) : route.fallback(),
    );
    await save.click();
    await expectAdminToast(page, 'error', 'Failed to save event.');
    await expect(field('Title')).toHaveValue(TITLE);
    await page.unroute(isPost);
    await save.click();
    await expectAdminToast(page, 'success', 'Event created successfully!');
    await expect(form).toBeHidden();
    const row = rowsOf(page).filter({ hasText: TITLE });
    await expect(row).toContainText('Active');
    await expect(row).toContainText('20 July 2025, 10:00');
  });

  await test.step('the details tell what was saved', async () => {
    const details = page.getByRole('dialog', { name: TITLE });
    await expect(details).toContainText('1 August 2025, 10:00');
    await expect(details).toContainText('250');
    await expectNoAxeViolations(page);
    await details.getByRole('button', { name: 'Edit' }).click();
  });

  await test.step('an edit is saved', async () => {
    await expect(editor.getByLabel(/^Title/)).toHaveValue(TITLE);
    await expect(editor.getByLabel(/^Submission Start/)).toHaveValue('2025-08-01T10:00');
    await editor.getByLabel('Status').selectOption('Inactive');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expectAdminToast(page, 'success', 'Event updated successfully!');
    await expect(editor).toBeHidden();
    await closeDetails(page, TITLE);
    await expect(rowsOf(page).filter({ hasText: TITLE })).toContainText('Inactive');
  });

  await test.step('a copy starts inactive under another title', async () => {
    const path = `/admin/events?q=${encodeURIComponent(TITLE)}`;
    const [{ id } = { id: 0 }] = await call<AdminEvent[]>(page, 'GET', path);
    await call(page, 'PUT', `/admin/events/${id}/follow-up`, {
      questions: { 1: { question: 'T-shirt', type: 'short_text', required: true } },
      ...{ last_day: '2025-08-01', revision: 0 },
    });
    await page.getByRole('button', { name: `Duplicate ${TITLE}` }).click();
    await expect(field('Title')).toHaveValue(`${TITLE} (copy)`);
    await expect(form.getByLabel('Status')).toHaveValue('INACTIVE');
    await field('Title').fill(`${TITLE} `);
    await expect(field('Title')).toHaveAccessibleDescription('Another event has this title.');
    await field('Registration Open').fill('2015-07-20T10:00');
    await field('Registration Close').fill('2025-07-31T00:00');
    const doubts = page.getByRole('dialog', { name: 'Save it like this?' });
    const midnight =
      'Registration close is 31 July 2025, 00:00 NPT: the beginning of that day. The last whole day is 30 July 2025.';
    await save.click();
    await expect(doubts.getByRole('listitem')).toHaveText([
      'Another event has this title.',
      'Registration open is in the past: 20 July 2015, 10:00 NPT.',
      midnight,
      'Registration reaches outside the edition’s dates: 24 June 2025, 00:00 NPT to 9 August 2025, 00:00 NPT.',
      'Registration stays open for 3,663 days, more than a year.',
    ]);
    await expectNoAxeViolations(page);
    await doubts.getByRole('button', { name: 'Back to the form' }).click();
    await expect(doubts).toBeHidden();
    await expect(field('Registration Open')).toHaveValue('2015-07-20T10:00');
    await field('Registration Open').fill('2025-07-20T10:00');
    await field('Title').fill(`${TITLE} (copy)`);
    await save.click();
    await expect(doubts.getByRole('listitem')).toHaveText([midnight]);
    await doubts.getByRole('button', { name: 'Save anyway' }).click();
    const copy = page.getByRole('dialog', { name: `${TITLE} (copy)` });
    await expect(copy).toContainText('1 question, not asked yet: no last day');
    await expect(copy).toContainText('Works can be handed in once');
    await closeDetails(page, `${TITLE} (copy)`);
    await expect(rowsOf(page).filter({ hasText: `${TITLE} (copy)` })).toBeVisible();
  });

  await test.step('what the form proposes for a new event is not asked about', async () => {
    await page.getByRole('button', { name: 'Add Event' }).click();
    await field('Title').fill('As proposed');
    await save.click();
    await expect(page.getByRole('dialog', { name: 'As proposed' })).not.toContainText(
      'Works can be handed in once',
    );
    await closeDetails(page, 'As proposed');
  });

  await test.step('deleting asks, tells a failure, and is done once', async () => {
    const dialog = page.getByRole('dialog', { name: 'Delete Event' });
    const button = page.getByRole('button', { name: `Delete ${TITLE}`, exact: true });
    await button.click();
    await expect(dialog).toContainText(`“${TITLE}”`);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    const yes = dialog.getByRole('button', { name: 'Yes, Delete' });
    guard.expectResponse(500, /\/admin\/events\/\d+$/);
    await page.route(/\/api\/admin\/events\/\d+$/, failing);
    await yes.click();
    await expectAdminToast(page, 'error', 'Failed to delete event!');
    await page.unroute(/\/api\/admin\/events\/\d+$/);
    await yes.click();
    await expectAdminToast(page, 'success', `Event ${TITLE} deleted!`);
    await expect(dialog).toBeHidden();
    await expect(button).toHaveCount(0);
    const edit = page.getByRole('button', { name: new RegExp(`^Edit ${TITLE}:`) });
    await expectRefusal(edit, 'Deleted events cannot be edited or deleted again.');
  });

  await test.step('a capacity below what is taken asks', async () => {
    await page.getByRole('button', { name: 'Edit Open Source Day' }).click();
    await editor.getByLabel(/^Capacity/).fill('30');
    await editor.getByRole('button', { name: 'Save' }).click();
    const doubts = page.getByRole('dialog', { name: 'Save it like this?' });
    await expect(doubts.getByRole('listitem')).toHaveText([
      'Capacity is 30, but 37 places are taken. Nobody loses theirs.',
    ]);
    await page.keyboard.press('Escape');
    await expect(doubts).toBeHidden();
    await expect(editor.getByLabel(/^Capacity/)).toHaveValue('30');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(editor).toBeHidden();
  });
});
