import type { Page } from '@playwright/test';
import { failing, isTakenOver, openDesk, rowsOf, SCRIPTS } from './admin-desk.ts';
import { walk } from './handbook-walk.ts';
import { gate } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ sharesProduct: true });

const SEARCH = '**/api/admin/search?q=**';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search over everything' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');
const optionsOf = (page: Page, group: string) =>
  dialogOf(page).getByRole('group', { name: group }).getByRole('option');

test('everything is found by words, with the keyboard alone', async ({ openAs, guard }) => {
  const page = await openDesk(openAs, 'admin', '/admin/dashboard');
  const field = fieldOf(page);

  await test.step('it opens by its keys, with the focus in the field', async () => {
    // Also before the page runs: it is done once it does.
    const { hold, open } = gate();
    await page.route(SCRIPTS, hold);
    await page.goto('/admin/dashboard', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    open();
    await expect(field).toBeFocused();
    await page.unroute(SCRIPTS);
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^Type at least two characters/);
    await expectNoAxeViolations(page);
  });

  await test.step('a person is found by mail, chosen by Enter, and stands first from then on', async () => {
    await field.fill('student@example.test');
    const [person] = [optionsOf(page, 'People').first()];
    await expect(person).toContainText('student@example.test');
    await expect(person).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await person.getAttribute('id')) ?? 'none',
    );
    await expectNoAxeViolations(page);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dashboard');
    await page.keyboard.press('/');
    await expect(optionsOf(page, 'Opened last')).toHaveCount(1);
    await expect(optionsOf(page, 'Opened last')).toContainText('student@example.test');
  });

  await test.step('the arrow keys go round, and Escape gives the focus back', async () => {
    await field.fill('graphic design');
    await expect(optionsOf(page, 'Events').first()).toContainText('Graphic Design');
    await expect(optionsOf(page, 'Registrations')).toHaveCount(5);
    await expect(optionsOf(page, 'Works')).toHaveCount(5);
    const selected = dialogOf(page).getByRole('option', { selected: true });
    const first = await selected.getAttribute('id');
    await field.press('ArrowUp');
    await expect(selected).not.toHaveAttribute('id', first ?? '');
    await field.press('ArrowDown');
    await expect(selected).toHaveAttribute('id', first ?? '');
    await field.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });

  await test.step('a request is dropped as soon as something else is typed', async () => {
    await page.keyboard.press('Control+k');
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/admin/search?q=ni', () => asked.resolve());
    const dropped = page.waitForEvent('requestfailed', (request) => /q=ni$/.test(request.url()));
    await field.fill('ni');
    await asked.promise;
    await expect(dialogOf(page).getByRole('status')).toHaveText('Searching…');
    await field.fill('graphic');
    expect((await dropped).failure()?.errorText).toContain('ABORTED');
    await expect(optionsOf(page, 'Events').first()).toContainText('Graphic Design');
    await page.unroute('**/api/admin/search?q=ni');
  });

  await test.step('nothing is said to be nothing, and a failure can be tried again', async () => {
    await field.fill('nobody is called %__');
    await expect(dialogOf(page)).toContainText('Nothing was found for “nobody is called %__”.');
    guard.expectResponse(500, /\/api\/admin\/search$/);
    guard.expectFault(/^console: Something went wrong|^console: It is not your fault/);
    await page.route(SEARCH, failing);
    await field.fill('quiz');
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText('The search failed.');
    await expectNoAxeViolations(page);
    await page.unroute(SEARCH);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toBeHidden();
  });

  await test.step('pages, settings and what stands on the page are found by their names', async () => {
    await field.fill('audit');
    await optionsOf(page, 'Pages').filter({ hasText: 'Audit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
    await page.goto('/admin/registrations?event=7');
    await expect(rowsOf(page).first()).toBeVisible();
    await isTakenOver(rowsOf(page).first());
    await page.keyboard.press('Control+k');
    await field.fill('sections of the landing');
    await expect(optionsOf(page, 'Settings')).toHaveCount(1);
    await field.fill('filter by status');
    await expect(optionsOf(page, 'On this page')).toHaveText('Filter by Status');
    await field.press('Enter');
    await expect(page.getByLabel('Filter by Status')).toBeFocused();
  });

  await test.step('what was opened last goes with the session', async () => {
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.recent.')));
    await expect.poll(kept).toHaveLength(1);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await kept()).toEqual([]);
  });
});

test('on a phone it opens by a press, and fits', async ({ openAs }) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/dashboard');
  await page.setViewportSize({ width: 360, height: 640 });
  const label = 'Name, mail, mobile, college, number or title';
  await walk(page, 'keys', 'Find anything', { acts: { [label]: 'graphic design' } });
  await expect(optionsOf(page, 'Registrations')).toHaveCount(5);
  await expectNoAxeViolations(page);
  const isWider = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const box = document.querySelector('dialog[open] > div');
      return scrollWidth > clientWidth || (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0);
    });
  expect(await isWider()).toBe(false);
  await optionsOf(page, 'Registrations').first().click();
  await expect(page).toHaveURL(/\/admin\/registrations\?open=\d+$/);
  await expect(dialogOf(page)).toBeHidden();
  expect(await isWider()).toBe(false);
});

test('a key means the same on a row, on a selection and in the details', async ({ openAs }) => {
  const page = await openDesk(openAs, 'eventadmin', '/admin/registrations?event=7&status=PENDING');
  const named = (name: string) => page.getByRole('dialog', { name });
  const boxes = rowsOf(page).getByRole('checkbox');
  await expect(boxes.nth(1)).toBeVisible();
  await isTakenOver(boxes.first());

  await test.step('on the row with the focus', async () => {
    await page.mouse.move(0, 0);
    await boxes.nth(0).focus();
    await page.keyboard.press('r');
    await expect(named('Reject registration')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(named('Reject registration')).toBeHidden();
  });

  await test.step('on the selection', async () => {
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.keyboard.press('a');
    await expect(named('Approve 2 registrations')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(named('Approve 2 registrations')).toBeHidden();
  });

  await test.step('in the details, whatever is selected', async () => {
    await page.keyboard.press('n');
    await expect(page.locator('dialog[data-place="right"]')).toContainText('pending in this list');
    await expect(page.getByRole('button', { name: 'Approve' }).last()).toBeVisible();
    await page.keyboard.press('a');
    await expect(named('Approve registration')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(named('Approve registration')).toBeHidden();
  });

  await test.step('none does anything once they are turned off, but those with Ctrl', async () => {
    const single = named('Keyboard shortcuts').getByLabel('Use keys of one letter or sign');
    await page.keyboard.press('?');
    await single.uncheck();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(named('Keyboard shortcuts')).toBeHidden();
    for (const key of ['a', '?', '/']) await page.keyboard.press(key);
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    // The details, and the search above them.
    await expect(page.locator('dialog[open]')).toHaveCount(2);
    await fieldOf(page).fill('keyboard');
    await expect(optionsOf(page, 'On this page').first()).toBeVisible();
    await fieldOf(page).press('Enter');
    await single.check();
    await page.keyboard.press('Escape');
    await expect(named('Keyboard shortcuts')).toBeHidden();
  });
});
