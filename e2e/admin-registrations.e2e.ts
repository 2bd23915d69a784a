import { readFile } from 'node:fs/promises';
import {
  expectAdminToast,
  expectRange,
  expectRefusal,
  exportedFrom,
  factOf,
  failing,
  openDesk,
  rowsOf,
} from './admin-desk.ts';
import { changeEvent } from './event-change.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const GRAPHIC_DESIGN = '/admin/registrations?event=7';
const ONE = /\/api\/admin\/registrations\/\d+$/;

test('registrations are found, sorted, paged and exported, by the address alone', async ({
  openAs,
}) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/registrations');
  const event = page.getByLabel('Filter by Event');
  const status = page.getByLabel('Filter by Status');

  await test.step('the table', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'ID',
      'User',
      'Event',
      'Status',
      'Registered At',
      'Actions',
    ]);
    await expectRange(page, '1–50 of 863');
    await expect(event.getByRole('option')).toHaveCount(13);
    await expect(event.getByRole('option').first()).toHaveText('All Events');
    await expectNoAxeViolations(page);
  });

  await test.step('pages are turned, reloaded, and gone back through', async () => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const start = await rowsOf(page).first().textContent();
    await pages.getByRole('button', { name: 'Next' }).click();
    await expectRange(page, '51–100 of 863');
    // The rows of the page before stay until the next ones are there.
    await expect(rowsOf(page).first()).not.toHaveText(start ?? '');
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2');
    const first = await rowsOf(page).first().textContent();
    await page.reload();
    await expectRange(page, '51–100 of 863');
    await expect(rowsOf(page).first()).toHaveText(first ?? '');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expectRange(page, '101–150 of 863');
    await pages.getByRole('button', { name: 'Previous' }).click();
    await expectRange(page, '51–100 of 863');
    await expect(rowsOf(page).first()).toHaveText(first ?? '');
    await page.goBack();
    await expectRange(page, '101–150 of 863');
    await pages.getByRole('button', { name: 'First' }).click();
    await expectRange(page, '1–50 of 863');
  });

  await test.step('order, filters and search stand in the address', async () => {
    await page.getByRole('columnheader', { name: 'User' }).getByRole('button').press('Enter');
    await expect(page).toHaveURL((url) => url.search === '?sort=user_name');
    await event.selectOption('Graphic Design');
    await expectRange(page, '1–50 of 70');
    await status.selectOption('Shortlisted');
    await expect(rowsOf(page).filter({ hasNotText: 'Shortlisted' })).toHaveCount(0);
    const names = await rowsOf(page).getByRole('cell').nth(2).allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    await page.reload();
    await expect(event).toHaveValue('7');
    await expect(status).toHaveValue('SHORTLISTED');
    await expect(rowsOf(page).filter({ hasNotText: 'Shortlisted' })).toHaveCount(0);
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(page.getByText('No Data Found')).toBeVisible();
  });

  await test.step('the export has what the filters leave', async () => {
    await page.goto(GRAPHIC_DESIGN);
    await expectRange(page, '1–50 of 70');
    const download = await exportedFrom(page);
    expect(download.suggestedFilename()).toBe('registrations-graphic-design-2025-07-16.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('id,event,name,email');
    expect(lines).toHaveLength(71);
  });
});

