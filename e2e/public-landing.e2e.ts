import type { Request } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { openMenu, timelineOf, withoutAdvert } from './public-site.ts';

test.use({ elsewhere: true, sharesProduct: true });

const SECTIONS = [
  'You finished +2. Now show what you can make.',
  'From the first click to the stage',
  'Two competitions, one question: what can you make?',
  'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships',
  'Scenes from a city that builds',
  'What stays after the event',
  'Talent is everywhere. A stage is not.',
];

const PRIZES = [
  ['Winner (1st)', 'Nrs. 14,000', 'up to Nrs. 3,00,000'],
  ['1st Runner-up (2nd)', 'Nrs. 6,000', 'up to Nrs. 2,00,000'],
  ['Best Presenter (3rd)', 'Nrs. 5,000', 'up to Nrs. 50,000'],
  ['Winner (1st)', 'Nrs. 50,000', 'up to Nrs. 4,00,000'],
  ['1st Runner-up (2nd)', 'Nrs. 20,000', 'up to Nrs. 3,00,000'],
  ['Best Presenter (3rd)', 'Nrs. 5,000', 'up to Nrs. 50,000'],
];

test.beforeEach(async ({ page }) => {
  await withoutAdvert(page);
});

test('the first screen says what this is, what there is to win, and by when', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Pratibha Tech Competition' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pratibha Tech Competition');
  for (const words of [
    'Second edition · 2025',
    'Empowering The Next Tech Generation.',
    'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships for +2 and equivalent students.',
    'Registrations are now open!',
    'Register until 8 August 2025.',
    '16 July 2025, extended till 8 August',
    '15 August 2025',
  ]) {
    await expect(hero.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(hero.getByText('has passed')).toBeHidden();
  await hero.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/#details$/);
  await expect(page.getByRole('heading', { name: SECTIONS[0] ?? '' })).toBeInViewport();
});

test('every section is there, with its figures', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    ...SECTIONS.slice(0, 1),
    // The demo has classes of workshops.
    'Classes',
    ...SECTIONS.slice(1),
    'Pratibha Tech Competition',
  ]);
  expect(await timelineOf(page)).toEqual([
    'Registrations Open: 24 June 2025: Done',
    'Registrations Deadline: 8 August 2025: Next',
    'Work Submissions: 9–13 August 2025: later',
    'Event Date: 15 August 2025: later',
  ]);
  const rows = page.getByRole('table', { name: 'Every prize in figures' }).getByRole('row');
  const figures = rows.filter({ has: page.getByRole('cell') });
  await expect(figures).toHaveCount(PRIZES.length);
  for (const [index, prize] of PRIZES.entries()) {
    for (const words of prize) await expect(figures.nth(index)).toContainText(words);
  }
  // Where each prize is a stack, a figure stands beside its name, also one with a note below.
  const apart = await figures.locator('td > span:first-child').evaluateAll(
    (spans) =>
      spans.filter((span) => {
        const cell = span.parentElement?.getBoundingClientRect();
        return span.getBoundingClientRect().top - (cell?.top ?? 0) > 16;
      }).length,
  );
  expect(apart, 'figures below their names').toBe(0);
  for (const [name, words] of [
    ['Graphic Design', ['300 DPI or higher', 'A4, A3 or larger', 'CMYK or RGB', 'Posters']],
    ['AI & Web Design', ['AI Innovation', 'Web Design & Development', 'max 500 words']],
  ] as const) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const part of words) await expect(card).toContainText(part);
  }
  await expect(page.locator('#gallery').getByRole('img')).toHaveCount(12);
  await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(3);
  await expect(page.locator('#testimonials')).toContainText('A participant of the first edition');
  await expect(page.locator('#about')).toContainText('The first edition was held in 2024.');
  await expectNoAxeViolations(page);
});

test('the menu and the quick links lead to every page and section', async ({ page }) => {
  const links = [
    ['Home', /\/$/, 'Pratibha Tech Competition'],
    ['Guidelines', /\/event\/details$/, 'Guidelines'],
    ['Gallery', /\/#gallery$/, SECTIONS[4]],
    ['Testimonials', /\/#testimonials$/, SECTIONS[5]],
    ['About', /\/#about$/, SECTIONS[6]],
  ] as const;
  for (const place of ['Main menu', 'Quick links']) {
    for (const [label, url, heading] of links) {
      await page.goto('/event/details');
      if (place === 'Main menu') await openMenu(page);
      await page
        .getByRole('navigation', { name: place })
        .getByRole('link', { name: label })
        .click();
      await expect(page).toHaveURL(url);
      await expect(
        page.getByRole('main').getByRole('heading', { name: heading ?? '', exact: true }),
      ).toBeInViewport();
    }
  }
});

test('the menu on a phone opens, closes with Escape, and is clean', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const about = page.getByRole('navigation', { name: 'Main menu' }).getByText('About');
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(about).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('the footer tells who to ask and where it is; the map comes at once when asked for', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const words of [
    'Empowering The Next Tech Generation.',
    'A platform for young innovators to demonstrate their talents and gain recognition',
    '© 2025',
  ]) {
    await expect(footer).toContainText(words);
  }
  await expect(footer.getByRole('link', { name: /^\+977/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(footer.getByRole('link', { name: 'college.example', exact: true })).toHaveAttribute(
    'href',
    'https://college.example',
  );
  await expect(footer.getByRole('link', { name: 'info@college.example' })).toHaveAttribute(
    'href',
    'mailto:info@college.example',
  );
  await expect(footer.getByRole('link', { name: /Kathmandu/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await footer.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle('Map of Pratibha College')).toBeFocused();
});

test('the map asks nobody before the footer is near, then comes and tells nothing of the page', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('openstreetmap.org')) asked.push(request);
  });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText('Register until 8 August 2025.').first()).toBeVisible();
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.resume();
  const map = page.getByTitle('Map of Pratibha College');
  await expect(map).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/,
  );
  await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(1);
  expect(await asked[0]?.headerValue('referer')).toBeNull();
  await expectNoAxeViolations(page);
});

test("every 'Register Now' asks a visitor to sign in", async ({ page }) => {
  for (const [path, count] of [
    ['/', 2],
    ['/event/details', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText('Register until 8 August 2025.').first()).toBeVisible();
    const links = page.getByRole('link', { name: 'Register Now' });
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      await link.click();
      const dialog = page.getByRole('dialog', { name: 'Login Required!' });
      await expect(dialog).toContainText('Please Sign In to register for the event');
      await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        '/api/oauth/login?return_to=%2Fuser%2Fevents',
      );
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  }
});

test("'Register Now' leads who is signed in to the events, with the workshops announced", async ({
  openAs,
}) => {
  const page = await openAs('student', '/unauthorized');
  await withoutAdvert(page);
  await page.goto('/');
  await expect(page.getByTitle(/^Account of/)).toBeVisible();
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  await expect(page).toHaveURL(/\/user\/events$/);
  await expect(page.getByText('Workshops Registration Open!')).toBeVisible();
  await page.getByRole('link', { name: 'See the workshops' }).click();
  await expect(page).toHaveURL(/\/user\/workshops$/);
  await expect(page.getByTitle('Workshop registration form')).toBeVisible();
});

test("'Guidelines' goes to the relative route event/details", async ({ page }) => {
  await page.goto('/');
  await page.locator('#details').getByRole('link', { name: 'Guidelines' }).click();
  await expect(page).toHaveURL(/\/event\/details$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Guidelines' })).toBeVisible();
});
