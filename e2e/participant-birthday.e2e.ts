import type { Page } from '@playwright/test';
import { expectToast, fillProfile, openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const FORM = '/user/update-profile';
const born = (page: Page) => page.getByRole('group', { name: 'Date of birth' });

test('a birthday is entered in Bikram Sambat, and kept as the same day', async ({ openAs }) => {
  const page = await openAs('new-in-sambat', FORM);
  await fillProfile(page);
  await page.getByRole('button', { name: 'Enter it in Bikram Sambat' }).click();
  // What was entered before stands in the other fields.
  await expect(born(page).getByLabel('Year')).toHaveValue('2064');
  await expect(born(page).getByLabel('Month')).toHaveValue('1');
  await expect(born(page).getByLabel('Day')).toHaveValue('1');
  await born(page).getByLabel('Year').fill('२०६५');
  await expect(born(page).getByLabel('Year')).toHaveValue('2065');
  await born(page).getByLabel('Month').selectOption('Jestha');
  await born(page).getByLabel('Day').fill('१५');
  await expect(born(page)).toContainText('AD: 28 May 2008');
  await expectNoAxeViolations(page);

  await born(page).getByLabel('Day').fill('33');
  await expect(born(page)).toContainText('There is no such day in Bikram Sambat.');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(born(page)).toContainText('Enter a valid date of birth');
  await expect(born(page).getByLabel('Year')).toBeFocused();
  await born(page).getByLabel('Year').fill('2050');
  await born(page).getByLabel('Day').fill('1');
  await expect(born(page)).toContainText('Before 17 Poush 2056 enter the date in AD.');
  // What is half typed outlives the page.
  await page.reload();
  await expect(born(page).getByLabel('Year')).toHaveValue('2050');
  await born(page).getByLabel('Year').fill('2065');
  await born(page).getByLabel('Day').fill('15');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Profile updated successfully!');

  await page.goto(FORM);
  await expect(born(page).getByLabel('Day')).toHaveValue('15');
  await page.getByRole('button', { name: 'Enter it in AD' }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('2008-05-28');
  await expect(page.getByText('Bikram Sambat: 2065 Jestha 15')).toBeVisible();
});

test('English dates have Bikram Sambat beside them where one asks for it', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'sambat-beside', FORM);
  const beside = page.getByLabel('Show Bikram Sambat beside dates on this device');
  await beside.check();
  await page.goto('/event/details');
  await expect(
    page.getByText(/\d+ July 2025 \(\d+ (Asar|Shrawan) 2082 BS\)/).first(),
  ).toBeVisible();
  await page.goto(FORM);
  await expect(beside).toBeChecked();
  await beside.uncheck();
  await page.goto('/event/details');
  await expect(page.getByText(/July 2025/).first()).toBeVisible();
  await expect(page.getByText(/2082 BS/)).toHaveCount(0);
});
