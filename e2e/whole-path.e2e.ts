import type { Page } from '@playwright/test';
import { expectAdminToast } from './admin-desk.ts';
import { expectReadableUnderPointer } from './contrast.ts';
import { expectToast } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

const EVENT = 'Graphic Design';

/** What a person types into the profile form (R2.42). */
async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Mobile').fill('9800000123');
  await page.getByLabel('Date of birth').fill('2007-04-14');
  await page.getByLabel('Gender').selectOption('FEMALE');
  await page.getByLabel('Address', { exact: true }).fill('Lakeside, Pokhara');
  await page.getByLabel('College name').fill('Example Secondary School');
  await page.getByLabel('College address').fill('Pokhara');
}

function cardOf(page: Page, title: string) {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test('from the landing page to a shortlisted registration, with three people', async ({
  page,
  openAs,
}) => {
  await test.step('a visitor is asked to sign in, and comes back to the events', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Login Required!' });
    await expect(dialog).toContainText('Please Sign In to register for the event');
    await expectNoAxeViolations(page);
    await dialog.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: /newcomer@example\.test/ }).click();
    await expect(page).toHaveURL(/\/user\/events$/);
  });

  await test.step('registering needs a complete profile', async () => {
    await cardOf(page, EVENT).getByRole('button', { name: 'Register' }).click();
    const gate = page.getByRole('dialog', { name: 'Complete Your Profile' });
    await expect(gate).toContainText(
      'You need to complete your profile before registering or submitting work.',
    );
    await expectNoAxeViolations(page);
    await gate.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page).toHaveURL(/\/user\/update-profile/);
  });

  await test.step('the profile form says what is missing, and keeps what was typed', async () => {
    await page.getByLabel('Mobile').fill('98000');
    await page.getByRole('button', { name: /save/i }).click();
    for (const message of [
      'Enter a valid 10-digit mobile number',
      'Date of birth is required',
      'Gender is required',
      'Address is required',
      'College name is required',
      'College address is required',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Mobile')).toHaveValue('98000');
    await expectNoAxeViolations(page);
    await fillProfile(page);
    await page.getByRole('button', { name: /save/i }).click();
    await expectToast(page, 'Profile updated successfully!');
  });

  await test.step('the questionnaire, which opens again by itself, registers', async () => {
    const questionnaire = page.getByRole('dialog', { name: `Register for ${EVENT}` });
    await questionnaire.getByRole('button', { name: 'Submit' }).click();
    await expect(questionnaire.getByText('Please select or enter a valid response.')).toBeVisible();
    await questionnaire.getByRole('radio', { name: 'Other' }).check();
    await questionnaire.getByLabel('Please specify').fill('A poster at school');
    await expectNoAxeViolations(page);
    await questionnaire.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'Registration successful!');
    const sheet = page.getByRole('dialog', { name: 'You are registered' });
    await expect(sheet).toContainText('What comes next');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    const registered = cardOf(page, EVENT).getByRole('button', { name: 'Already Registered' });
    await expect(registered).toBeDisabled();
    await expectReadableUnderPointer(registered);
  });

  const mine = () => page.getByRole('row').filter({ hasText: EVENT });

  await test.step('the registration is pending', async () => {
    await page.goto('/user/event-registrations');
    await expect(mine()).toContainText('Pending');
    await expectNoAxeViolations(page);
  });

  await test.step('an event admin finds it, reads the answer, and approves with remarks', async () => {
    const desk = await openAs('eventadmin', '/admin/registrations');
    await desk.getByLabel('Filter by Event').selectOption({ label: EVENT });
    await expect(desk).toHaveURL(/[?&]event=\d/);
    await desk.getByRole('row').filter({ hasText: 'Bibek Tamang' }).click();
    const details = desk.getByRole('dialog', { name: 'Bibek Tamang' });
    await expect(details).toContainText('A poster at school');
    await expectNoAxeViolations(desk);
    await details.getByRole('button', { name: 'Approve' }).click();
    const remarks = desk.getByRole('dialog', { name: 'Approve registration' });
    await remarks.getByLabel(/remarks/i).fill('See you on 15 August');
    await expectNoAxeViolations(desk);
    await remarks.getByRole('button', { name: 'Approve' }).click();
    await expectAdminToast(desk, 'success', 'Registration approved!');
  });

  await test.step('the newcomer sees the decision and the remarks', async () => {
    await page.reload();
    await expect(mine()).toContainText('Shortlisted');
    await expect(mine()).toContainText('See you on 15 August');
    await mine().click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText('Q1: A poster at school');
    await expectNoAxeViolations(page);
  });

  await test.step('a student has no business in the admin area', async () => {
    const student = await openAs('student', '/user/events');
    await student.goto('/admin/registrations');
    await expect(student).toHaveURL(/\/unauthorized$/);
    await expectNoAxeViolations(student);
  });
});