test('an evening of reviewing, without going back to the list', async ({ openAs, guard }) => {
  const page = await openDesk(openAs, 'eventadmin', `${GRAPHIC_DESIGN}&status=PENDING`);
  const drawer = page.locator('dialog').filter({ hasText: 'pending in this list' });
  const remarks = (title: string) => page.getByRole('dialog', { name: title });
  const openId = () => new URL(page.url()).searchParams.get('open');

  await test.step('n opens the first pending one, with everything about it', async () => {
    await expect(rowsOf(page).first()).toBeVisible();
    await page.keyboard.press('n');
    await expect(factOf(drawer, 'Event')).toHaveText('Graphic Design');
    await expect(factOf(drawer, 'Status')).toHaveText('Pending');
    await expect(factOf(drawer, 'Email').getByRole('link')).toHaveAttribute('href', /^mailto:/);
    for (const label of ['College', 'College Address', 'Registered At']) {
      await expect(factOf(drawer, label)).not.toBeEmpty();
    }
    await expect(drawer.getByText('Q1: How do you know about the event?')).toBeVisible();
    await expect(factOf(drawer, 'Places')).toHaveText(/^\d+ shortlisted, \d+ pending$/);
    await expect(factOf(drawer, 'Mobile').getByRole('link')).toHaveAttribute(
      'href',
      /^tel:\d{10}$/,
    );
    await expect(factOf(drawer, 'Age')).toHaveText(/^\d\d$/);
    await expectNoAxeViolations(page);
  });

  await test.step('the name leads to everything about the person, and back to the review', async () => {
    const name = drawer.getByRole('heading', { level: 2 }).getByRole('link');
    const person = (await name.textContent()) ?? '';
    await name.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person);
    await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
    await page.reload();
    const registrations = page.getByRole('region', { name: 'Registrations' });
    await expect(
      registrations.getByRole('link', { name: 'Graphic Design', exact: true }),
    ).toBeVisible();
    await expect(factOf(page.getByRole('region', { name: 'Profile' }), 'Mobile')).toHaveText(
      /\d{10}/,
    );
    await expect(page.getByRole('region', { name: 'Works' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(person);
  });

  await test.step('next and previous walk through the pending ones', async () => {
    const first = openId();
    const steps = drawer.getByRole('button', { name: /^(Previous|Next) pending$/ });
    const widths = await steps
      .locator('svg')
      .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().width));
    expect(widths).toEqual([18, 18]);
    const linesOf = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    };
    expect(await drawer.getByText(/pending in this list$/).evaluate(linesOf)).toBe(1);
    await drawer.getByRole('button', { name: /^Next/ }).click();
    await expect.poll(openId).not.toBe(first);
    await page.keyboard.press('p');
    await expect.poll(openId).toBe(first);
  });

  await test.step('? lists the keys', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Next pending');
    await expect(help).toContainText('Approve registration');
    await expect(help).toContainText('Print the whole list');
    // Every key that the screen listens to, and those of dialogs and lists.
    const keys = [
      'a',
      'r',
      'Ctrl + Enter',
      'n',
      'j',
      'p',
      'k',
      'o',
      '?',
      'Enter',
      'Esc',
      'Ctrl + P',
    ];
    for (const key of keys) {
      await expect(help.locator('kbd').getByText(key, { exact: true })).toBeVisible();
    }
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });

  await test.step('a decision that fails keeps the remarks; then it goes on to the next', async () => {
    const first = openId();
    await page.keyboard.press('a');
    const dialog = remarks('Approve registration');
    const words = dialog.getByLabel('Remarks', { exact: true });
    await words.fill('See you there.');
    await page.reload();
    await expect(factOf(drawer, 'Status')).toHaveText('Pending');
    await page.keyboard.press('a');
    await expect(words).toHaveValue('See you there.');
    guard.expectResponse(500, ONE);
    const failPut = `**/api/admin/registrations/${first}`;
    await page.route(failPut, (route) =>
      route.request().method() === 'PUT' ? failing(route) : route.fallback(),
    );
    await words.press('Control+Enter');
    await expectAdminToast(page, 'error', 'Failed to approve registration');
    await expect(words).toHaveValue('See you there.');
    await page.unroute(failPut);
    await drawer.getByText('History', { exact: true }).scrollIntoViewIfNeeded();
    await dialog.getByRole('button', { name: 'Keep as template' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expectAdminToast(page, 'success', 'Registration approved!');
    await expect.poll(openId).not.toBe(first);
    await expect(factOf(drawer, 'Status')).toHaveText('Pending');
    await expect(page.locator('dialog:modal:focus-within')).toHaveCount(1);
    // Whoever comes next is read from the beginning, also once what takes longer has come.
    await expect(factOf(drawer, 'Places')).toBeVisible();
    await expect(drawer.getByText('History', { exact: true })).not.toBeInViewport();
    await expect(factOf(drawer, 'Event')).toBeInViewport();
  });

  await test.step('a template of remarks serves again', async () => {
    const second = openId();
    await page.keyboard.press('r');
    const dialog = remarks('Reject registration');
    await dialog.getByRole('button', { name: 'Use template: See you there.' }).click();
    await expect(dialog.getByLabel('Remarks', { exact: true })).toHaveValue('See you there.');
    await dialog.getByLabel('Remarks', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expectAdminToast(page, 'success', 'Registration rejected!');
    await expect.poll(openId).not.toBe(second);
  });

  await test.step('one more than there are places is asked for, of one and of many', async () => {
    await changeEvent(page, 9, { capacity: 14 });
    await page.goto('/admin/registrations?event=9&status=PENDING');
    const question = page.getByRole('dialog', { name: 'More than there are places' });
    await rowsOf(page).getByRole('checkbox').nth(0).check();
    await rowsOf(page).getByRole('checkbox').nth(1).check();
    const bar = page.getByRole('region', { name: '2 selected' });
    await bar.getByRole('button', { name: 'Approve' }).click();
    await expect(question).toContainText('14 of 14 places are taken, with this decision 16.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.keyboard.press('n');
    await expect(factOf(drawer, 'Places')).toHaveText(/^14 of 14 shortlisted, \d+ pending$/);
    await page.keyboard.press('a');
    const field = remarks('Approve registration').getByLabel('Remarks', { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(question).toContainText('14 of 14 places are taken, with this decision 15.');
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Go on all the same' }).click();
    await expectAdminToast(page, 'success', 'Registration approved!');
    await expect(factOf(drawer, 'Places')).toHaveText(/^15 of 14 shortlisted/);
  });

  await test.step('what was decided is closed, until it is reopened, perhaps without a place', async () => {
    await changeEvent(page, 7, { capacity: 10 });
    await page.goto(`${GRAPHIC_DESIGN}&status=REJECTED`);
    const row = rowsOf(page).first();
    for (const action of ['Approve', 'Reject']) {
      const button = row.getByRole('button', { name: new RegExp(`^${action}: `) });
      await expectRefusal(button, 'This has already been reviewed.');
    }
    await row.click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('This has already been reviewed.')).toBeVisible();
    await expect(factOf(details, 'Reviewed By').getByRole('link')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await details.getByRole('button', { name: 'Reopen' }).click();
    const dialog = remarks('Reopen for review');
    const reopen = dialog.getByRole('button', { name: 'Reopen' });
    await expect(reopen).toBeDisabled();
    await dialog.getByLabel(/^Reason/).fill('The wrong row.');
    await expectNoAxeViolations(page);
    guard.expectResponse(409, /\/reopen$/);
    await reopen.click();
    const question = page.getByRole('dialog', { name: 'More than there are places' });
    await expect(question).toContainText(/once this is reopened, \d+ of 10 places are taken\./);
    await question.getByRole('button', { name: 'Go on all the same' }).click();
    await expectAdminToast(page, 'success', 'Registration reopened!');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeVisible();
  });
});

test('with motion, the first panel too gives the focus back to what was pressed', async ({
  openAs,
}) => {
  const page = await openDesk(openAs, 'eventadmin', '/unauthorized');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(GRAPHIC_DESIGN);
  const opener = rowsOf(page)
    .first()
    .getByRole('button', { name: /^Details of / });
  await opener.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
