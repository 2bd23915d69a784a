import type { Page } from '@playwright/test';
import { openDesk } from './admin-desk.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const SCREENS = ['Dashboard', 'Events', 'Registrations', 'Submissions', 'Users'];

/** The side panel, which is behind a button where there is no room for it. */
async function adminMenu(page: Page) {
  const toggle = page.getByRole('button', { name: 'Open admin menu' });
  if (await toggle.isVisible()) await toggle.click();
  return page.getByRole('navigation', { name: 'Admin menu' });
}

async function follow(page: Page, label: string): Promise<void> {
  const menu = await adminMenu(page);
  await menu.getByRole('link', { name: label }).click();
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

test('the frame of the admin area, and the ways through it', async ({ openAs }) => {
  const page = await openDesk(openAs, 'superadmin', '/admin/dashboard');
  const frame = page.locator('#content');

  await test.step('the header tells name, role and initial', async () => {
    await expect(frame.getByText('Prakash Koirala', { exact: true })).toBeVisible();
    await expect(frame.getByText('Super Admin', { exact: true })).toBeVisible();
    await expect(frame.getByText('P', { exact: true })).toBeVisible();
  });

  await test.step('the side panel leads to every screen', async () => {
    const menu = await adminMenu(page);
    await expect(menu.getByRole('link')).toHaveText([...SCREENS, 'Audit']);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectNoAxeViolations(page);
    await menu.getByRole('link', { name: 'Events' }).click();
    await expectHeading(page, 'Events');
    await follow(page, 'Submissions');
    await expectHeading(page, 'Event Submissions');
    await follow(page, 'Users');
    await expectHeading(page, 'Users');
    await follow(page, 'Audit');
    await expectHeading(page, 'Audit');
  });

  await test.step('the side panel and the top bar read the way to Registrations differently', async () => {
    await follow(page, 'Registrations');
    await expect(page).toHaveURL(/\/admin\/registrations$/);
    await expectHeading(page, 'Event Registrations');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    if (await toggle.isVisible()) await toggle.click();
    const bar = page.getByRole('navigation', { name: 'Main menu' });
    await expect(bar.getByRole('link')).toHaveText([
      'Dashboard',
      'Users',
      'Events',
      'Registrations',
    ]);
    await bar.getByRole('link', { name: 'Registrations' }).click();
    await expect(page).toHaveURL(/\/admin\/events-registrations$/);
    await expectHeading(page, 'Event Registrations');
    const menu = await adminMenu(page);
    await expect(menu.getByRole('link', { name: 'Registrations' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('/admin leads to the dashboard', async () => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expectHeading(page, 'Dashboard');
  });

  await test.step('an unknown address inside the area says so, with the way home', async () => {
    await page.goto('/admin/nowhere');
    await expectHeading(page, 'Oops! Page not found.');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
    await expectNoAxeViolations(page);
  });

  await test.step('a person without a name is Admin', async () => {
    await page.route('**/api/user/profile', async (route) => {
      const answer = await route.fetch();
      const profile = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...profile, name: '' } });
    });
    await page.goto('/admin/users');
    await expectHeading(page, 'Users');
    await expect(frame.getByText('Admin', { exact: true }).first()).toBeVisible();
    await page.unroute('**/api/user/profile');
  });

  await test.step('Sign Out ends the session', async () => {
    await page.goto('/admin/dashboard');
    await expectHeading(page, 'Dashboard');
    const menu = await adminMenu(page);
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });
});

test('every role has the screens of its own', async ({ openAs }) => {
  await test.step('an event admin reads users, and has no audit', async () => {
    const page = await openDesk(openAs, 'eventadmin', '/admin/users');
    await expectHeading(page, 'Users');
    await expect(page.locator('#content').getByText('Roshan Adhikari').first()).toBeVisible();
    const edits = page.getByRole('button', { name: /^Edit / });
    await expect(edits).toHaveCount(50);
    for (const kind of ['Edit', 'Delete']) {
      const enabled = page.locator(`button[aria-label^="${kind} "][aria-disabled="false"]`);
      await expect(enabled).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: /^Edit Asmita Gurung/ })).toHaveAccessibleName(
      'Edit Asmita Gurung: Your role cannot change users.',
    );
    const menu = await adminMenu(page);
    await expect(menu.getByRole('link')).toHaveText(SCREENS);
    for (const path of ['dashboard', 'events', 'registrations', 'submissions']) {
      await page.goto(`/admin/${path}`);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
    }
    await page.goto('/admin/audit');
    await expect(page).toHaveURL(/\/unauthorized$/);
  });

  await test.step('an admin has the audit', async () => {
    const page = await openDesk(openAs, 'admin', '/admin/audit');
    await expectHeading(page, 'Audit');
    const menu = await adminMenu(page);
    await expect(menu.getByRole('link')).toHaveText([...SCREENS, 'Audit']);
  });

  await test.step('a student gets no further than /unauthorized', async () => {
    const page = await openAs('student', '/unauthorized');
    for (const path of ['/admin', '/admin/users', '/admin/events-registrations']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/unauthorized$/);
    }
  });

  await test.step('a visitor gets home, and is asked to sign in', async () => {
    const page = await openAs('newcomer', '/unauthorized');
    await page.context().clearCookies();
    await page.goto('/admin/users');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('dialog', { name: 'Login Required!' })).toBeVisible();
  });
});
