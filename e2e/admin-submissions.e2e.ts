import { readFile } from 'node:fs/promises';
import {
  expectAdminToast,
  expectRange,
  expectRefusal,
  exportedFrom,
  factOf,
  failing,
  isTakenOver,
  openDesk,
  rowsOf,
  SCRIPTS,
} from './admin-desk.ts';
import { call, gate } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const PENDING = '/admin/submissions?event=4&status=PENDING';
/** What a name leads to. */
const PERSON = /\/admin\/users\/\d+$/;

type Row = { readonly id: number; readonly revision: number; readonly submitted_by: string };

test('submissions are filtered, read, decided, reopened and exported', async ({
  openAs,
  guard,
}) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/submissions');
  const drawer = page.locator('dialog').filter({ hasText: 'pending in this list' });
  const openId = () => new URL(page.url()).searchParams.get('open');

  await test.step('the table and its filters', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'ID',
      'Submitted By',
      'Event',
      'Status',
      'Submitted At',
      'Actions',
    ]);
    await expectRange(page, '1–50 of 431');
    const status = page.getByLabel('Filter by Status');
    await expect(status.getByRole('option')).toHaveText([
      'All Statuses',
      'Pending',
      'Accepted',
      'Rejected',
      'Resubmission Required',
    ]);
    await expectNoAxeViolations(page);
    await status.selectOption('Resubmission Required');
    await expect(page).toHaveURL((url) => url.search === '?status=RESUBMISSION_REQUIRED');
    await expect(rowsOf(page).filter({ hasNotText: 'Resubmission Required' })).toHaveCount(0);
    const row = rowsOf(page).first();
    for (const action of ['Accept', 'Reject', 'Resubmission Required']) {
      const button = row.getByRole('button', { name: new RegExp(`^${action}: `) });
      await expectRefusal(button, 'This has already been reviewed.');
    }
  });

  await test.step('the details have the work and its student', async () => {
    await page.goto(PENDING);
    await expect(rowsOf(page).first()).toBeVisible();
    await page.keyboard.press('n');
    await expect(factOf(drawer, 'Event')).toHaveText('Photo Story: My Neighbourhood');
    await expect(factOf(drawer, 'Status')).toHaveText('Pending');
    const work = factOf(drawer, 'Work Link').getByRole('link');
    await expect(work).toHaveAttribute('href', /^https?:/);
    await expect(work).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(
      drawer.locator('dt').filter({ hasText: /^Description \(\d+ words?\)$/ }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('in the list the name leads to the person, and the event opens the details', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    const row = rowsOf(page).first();
    const name = row.getByRole('link');
    const person = (await name.textContent()) ?? '';
    await name.click();
    await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
    await expect(page).toHaveURL(PERSON);
    const works = page.getByRole('region', { name: 'Works' });
    await expect(works.getByRole('link', { name: 'Photo Story: My Neighbourhood' })).toBeVisible();
    await page.goBack();
    await expect(row.getByRole('link', { name: person })).toBeVisible();
    const title = 'Photo Story: My Neighbourhood';
    const opener = row.getByRole('button', { name: `Details of ${person}, ${title}`, exact: true });
    await expect(opener).toHaveText(title);
    await opener.press('Enter');
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(person);
  });

  const decisions = [
    ['s', 'Require resubmission', 'Resubmission Required', 'Resubmission required!'],
    ['a', 'Accept submission', 'Accept', 'Submission accepted!'],
    ['r', 'Reject submission', 'Reject', 'Submission rejected!'],
  ] as const;
  for (const [key, title, label, done] of decisions) {
    await test.step(`${label}: with remarks, then on to the next`, async () => {
      const id = openId();
      const name = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? '';
      await expect(factOf(drawer, 'Status')).toHaveText('Pending');
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name: title });
      const until = dialog.getByText(/: works can be submitted again until .+, in \d+ days\.$/);
      await expect(until).toHaveCount(key === 's' ? 1 : 0);
      await dialog.getByLabel('Remarks', { exact: true }).fill('Please add your sources.');
      await dialog.getByRole('button', { name: label, exact: true }).click();
      await expectAdminToast(page, 'success', done);
      await expect.poll(openId).not.toBe(id);
      // The address changes before what is shown.
      await expect(drawer.getByRole('heading', { level: 2 })).not.toHaveText(name);
    });
  }

  await test.step('a failure of each decision has its toast, and keeps the remarks', async () => {
    const one = /\/api\/admin\/submissions\/\d+\/review$/;
    guard.expectResponse(500, one);
    await page.route(one, failing);
    for (const [title, label, failed] of [
      ['Accept submission', 'Accept', 'Failed to accept submission'],
      ['Reject submission', 'Reject', 'Failed to reject submission'],
      ['Require resubmission', 'Resubmission Required', 'Failed to require resubmission'],
    ] as const) {
      await drawer.getByRole('button', { name: label, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('button', { name: label, exact: true }).click();
      await expectAdminToast(page, 'error', failed);
      await expect(dialog.locator('form').getByRole('alert')).toContainText(
        'It is not your fault.',
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.unroute(one);
  });

  await test.step('a decision that was a slip is undone at once', async () => {
    const id = openId();
    const name = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await page.keyboard.press('a');
    const accepting = page.getByRole('dialog', { name: 'Accept submission' });
    await expect(accepting.getByLabel('Remarks', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expectAdminToast(page, 'success', `Submission accepted! ${name}`);
    await expect.poll(openId).not.toBe(id);
    // The next decision is at hand, not Close.
    await expect(drawer.getByRole('button', { name: 'Accept', exact: true })).toBeFocused();
    const last = drawer.getByRole('region', { name: 'Your last decision' });
    await expect(last).toContainText(`${name}: accepted`);
    await expectNoAxeViolations(page);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const { bottom, left } = await last.evaluate((element) => {
        const head = element.parentElement ?? element;
        return head.getBoundingClientRect().toJSON() as { bottom: number; left: number };
      });
      const toast = await page.evaluate(toastBox);
      expect(toast.top >= bottom || toast.right <= left, `at ${width} px`).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await last.getByRole('button', { name: 'Undo' }).click();
    await expectAdminToast(page, 'success', 'Decision undone!');
    await expect(last).toBeHidden();
    await expect.poll(openId).toBe(id);
    await expect(factOf(drawer, 'Status')).toHaveText('Pending');
  });

  await test.step('a decision is reopened with a reason', async () => {
    await page.goto('/admin/submissions?event=4&status=REJECTED');
    await rowsOf(page).first().click();
    await expect(factOf(drawer, 'Reviewed By').getByRole('link')).toHaveAttribute('href', PERSON);
    await drawer.getByRole('button', { name: 'Reopen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reopen for review' });
    await dialog.getByLabel(/^Reason/).fill('The link works now.');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expectAdminToast(page, 'success', 'Submission reopened!');
    await expect(factOf(drawer, 'Status')).toHaveText('Pending');
  });

  await test.step('two versions stand side by side, with a mark on what differs', async () => {
    const rows = await call<Row[]>(page, 'GET', '/admin/events/submissions?limit=200');
    const work = rows.find(({ revision }) => revision > 1);
    await page.goto(`/admin/submissions?open=${work?.id}`);
    await expect(factOf(drawer, 'Version')).toHaveText(`${work?.revision} of ${work?.revision}`);
    await expect(factOf(drawer, 'Work may be shown')).toHaveText('No');
    await expect(factOf(drawer, 'Student may be named')).toHaveText('No');
    await drawer.getByRole('button', { name: 'Compare versions' }).click();
    const dialog = page.getByRole('dialog', { name: `Versions by ${work?.submitted_by}` });
    const left = dialog.getByRole('region', { name: 'Left' });
    await expect(left.getByRole('combobox')).toHaveValue(String((work?.revision ?? 0) - 1));
    await expect(factOf(left, 'Status')).toHaveText('Resubmission Required');
    const right = dialog.getByRole('region', { name: 'Right' });
    await expect(right.getByRole('combobox')).toHaveValue(String(work?.revision));
    await expect(right.getByText('Changed').first()).toBeVisible();
    await expect(factOf(left, 'Reviewed By').getByRole('link')).toHaveAttribute('href', PERSON);
    await expectNoAxeViolations(page);
  });

  await test.step('the export has what the filters leave', async () => {
    await page.goto('/admin/submissions?status=REJECTED');
    const words = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
    await expect(words).toHaveText(/^1–50 of \d+$/);
    const ofAll = await exportedFrom(page);
    expect(ofAll.suggestedFilename()).toBe('submissions-2025-07-16.zip');
    await page.getByLabel('Filter by Event').selectOption('4');
    await expect(words).toHaveText(/^1–\d\d of \d\d$/);
    const total = Number((await words.textContent())?.split(' of ')[1]);
    const download = await exportedFrom(page);
    expect(download.suggestedFilename()).toMatch(/^submissions-[a-z-]+-2025-07-16\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.match(/,REJECTED,/g)).toHaveLength(total);
  });

  await test.step('its columns are chosen by keyboard, and kept', async () => {
    const button = page.getByRole('button', { name: 'Export', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
    const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
    await button.click();
    await expect(box('All columns')).toBeFocused();
    // What organisers keep among themselves is in a file only where somebody asks for it.
    for (const name of ['Tags', 'Assigned to', 'Notes']) await expect(box(name)).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(3);
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(dialog.getByRole('status')).toHaveText('Choose at least one column.');
    await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toBeDisabled();
    for (const name of ['Mobile', 'Submitted by', 'Submitted at']) await box(name).check();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.reload();
    const lines = (await readFile(await (await exportedFrom(page)).path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFsubmitted_by,submitted_at NPT (UTC+05:45),mobile');
    expect(lines[1]).toMatch(/^[^,]+,2025-0[78]-\d\d \d\d:\d\d:\d\d,9\d{9}$/);
  });

  await test.step('who requires a resubmission too late reads so', async () => {
    await page.goto('/admin/submissions?event=3&status=PENDING');
    await page.getByRole('checkbox', { name: 'Select all pending on this page' }).check();
    const label = 'Resubmission Required';
    await page.getByRole('button', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Require \d+ resubmissions$/ });
    await expect(dialog).toContainText('submissions closed on 25 June 2025, 23:59 NPT. Nobody can');
    await expectNoAxeViolations(page);
  });
});

test('the list of works is there before its scripts, from few files, and stays as it is', async ({
  openAs,
}) => {
  const page = await openDesk(openAs, 'admin', '/admin/users');
  // What the page before asks for when it is idle is not of this one.
  await page.goto('about:blank');
  const { hold, open } = gate();
  await page.route(SCRIPTS, hold);
  const isWhole = async () => {
    const response = await page.goto('/admin/submissions', { waitUntil: 'commit' });
    return (await response?.text())?.includes('data-opens');
  };
  // A busy machine sends a page without its list, rather than late (ADR 27).
  await expect.poll(isWhole).toBe(true);
  await expect(rowsOf(page)).toHaveCount(50);
  await expect(rowsOf(page).first()).toBeVisible();
  await expectRange(page, '1–50 of 431');
  const bar = await page.getByRole('banner').elementHandle();
  open();
  await isTakenOver(rowsOf(page).first());
  expect(await bar?.evaluate((each) => each.isConnected)).toBe(true);
  await expect(page.getByRole('banner')).toHaveCount(1);

  await page.unroute(SCRIPTS);
  await page.goto('about:blank');
  await page.goto('/admin/submissions');
  const files = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadEventStart)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => !path.startsWith('/api/'));
  });
  expect(files.length + 1, files.join()).toBeLessThanOrEqual(21);
});

/** Runs in the page: where a toast would stand, as one may be gone before a busy machine looks. */
function toastBox(): { top: number; right: number } {
  const container = document.querySelector('.Toastify__toast-container--top-center');
  const made = container ? null : document.createElement('div');
  made?.classList.add('Toastify__toast-container', 'Toastify__toast-container--top-center');
  if (made) document.body.append(made);
  const { top, right } = (container ?? made ?? document.body).getBoundingClientRect();
  made?.remove();
  return { top, right };
}
