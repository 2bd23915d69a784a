import type { Page } from '@playwright/test';
import type { PublicResults } from '@pratibha/contract/public-results';
import type { UserSubmission } from '@pratibha/contract/submissions';
import { call, expectToast } from './participant.ts';
import { expect, expectNoAxeViolations, OF_COLOURS, test } from './product.ts';
import { setClock } from './product-process.ts';
import { timelineOf, withoutAdvert } from './public-site.ts';

test.use({ clockStart: '2025-08-20T10:00:00+05:45' });

/** By the demo's bar, after which the page comes anew. */
async function jumpTo(page: Page, label: string): Promise<void> {
  const anew = page.waitForEvent('load');
  await page.getByRole('combobox', { name: 'Jump to' }).selectOption({ label });
  await anew;
}

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
  const hero = page.getByRole('region', { name: 'Pratibha Tech Competition' });
  await jumpTo(page, 'Last hour of registration');
  await expect(hero.getByText('Registrations are now open!')).toBeVisible();
  await expect(hero.getByText('Registrations are closed')).toBeHidden();
  await jumpTo(page, 'Event day');
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
  product,
}) => {
  await setClock(product, '2025-08-15T10:00:00+05:45');
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

test('results are out: everybody sees the winners, and computes the ranks again', async ({
  page,
  browser,
  openAs,
  product,
  guard,
}) => {
  await setClock(product, '2025-07-22T17:58:00+05:45');
  await withoutAdvert(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Winners' })).toHaveCount(0);
  await page.goto('/works');
  await expect(page.getByText('No work is shown yet.')).toBeVisible();
  await jumpTo(page, 'Results are out');

  const fits = async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoAxeViolations(page, OF_COLOURS);
  };
  const listed = async () =>
    (await page.request.get('/api/public/results')).json() as Promise<PublicResults[]>;
  // Those of the year before are out, too.
  await expect.poll(listed).toHaveLength(3);
  const event_id = (await listed()).find(({ edition }) => edition === '2025')?.event_id;
  await page.goto('/');
  const winners = page.getByRole('region', { name: 'Winners' });
  await expect(winners.getByRole('row').nth(1)).toContainText(/First Place.*Nrs. 10,000 in cash/);
  await expect(winners.getByText(/^a student of /).first()).toBeVisible();
  await fits();
  await winners.getByRole('link', { name: /^All about the results of / }).click();
  await expect(page).toHaveURL(new RegExp(`/results/${event_id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Results of Data Storytelling Contest',
  );
  await fits();
  await page.getByRole('link', { name: 'Check These Results' }).click();
  await fits();
  await page.getByRole('button', { name: 'Compute Again' }).press('Enter');
  await expect(page.getByText('The fingerprint of the file is the published one.')).toBeVisible();
  await expect(page.getByText(/^Computed here, ranks and groups are the same/)).toBeVisible();
  await expect(page.getByText(/^The file is genuine: it is signed with the key/)).toBeVisible();
  const judge = page.getByRole('checkbox', { name: /^J1 / });
  await judge.press('Space');
  await expect(page.getByText(/^Without J1 /)).toBeVisible();
  await expect(page.getByText(/^First (is the same: W|would be W)/)).toBeVisible();
  await fits();
  await judge.press('Space');
  await expect(page.getByText(/^Without J1 /)).toHaveCount(0);

  // Without scripts it is text and the file.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${product.origin}/works/2024`);
  await reader.getByRole('link', { name: 'Graphic Design 2024' }).click();
  await expect(reader).toHaveURL(/\/works\/2024\?competition=\d+$/);
  await reader.goto(`${product.origin}/results/${event_id}/check`);
  await expect(reader.getByText('needs JavaScript')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Download the File (JSON)' })).toBeVisible();
  await plain.close();

  await test.step('works are shown in the gallery, until their students take them back', async () => {
    const maker = await openAs('internal', '/unauthorized');
    const works = await call<UserSubmission[]>(maker, 'GET', '/user/submissions');
    const own = works.find((each) => each.event_id === event_id);
    await call(maker, 'PUT', `/user/submissions/${own?.id}/consent`, { show_work: true });
    await page.goto('/results');
    await page.getByRole('link', { name: 'Works of 2025' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Works of 2025');
    await fits();
    await page.getByRole('link', { name: 'Works of 2024' }).click();
    const choices = page.getByRole('navigation', { name: 'Choose works' });
    await choices.getByRole('link', { name: 'Graphic Design 2024' }).press('Enter');
    await expect(page).toHaveURL(/\/works\/2024\?competition=\d+$/);
    const award = choices.locator('dl').last().getByRole('link').nth(1);
    const title = await award.innerText();
    await award.click();
    await expect(page).toHaveURL(/\/works\/2024\?competition=\d+&award=[^&]+$/);
    await page.reload();
    await expect(choices.locator('[aria-current]')).toHaveText(['Graphic Design 2024', title]);
    await fits();
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await cards.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: /^Opens / }).first()).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
    await fits();

    const event = own?.event_title ?? '';
    await maker.goto('/user/work-submissions');
    await maker.getByRole('row').filter({ hasText: event }).click();
    const panel = maker.getByRole('dialog', { name: event });
    const shown = panel.getByRole('link', { name: 'Shown here' });
    await page.goto((await shown.getAttribute('href')) ?? '');
    await expect(page.getByRole('link', { name: /^Opens / }).first()).toBeVisible();
    await expectNoAxeViolations(maker);
    await panel.getByRole('checkbox', { name: 'Show my work' }).uncheck();
    await expectToast(maker, 'Saved.');
    await expect(shown).toHaveCount(0);
    guard.expectResponse(404, /\/works\//);
    await page.reload();
    await expect(page.getByRole('heading', { name: /have lost your way/ })).toBeVisible();
  });
});
