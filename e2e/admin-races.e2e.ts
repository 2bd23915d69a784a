import type { Page, Route } from '@playwright/test';
import { expectAdminToast, expectRange, failing, look, openDesk, rowsOf } from './admin-desk.ts';
import { call, cutOff, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const PENDING = '/admin/registrations?event=11&status=PENDING';
/** What a row says that one's own act took out of the list. */
const AWAY = 'no longer in this filter';

test('two organisers decide at once, one by one and many together', async ({ openAs, guard }) => {
  const page = await openDesk(openAs, 'eventadmin', PENDING);
  const other = await openDesk(openAs, 'admin', PENDING);
  await expect(rowsOf(page).nth(6)).toBeVisible();
  const people = await Promise.all([0, 1, 2, 3, 4, 5].map((place) => nameOf(page, place)));
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = people;
  const approve = async (name: string) => {
    await other
      .getByRole('button', { name: `Approve: ${name}, Open Source Day`, exact: true })
      .click();
    const dialog = other.getByRole('dialog', { name: 'Approve registration' });
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('a lost race names the winner, and the row updates by itself', async () => {
    await page
      .getByRole('button', { name: `Reject: ${first}, Open Source Day`, exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Reject registration' });
    await expect(dialog).toContainText(first);
    await approve(first);
    guard.expectResponse(409, /\/admin\/registrations\/\d+$/);
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expectAdminToast(page, 'error', 'Failed to reject registration');
    const alert = page.getByRole('dialog', { name: 'Already reviewed' });
    await expect(alert).toContainText(
      /Nirmala Shrestha was first: decided on 16 July 2025, \d\d:\d\d NPT\. Your decision was not saved\./,
    );
    await expectNoAxeViolations(page);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    // It was at hand here, so that it stays until one moves on.
    await expect(rowsOf(page).filter({ hasText: first })).toContainText(AWAY);
  });

  await test.step('what is decided elsewhere updates here without being asked', async () => {
    await expect(rowsOf(page).filter({ hasText: fifth })).toBeVisible();
    await approve(fifth);
    await expect(rowsOf(page).filter({ hasText: fifth })).toHaveCount(0);
  });

  await test.step('a selection is decided with one confirmation and a result per row', async () => {
    for (const name of [second, third, fourth]) {
      await page.getByRole('checkbox', { name: `Select ${name}, Open Source Day` }).check();
    }
    const bar = page.getByRole('region', { name: '3 selected' });
    await expectNoAxeViolations(page);
    await bar.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve 3 registrations' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await bar.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toContainText('go to 3 students');
    await approve(third);
    await dialog.getByLabel('Remarks', { exact: true }).fill('Welcome!');
    await dialog.getByRole('button', { name: 'Keep as template' }).click();
    await expect(dialog.getByRole('button', { name: 'Use template: Welcome!' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve 3' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 of 3 decided.');
    const results = dialog.getByRole('list', { name: 'Result for each' }).getByRole('listitem');
    await expect(results).toHaveText([/Nirmala Shrestha was first/, /Done$/, /Done$/]);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Close' }).nth(1).click();
    await expect(dialog).toBeHidden();
    const approving = other.getByRole('button', { name: /^Approve: /, disabled: false });
    await approving.first().click();
    const theirs = other.getByRole('dialog', { name: 'Approve registration' });
    await theirs.getByRole('button', { name: 'Use template: Welcome!' }).click();
    await expect(theirs.getByLabel('Remarks', { exact: true })).toHaveValue('Welcome!');
    await theirs.getByRole('button', { name: 'Delete template: Welcome!' }).click();
    await expect(theirs.getByRole('button', { name: 'Delete template: Welcome!' })).toBeHidden();
    await theirs.getByLabel('Remarks', { exact: true }).fill('');
    await other.keyboard.press('Escape');
    await expect(theirs).toBeHidden();
    await expect(bar).toBeHidden();
    await expect(rowsOf(page).filter({ hasText: second })).toContainText(AWAY);
  });

  await test.step('what was decided elsewhere cannot be selected', async () => {
    await page.getByLabel('Filter by Status').selectOption('Shortlisted');
    const tick = page.getByRole('checkbox', { name: `Select ${fourth}, Open Source Day` });
    await expect(tick).toBeDisabled();
    await expect(tick).toHaveAttribute('title', 'Only pending ones can be selected.');
  });

  await test.step('a tab that was left shows what became of its rows once it is looked at again', async () => {
    await page.getByLabel('Filter by Status').selectOption('All Statuses');
    await page.getByRole('searchbox').fill(sixth);
    await expect(rowsOf(page)).toHaveCount(1);
    const row = rowsOf(page).filter({ hasText: sixth });
    await expect(row).toContainText('Pending');
    await look(page, 'hidden');
    await approve(sixth);
    await expect(row).toContainText('Pending');
    await look(page, 'visible');
    await expect(row).toContainText('Shortlisted');
  });

  const bar = page.getByRole('region', { name: /^\d+ selected$/ });

  await test.step('Shift selects what is between, x the row at hand, and the next page keeps it', async () => {
    await page.goto('/admin/registrations?status=PENDING');
    const boxes = rowsOf(page).getByRole('checkbox');
    await boxes.nth(1).check();
    // From here the page runs, which is to see the Shift.
    await expect(bar).toHaveAccessibleName('1 selected');
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    await expect(bar).toHaveAccessibleName('4 selected');
    await rowsOf(page).nth(6).hover();
    await page.keyboard.press('x');
    await expect(boxes.nth(6)).toBeChecked();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expectRange(page, /^51–/);
    await expect(bar).toHaveAccessibleName('5 selected');
  });

  await test.step('everything of the filter: stopped, cut off, tried again with the same remarks', async () => {
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    await expect(bar).toHaveAccessibleName('55 selected');
    await bar.getByRole('button', { name: /^Select all \d+ of this filter$/ }).click();
    await expect(bar).toHaveAccessibleName(/^1\d\d selected$/);
    const total = Number.parseInt((await bar.textContent()) ?? '', 10);
    await bar.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: /^Reject \d+ registrations$/ });
    await expect(dialog).toHaveAccessibleName(`Reject ${total} registrations`);
    await dialog.getByLabel('Remarks', { exact: true }).fill('All places are taken.');
    const reviews = '**/api/admin/registrations/reviews';
    await page.route(reviews, async (route) => {
      // By the keyboard: the dialog is still opening.
      await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
      await route.continue();
    });
    await page.keyboard.press('Control+Enter');
    const status = dialog.getByRole('status');
    await expect(status).toHaveText(`50 of ${total} decided.`);
    await page.unroute(reviews);
    await page.route(reviews, cutOff);
    await dialog.getByRole('button', { name: `Go on with the other ${total - 50}` }).click();
    const again = dialog.getByRole('button', { name: 'Try the failed again' });
    await expect(again).toBeVisible();
    await expect(status).toHaveText(`50 of ${total} decided.`);
    await dialog.getByRole('button', { name: 'Close' }).nth(1).click();
    await expect(bar).toHaveAccessibleName(`${total - 50} selected`);
    await bar.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByLabel('Remarks', { exact: true })).toHaveValue(
      'All places are taken.',
    );
    await expect(dialog.getByLabel('Remarks', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(again).toBeVisible();
    await page.unroute(reviews);
    await again.click();
    await expect(status).toHaveText(`${total - 50} of ${total - 50} decided.`);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Close' }).nth(1).click();
    await expect(bar).toBeHidden();
  });
});

test('a decision on answers that were changed meanwhile shows the change first', async ({
  openAs,
  guard,
}) => {
  const student = await openRegistered(openAs, 'changes', EVENTS.graphicDesign);
  const [{ id } = { id: 0 }] = await call<{ id: number }[]>(student, 'GET', '/user/registrations');
  const change = (answer: string, revision: number) =>
    call(student, 'PUT', `/user/registrations/${id}/answers`, {
      ...{ event_answers: [{ 1: answer }], revision },
    });
  await change('Seniors', 1);
  const page = await openDesk(openAs, 'eventadmin', `/admin/registrations?event=7&open=${id}`);
  const drawer = page.getByRole('dialog').filter({ hasText: 'Changed answers' });
  await expect(drawer).toContainText(
    /How do you know about the event\?: Facebook → Seniors, 16 July 2025, \d\d:\d\d NPT/,
  );
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: /^Approve/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve registration' });
  await dialog.getByLabel('Remarks', { exact: true }).fill('Welcome!');
  await change('Newspaper', 2);
  guard.expectResponse(409, /\/admin\/registrations\/\d+$/);
  const approve = dialog.getByRole('button', { name: 'Approve', exact: true });
  await approve.click();
  await expectAdminToast(page, 'error', 'Failed to approve registration');
  const note = dialog.getByRole('status').filter({ hasText: 'changed these answers' });
  await expect(note).toContainText('Seniors → Newspaper');
  await expect(note).not.toContainText('Facebook');
  await expectNoAxeViolations(page);
  await approve.click();
  await expectAdminToast(page, 'success', 'Registration approved!');
  await expect(dialog).toBeHidden();
  expect(await call(student, 'GET', '/user/registrations')).toMatchObject([
    { registration_status: 'SHORTLISTED', review_remarks: 'Welcome!' },
  ]);
});

/** The name in the row `place` of a list of pending ones. */
async function nameOf(page: Page, place: number): Promise<string> {
  const button = rowsOf(page)
    .getByRole('button', { name: /^Approve: / })
    .nth(place);
  const label = await button.getAttribute('aria-label');
  return label?.replace(/^Approve: |, Open Source Day$/g, '') ?? '';
}

test('two organisers edit one event: the second sees what the first saved, and loses nothing', async ({
  openAs,
  guard,
}) => {
  const edit = async (account: 'eventadmin' | 'admin') => {
    const page = await openDesk(openAs, account, '/admin/events?q=open%20source');
    await page.getByRole('button', { name: 'Edit Open Source Day' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Event' });
    const field = (label: string) => editor.getByLabel(new RegExp(`^${label}`));
    return { page, editor, field, save: editor.getByRole('button', { name: 'Save' }) };
  };
  const mine = await edit('eventadmin');
  await mine.field('Capacity').fill('130');
  await mine.field('Description Word Limit').fill('300');
  /** Somebody else saves the event while it stands open here. */
  const saveElsewhere = async (label: string, value: string) => {
    const other = await edit('admin');
    await other.field('Capacity').fill('140');
    await other.field(label).fill(value);
    await other.save.click();
    await expectAdminToast(other.page, 'success', 'Event updated successfully!');
    await other.page.close();
  };
  const load = mine.editor.getByRole('button', { name: 'Load the saved version' });
  const refused = async () => {
    await mine.save.click();
    await expectAdminToast(mine.page, 'error', 'Failed to save event.');
    await expect(mine.editor.locator('form').getByRole('alert')).toContainText(
      'Somebody saved this event while you were editing it. Your changes are kept.',
    );
  };

  await test.step('saving over it is refused, and keeps what was typed', async () => {
    await saveElsewhere('Event Details URL', 'https://example.test/open');
    guard.expectResponse(409, /\/admin\/events\/\d+$/);
    await refused();
    await expect(mine.field('Capacity')).toHaveValue('130');
    await expectNoAxeViolations(mine.page);
  });

  await test.step('a version that cannot be loaded changes nothing', async () => {
    guard.expectResponse(500, /\/admin\/events\/\d+\/form$/);
    guard.expectFault(/^console: It is not your fault/);
    await mine.page.route(/\/api\/admin\/events\/\d+\/form$/, failing);
    await load.click();
    await expectAdminToast(mine.page, 'error', 'Failed to load the saved version.');
    await mine.page.unroute(/\/api\/admin\/events\/\d+\/form$/);
    await expect(mine.field('Capacity')).toHaveValue('130');
  });

  await test.step('the saved version comes under the changes, also those made while it loads', async () => {
    const onItsWay = Promise.withResolvers<Route>();
    await mine.page.route(/\/api\/admin\/events\/\d+\/form$/, (route) => onItsWay.resolve(route));
    await load.click();
    const route = await onItsWay.promise;
    await mine.field('Description Word Limit').fill('320');
    await route.continue();
    await mine.page.unroute(/\/api\/admin\/events\/\d+\/form$/);
    await expect(mine.editor.getByText('The saved version is loaded')).toBeVisible();
    await expect(mine.field('Event Details URL')).toHaveValue('https://example.test/open');
    await expect(mine.field('Description Word Limit')).toHaveValue('320');
    await expect(mine.field('Capacity')).toHaveValue('130');
    await expect(mine.editor.getByText('Capacity, saved as “140”')).toBeVisible();
    await expectNoAxeViolations(mine.page);
  });

  await test.step('the saved one can be taken, and Save works', async () => {
    await mine.editor.getByRole('button', { name: 'Use the saved one: Capacity' }).click();
    await expect(mine.field('Capacity')).toHaveValue('140');
    await mine.field('Capacity').fill('150');
    await mine.save.click();
    await expectAdminToast(mine.page, 'success', 'Event updated successfully!');
    await expect(mine.editor).toBeHidden();
    const [saved] = await call<object[]>(mine.page, 'GET', '/admin/events?q=open%20source');
    expect(saved).toMatchObject({
      capacity: 150,
      description_word_limit: 320,
      event_details_url: 'https://example.test/open',
    });
  });
});
