import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';
import { timelineOf, withoutAdvert } from './public-site.ts';

test.use({ clockStart: '2025-08-20T10:00:00+05:45' });

test('after the event nobody is told to hurry', async ({ page }) => {
  await withoutAdvert(page);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Pratibha Tech Competition' });
  await expect(hero.getByText('Registrations are closed')).toContainText(
    'The dates of the next edition will be announced here.',
  );
  await expect(page.getByText('Registrations are now open!')).toBeHidden();
  await expect(page.getByRole('timer')).toBeHidden();
  const notes = page.getByText('This edition is over.', { exact: true });
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toBeVisible();
  await expect(page.getByText('Register until 8 August 2025.').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Register Now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the events', exact: true })).toHaveCount(2);
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

test('between deadline and event the registration is closed, and the page says what comes next', async ({
  page,
  product,
}) => {
  await withoutAdvert(page);
  await page.goto('/');
  const jump = page.getByRole('combobox', { name: 'Jump to' });
  const hero = page.getByRole('region', { name: 'Pratibha Tech Competition' });
  await jump.selectOption({ label: 'Last hour of registration' });
  await expect(hero.getByText('Registrations are now open!')).toBeVisible();
  await expect(hero.getByText('Registrations are closed')).toBeHidden();
  await jump.selectOption({ label: 'Event day' });
  await expect(page.getByText('Registration closed on 8 August 2025.').first()).toBeVisible();
  await expect(page.locator('#timeline').getByText('Now', { exact: true })).toBeVisible();
  for (const [at, words] of [
    ['2025-08-09T00:00:00+05:45', 'Now: Work Submissions, 9–13 August 2025'],
    ['2025-08-14T10:00:00+05:45', 'Next: Event Date, 15 August 2025'],
    ['2025-08-15T10:00:00+05:45', 'Now: Event Date, 15 August 2025'],
  ] as const) {
    await setClock(product, at);
    await page.reload();
    const closed = hero.getByText('Registrations are closed');
    await expect(closed, at).toBeVisible();
    await expect(closed.getByText(words, { exact: true }), at).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test('after the deadline nobody is told to register, and who wants to see the events is asked to sign in', async ({
  page,
}) => {
  await withoutAdvert(page);
  for (const [path, count] of [
    ['/', 2],
    ['/event/details', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText('Registration closed on 8 August 2025.').first()).toBeVisible();
    await expect(page.getByText('Register Now').filter({ visible: true })).toHaveCount(0);
    const links = page.getByRole('link', { name: 'See the events', exact: true });
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      await link.click();
      const dialog = page.getByRole('dialog', { name: 'Login Required!' });
      await expect(dialog).toContainText('Please Sign In to see the events');
      await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        '/api/oauth/login?return_to=%2Fuser%2Fevents',
      );
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(link).toBeFocused();
    }
  }
});

test("'See the events' leads who is signed in to them", async ({ openAs }) => {
  const page = await openAs('student', '/event/details');
  await expect(page.getByTitle(/^Account of/)).toBeVisible();
  await page.getByRole('link', { name: 'See the events', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/events$/);
});

test('no workshop can be joined any more', async ({ openAs }) => {
  const page = await openAs('student', '/user/workshops');
  await expect(
    page.getByText('No workshops available right now. Please check back later.'),
  ).toBeVisible();
});
