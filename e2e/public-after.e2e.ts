import { expect, expectNoAxeViolations, test } from './product.ts';
import { timelineOf, withoutAdvert } from './public-site.ts';

test.use({ clockStart: '2025-08-20T10:00:00+05:45' });

test('after the event nobody is told to hurry', async ({ page }) => {
  await withoutAdvert(page);
  await page.goto('/');
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
  await expect(page.getByText('The deadline, 8 August 2025, has passed.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  const notes = page.getByText('This edition is over.', { exact: true });
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toBeVisible();
  await expect(page.getByText('Register until 8 August 2025.').first()).toBeHidden();
  expect(await timelineOf(page)).toEqual([
    'Registrations Open: 24 June 2025: Done',
    'Registrations Deadline: 8 August 2025: Done',
    'Work Submissions: 9–13 August 2025: Done',
    'Event Date: 15 August 2025: Done',
  ]);
  await expectNoAxeViolations(page);
});

test('the guidelines, too, look back', async ({ page }) => {
  await page.goto('/event/details');
  await expect(page.getByText('This edition is over.', { exact: true })).toBeVisible();
  expect(await timelineOf(page)).toEqual([
    'Registrations open: 24 June 2025: Done',
    'Registration deadline: 08 August 2025: Done',
    'Workshops and work submissions: 09–13 August 2025: Done',
    'Final event: 13 August 2025: Done',
  ]);
});

test('the advert says thank you', async ({ page }) => {
  await page.goto('/');
  const advert = page.getByRole('dialog', { name: 'This edition is over' });
  await expect(advert).toContainText('Thank you to everybody who took part.');
  await expect(advert.getByRole('link', { name: 'Register Now' })).toBeHidden();
  await expectNoAxeViolations(page);
  await advert.getByRole('link', { name: 'See the guidelines' }).click();
  await expect(page).toHaveURL(/\/event\/details$/);
});

test('between deadline and event the registration is closed', async ({ page }) => {
  await withoutAdvert(page);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Jump to' }).selectOption({ label: 'Event day' });
  await expect(page.getByText('Registration closed on 8 August 2025.').first()).toBeVisible();
  await expect(page.getByText('The deadline, 8 August 2025, has passed.')).toBeVisible();
  await expect(page.locator('#timeline').getByText('Now', { exact: true })).toBeVisible();
});

test('no workshop can be joined any more', async ({ openAs }) => {
  const page = await openAs('student', '/user/workshops');
  await expect(
    page.getByText('No workshops available right now. Please check back later.'),
  ).toBeVisible();
});
