import type { Page } from '@playwright/test';
import { call, cardOf, EVENTS, openParticipant, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const PAGE = '/user/notifications';
const REGISTERED = 'You are registered for Graphic Design.';
const NONE = 'Nothing yet. Once you register for an event, what becomes of it stands here.';

const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const items = (page: Page) =>
  page.getByRole('list', { name: 'What you were told, newest first' }).getByRole('listitem');
const readAll = (page: Page) => page.getByRole('button', { name: 'Mark all as read' });

test('who registers finds it at the bell, and from there the own registration', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'bell', PAGE);
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(bell(page, 'Notifications')).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(page);

  await page.goto('/user/events');
  await cardOf(page, 'Graphic Design').getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  await dialog.getByRole('radio', { name: 'Facebook' }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('a[aria-label="Notifications, 1 unread"]')).toBeAttached();
  const sheet = page.getByRole('dialog', { name: 'You are registered' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await bell(page, 'Notifications, 1 unread').click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText('Unread');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: REGISTERED }).click();
  await expect(page.getByRole('heading', { name: 'My Registrations', level: 1 })).toBeVisible();
  const own = page.getByRole('dialog', { name: 'Graphic Design' });
  await expect(own).toContainText('Q1: Facebook');
  await own.getByRole('link', { name: 'Open the event' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Graphic Design', level: 1 })).toBeVisible();
  await expect(main.getByText('Registration · Pending')).toBeInViewport();
  await expect(main.getByText('opens in 19 days, from 9 August 2025, 00:00 NPT')).toBeInViewport();
  await page.goBack();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await page.goBack();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).not.toContainText('Unread');
  await expect(readAll(page)).toBeHidden();
});

test('all are marked at once, and a list that cannot be loaded says so', async ({
  openAs,
  guard,
}) => {
  const page = await openRegistered(openAs, 'all', EVENTS.graphicDesign);
  const another = { event_answers: [{ 1: 'Facebook' }] };
  await call(page, 'POST', `/user/events/${EVENTS.webDesign}/register`, another);
  await page.reload();
  await expect(bell(page, 'Notifications, 2 unread')).toBeVisible();
  guard.expectResponse(500, /\/user\/notifications$/);
  guard.expectFault(/^console: The service cannot answer right now/);
  const failing = { status: 500, json: { code: 'internal', title: 'Out of order', status: 500 } };
  await page.route(/\/api\/user\/notifications\?/, (route) => route.fulfill(failing));
  await page.goto(PAGE);
  await expect(page.getByRole('alert').getByText('could not be loaded')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(/\/api\/user\/notifications\?/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(items(page)).toHaveText([/Unread/, /Unread/]);
  await expectNoAxeViolations(page);
  await readAll(page).click();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(0);
});

test('who chooses what reaches them, and how, finds it so again', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'chooser', PAGE);
  const fold = page.getByText('Choose your notifications');
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await fold.click();
  const account = group('Account').getByRole('checkbox', { name: 'Mail' });
  await expect(account).toBeChecked();
  await expect(account).toBeDisabled();
  await expect(group('Decisions').getByRole('checkbox', { name: 'Bell' })).toBeDisabled();
  await expectNoAxeViolations(page);

  await group('Works').getByRole('checkbox', { name: 'Bell' }).uncheck();
  await group('Works').getByRole('checkbox', { name: 'Mail' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(group('Works')).toContainText('Choose the bell, mail or both.');
  await expect(group('Works').getByRole('checkbox', { name: 'Bell' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Space');
  await expect(group('Works')).not.toContainText('Choose the bell');
  const quiet = page.getByRole('checkbox', { name: /^No mails between 22:00 and 7:00/ });
  await quiet.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  // Somebody presses before the code of the page has come.
  const code = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await fold.click();
  code.resolve();
  await expect(group('Works').getByRole('checkbox', { name: 'Bell' })).toBeChecked();
  await expect(group('Works').getByRole('checkbox', { name: 'Mail' })).not.toBeChecked();
  await expect(quiet).not.toBeChecked();
});

test('organisers have theirs in the console', async ({ openAs }) => {
  const desk = await openAs('eventadmin', '/unauthorized');
  const { id } = await call<{ id: number }>(desk, 'GET', '/user/profile');
  const boss = await openAs('superadmin', '/unauthorized');
  await call(boss, 'PUT', `/admin/users/${id}`, {
    event_grants: [{ event_id: null, kind: 'read' }],
  });
  await desk.goto('/admin/dashboard');
  await bell(desk, 'Notifications, 1 unread').click();
  await expect(desk).toHaveURL(/\/admin\/notifications$/);
  await expect(
    desk.getByRole('link', { name: 'The events that you organise were changed.' }),
  ).toBeVisible();
  await expectNoAxeViolations(desk);
});
