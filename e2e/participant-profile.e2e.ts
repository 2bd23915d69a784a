import type { Page } from '@playwright/test';
import { isTakenOver } from './admin-desk.ts';
import {
  cutOff,
  expectToast,
  fillProfile,
  openParticipant,
  PROFILE,
  unavailable,
} from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { openMenu } from './public-site.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const FORM = '/user/update-profile';
const SAVED = 'Profile updated successfully!';
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });

test('every missing field has its message, and the first one the focus', async ({ openAs }) => {
  const page = await openAs('newcomer', FORM);
  await expect(page.locator('form label')).toHaveText([
    'Name',
    'Email',
    'Mobile number',
    'Date of birth',
    'Gender',
    'Address',
    'College name',
    'College address',
  ]);
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await save(page).click();
  for (const [label, message] of [
    ['Name', 'Name is required'],
    ['Mobile number', 'Mobile number is required'],
    ['Date of birth', 'Date of birth is required'],
    ['Gender', 'Gender is required'],
    ['Address', 'Address is required'],
    ['College name', 'College name is required'],
    ['College address', 'College address is required'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
  for (const wrong of ['980000012', '98000001234', '98000x0123', '९८०००००००']) {
    await page.getByLabel('Mobile number').fill(wrong);
    await expect(page.getByText('Enter a valid 10-digit mobile number')).toBeVisible();
  }
  const mobile = page.getByLabel('Mobile number');
  for (const typed of ['+977 980-0000123', '98000 00123', '09800000123', '९८०००००१२३']) {
    await mobile.fill(typed);
    await expect(mobile).not.toHaveAttribute('aria-invalid', 'true');
    await mobile.blur();
    await expect(mobile).toHaveValue('9800000123');
  }
  await page.getByLabel('Date of birth').fill('2020-04-14');
  await expect(page.getByText('You must be at least 10 years old')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('newcomer@example.test');
  await expect(page.getByLabel('Email')).not.toBeEditable();
});

test('the form begins with what is saved, and shows the day in Bikram Sambat', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'prefilled', FORM);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(PROFILE.name);
  await expect(page.getByLabel('Mobile number')).toHaveValue(PROFILE.mobile);
  const day = page.getByLabel('Date of birth');
  await expect(day).toHaveValue(PROFILE.dob);
  await expect(day).toHaveAttribute('min', '1924-07-20');
  await expect(day).toHaveAttribute('max', '2015-07-20');
  await expect(page.getByText('Bikram Sambat: 2064 Baisakh 01')).toBeVisible();
  await expect(page.getByLabel('Gender')).toHaveValue(PROFILE.gender);
  await expect(page.getByLabel('College address')).toHaveValue(PROFILE.college_address);
  await expectNoAxeViolations(page);
});

test('saving leads to the events, and the toast shows once', async ({ openAs }) => {
  const page = await openAs('new-saver', FORM);
  await fillProfile(page);
  await save(page).click();
  await expect(page).toHaveURL(/\/user\/events$/);
  await expectToast(page, SAVED);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'at its top').toBe(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await page.getByRole('link', { name: 'AI & Web Design', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/events\/8$/);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
});

test('saving leads back to where the person came from', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'returner', '/user/event-registrations');
  await page.getByTitle('Account of Bimala Rai').click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/update-profile$/);
  await page.getByLabel('Address', { exact: true }).fill('Thamel, Kathmandu');
  await save(page).click();
  await expect(page).toHaveURL(/\/user\/event-registrations$/);
  await expectToast(page, SAVED);
});

test('leaving with unsaved changes asks, and staying keeps them', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'leaver', '/user/event-registrations');
  await page.getByTitle('Account of Bimala Rai').click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('Thamel, Kathmandu');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await openMenu(page);
  await page.getByRole('link', { name: 'My Submissions' }).click();
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(address).toHaveValue('Thamel, Kathmandu');

  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/update-profile$/);

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/user\/event-registrations$/);
  await page.goForward();
  await expect(address).toHaveValue(PROFILE.address);
});

test('a profile that cannot be saved keeps what was typed and says so', async ({
  openAs,
  guard,
}) => {
  guard.expectResponse(503, /user\/profile$/);
  const page = await openAs('new-unlucky', FORM);
  await fillProfile(page);
  const call = '**/api/user/profile';
  await page.route(call, (route) =>
    route.request().method() === 'PUT' ? unavailable(route) : route.continue(),
  );
  await save(page).click();
  await expectToast(page, 'Failed to update profile. Try again.');
  await expect(page.getByLabel('Mobile number')).toHaveValue(PROFILE.mobile);
  await expectNoAxeViolations(page);

  await page.unroute(call);
  await page.route(call, (route) =>
    route.request().method() === 'PUT' ? cutOff(route) : route.continue(),
  );
  await save(page).click();
  await expectToast(page, 'Something went wrong. Please try again.');
  await expect(page.getByText(/not certain that your profile was saved/)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(PROFILE.mobile);

  await page.unroute(call);
  await save(page).click();
  await expectToast(page, SAVED);
});

test('what was typed outlives a reload and an expired session', async ({ openAs, guard }) => {
  guard.expectResponse(401, /user\/profile$/);
  const page = await openAs('newcomer', FORM);
  // Only a page that runs keeps what is typed for the next.
  await isTakenOver(page.getByLabel('College name'));
  await fillProfile(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // A browser lets a page ask only where somebody has pressed something.
  await page.getByLabel('College name').click();
  await page.reload();
  await expect(page.getByText(/What you typed before is back/)).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.getByLabel('Mobile number')).toHaveValue(PROFILE.mobile);

  await page.context().clearCookies({ name: /session/i });
  await save(page).click();
  const login = page.getByRole('dialog', { name: 'Login Required!' });
  await expect(login).toContainText('Your session has ended.');
  await login.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: /newcomer@example\.test/ }).click();
  await expect(page).toHaveURL(/update-profile$/);
  await expect(page.getByLabel('Mobile number')).toHaveValue(PROFILE.mobile);
  await save(page).click();
  await expectToast(page, SAVED);
});

test('the own data can be taken away and its erasure asked for', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'private', FORM);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Yes, Delete My Account' }).click();
  await expect(page.getByText(/You asked on .+ to have your account deleted/)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
