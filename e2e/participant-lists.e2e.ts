import type { Locator, Page } from '@playwright/test';
import type { UserRegistration } from '@pratibha/contract/registrations';
import type { UserSubmission } from '@pratibha/contract/submissions';
import { cardOf, expectToast, gate, unavailable, withoutFirstView } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

const REGISTRATIONS = '/user/event-registrations';
const SUBMISSIONS = '/user/work-submissions';

/** The values of the row of an event, by the header of their column. */
async function rowOf(page: Page, title: string): Promise<Record<string, string>> {
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toHaveCount(1);
  return row
    .getByRole('cell')
    .evaluateAll((cells) =>
      Object.fromEntries(cells.map((cell) => [cell.dataset.label ?? '', cell.textContent.trim()])),
    );
}

/** The words on each line of an element, as the browser broke them. */
function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, `${lines.get(top) ?? ''} ${word}`.trim());
      }
    }
    return [...lines.values()];
  });
}

test('dates stay on one line in tables, and break before the time only on phones', {
  tag: '@layout',
}, async ({ openAs }) => {
  const page = await openAs('internal', SUBMISSIONS);
  const dates = page.locator('[data-label="Submitted On"]');
  await expect(dates).toHaveCount(4);
  const isTable = (page.viewportSize()?.width ?? 0) >= 640;
  for (const date of await dates.all()) {
    const lines = await linesOf(date);
    expect(lines.length, lines.join(' / ')).toBeLessThanOrEqual(isTable ? 1 : 2);
    expect(lines.at(-1)).toMatch(/\d\d:\d\d NPT$/);
  }
});

test('My Registrations: the table, the panel, and its address', async ({ openAs }) => {
  const page = await openAs('internal', REGISTRATIONS);
  await expect(page.getByRole('heading', { level: 1, name: 'My Registrations' })).toBeVisible();
  const row = await rowOf(page, 'Cyber Safety Workshop');
  expect(row['Registered On']).toMatch(/2025, \d\d:\d\d NPT$/);
  expect(row).toMatchObject({
    Event: 'Cyber Safety Workshop',
    Status: 'Rejected',
    'Review Remarks': 'All seats of your college are taken.',
  });
  expect(await rowOf(page, 'AI & Web Design 2024')).toMatchObject({ 'Review Remarks': '–' });
  const titled = page.getByRole('button', { name: 'Graphic Design', exact: true });
  await expect(page.getByRole('row').filter({ has: titled })).toContainText(
    'Fri 15 August, 10:00 to 16:00 · Hall B, Pratibha College',
  );
  await expectNoAxeViolations(page);

  await test.step('on paper there is the list without what frames it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('row').filter({ has: titled })).toBeVisible();
    for (const role of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await page.emulateMedia({ media: null });
  });

  await page.getByRole('row').filter({ hasText: 'Mobile App Idea Pitch' }).click();
  const panel = page.getByRole('dialog', { name: 'Mobile App Idea Pitch' });
  await expect(panel).toContainText('Shortlisted');
  await expect(panel).toContainText('Reviewed At');
  await expect(panel).toContainText('Please arrive 15 minutes early.');
  await expect(panel).toContainText('Which problem does your app solve?');
  await expect(panel).toContainText(/Q1: .+/);
  await expect(panel).toContainText(/Q2: (Alone|Team of two|Team of three)/);
  await expect(panel).toContainText('Your registration has been reviewed');
  await expectNoAxeViolations(page);

  await test.step('who is shortlisted says that they cannot come, and that they can after all', async () => {
    await panel.getByRole('button', { name: 'I Cannot Come' }).click();
    const question = page.getByRole('dialog', { name: 'You cannot come?' });
    await expect(question).toContainText('Your place for “Mobile App Idea Pitch” becomes free');
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Yes, I Cannot Come' }).click();
    await expectToast(page, 'The organisers see that you cannot come.');
    await expect(panel).toContainText('You said on 20 July 2025');
    await expect(page.getByRole('row').filter({ hasText: 'Mobile App' })).toContainText(
      'You cannot come.',
    );
    await expectNoAxeViolations(page);
    const desk = await openAs('admin', '/admin/registrations?q=internal&status=SHORTLISTED');
    await expect(desk.getByRole('row').filter({ hasText: 'Mobile App' })).toContainText(
      'Cannot come',
    );
    await expectNoAxeViolations(desk);
    await desk.close();
    await panel.getByRole('button', { name: 'I Can Come After All' }).click();
    await expectToast(page, 'You have a place again.');
    await expect(panel.getByRole('button', { name: 'I Cannot Come' })).toBeVisible();
    await expect(panel).not.toContainText('You cannot come.');
  });

  await page.goto(`${REGISTRATIONS}?open=`);
  await expect(page.getByRole('row').filter({ hasText: 'Mobile App' })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();

  const calledOff = 'This event was called off.';
  await withoutFirstView(page);
  await page.route('**/api/user/registrations', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as UserRegistration[];
    const deleted = (row: UserRegistration) =>
      row.event_title === 'Cyber Safety Workshop'
        ? { ...row, withdrawal_refusal: 'event-deleted' }
        : row;
    await route.fulfill({ response: answer, json: rows.map(deleted) });
  });
  await page.reload();
  await page.getByRole('row').filter({ hasText: calledOff }).click();
  const gone = page.getByRole('dialog', { name: 'Cyber Safety Workshop' });
  await expect(gone).toContainText(calledOff);
  await expect(gone.getByRole('link', { name: 'Open the event' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await gone.getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/api/user/registrations');
  await expect(page).toHaveURL(/event-registrations$/);
  await page.getByRole('button', { name: 'Graphic Design 2024' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Graphic Design 2024' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Graphic Design 2024' })).toBeFocused();
});

test('with motion, the first panel too gives the focus back to what was pressed', async ({
  openAs,
}) => {
  const page = await openAs('internal', '/unauthorized');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(REGISTRATIONS);
  const opener = page.getByRole('button', { name: 'Graphic Design 2024' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Graphic Design 2024' });
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a pending registration can be withdrawn, and taken up again', async ({ openAs }) => {
  const page = await openAs('internal', REGISTRATIONS);
  await page.getByRole('button', { name: 'Graphic Design', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Graphic Design', exact: true });
  await panel.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw registration' });
  await expect(question).toContainText('Graphic Design');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await panel.getByRole('button', { name: 'Withdraw' }).click();
  await question.getByRole('button', { name: 'Yes, Withdraw' }).click();
  await expectToast(page, 'Registration for Graphic Design withdrawn.');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Graphic Design', exact: true })).toHaveCount(0);
  await page.goto('/user/events');
  await expect(cardOf(page, 'Graphic Design').getByRole('button')).toHaveText('Register');
});

test('Your Submissions: the table and the panel', async ({ openAs }) => {
  const page = await openAs('internal', SUBMISSIONS);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Submissions' })).toBeVisible();
  expect(await rowOf(page, 'Data Storytelling Contest')).toEqual({
    Event: 'Data Storytelling Contest',
    'Submitted On': '25 June 2025, 10:48 NPT',
    Status: 'Accepted',
    'Review Remarks': 'Well done!',
  });
  await expectNoAxeViolations(page);
  await page.getByRole('row').filter({ hasText: 'Data Storytelling Contest' }).click();
  const panel = page.getByRole('dialog', { name: 'Data Storytelling Contest' });
  await expect(panel).toContainText('#279 · version 2 · 25 June 2025, 10:48 NPT');
  await expect(panel).toContainText('Well done!');
  await expect(panel).toContainText('Three charts about the languages spoken at home.');
  await expect(panel.getByRole('link', { name: /story\/23\/v2/ })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  const earlier = panel.getByText(/^Version 1/);
  const sign = () => earlier.evaluate((summary) => getComputedStyle(summary, '::before').content);
  expect(await sign(), 'that it opens').toContain('+');
  await earlier.click();
  expect(await sign(), 'that it closes').toContain('–');
  await expect(panel.getByRole('link', { name: /story\/23$|story\/23\/v1/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(panel.getByRole('link', { name: 'Open the event' })).toBeVisible();

  const calledOff = 'This event was called off.';
  await withoutFirstView(page);
  await page.route('**/api/user/submissions', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as UserSubmission[];
    const deleted = rows.map((row) => ({ ...row, resubmission_refusal: 'event-deleted' }));
    await route.fulfill({ response: answer, json: deleted });
  });
  await page.reload();
  await expect(panel.getByText(calledOff)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Open the event' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: calledOff }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('details that cannot be loaded are told in an alert', async ({ openAs, guard }) => {
  guard.expectResponse(503, /submissions\/279$/);
  guard.expectFault(/^console: /);
  const page = await openAs('internal', SUBMISSIONS);
  await page.route('**/api/user/submissions/279', unavailable);
  await page.getByRole('row').filter({ hasText: 'Data Storytelling Contest' }).click();
  const alert = page.getByRole('dialog').filter({
    hasText: 'Failed to load submission details.',
  });
  await expect(alert).toBeVisible();
  await expectNoAxeViolations(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [path, call, empty, failed, loading] of [
  [
    REGISTRATIONS,
    '**/api/user/registrations',
    "You haven't registered for any events yet.",
    'Failed to fetch registrations.',
    'Loading...',
  ],
  [
    SUBMISSIONS,
    '**/api/user/submissions',
    "You haven't submitted to any events yet.",
    'Failed to fetch submissions.',
    'Loading your submissions...',
  ],
] as const) {
  test(`${path} while it loads, when it is empty, and when it failed`, async ({
    openAs,
    guard,
  }) => {
    guard.expectResponse(503, new RegExp(`${call.slice(call.lastIndexOf('/'))}$`));
    guard.expectFault(/^console: /);
    const page = await openAs('student', '/unauthorized');
    await withoutFirstView(page);
    const { hold, open } = gate();
    await page.route(call, hold);
    await page.goto(path);
    await expect(page.getByText(loading, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    open();
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Browse Events' }).click();
    await expect(page).toHaveURL(/\/user\/events$/);

    await page.unroute(call);
    await page.route(call, unavailable);
    await page.goto(path);
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute(call);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await reloaded;
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
  });
}
