import type { Locator, Page } from '@playwright/test';
import { respondBlank } from './page-guard.ts';
import {
  call,
  cardOf,
  expectLowCards,
  gate,
  unavailable,
  withoutFirstView,
} from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

const START = '2025-07-20T10:00:00+05:45';

test.use({ clockStart: START });
test.beforeEach(({ product }) => setClock(product, START));

const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

/** Scrolls to the card; the answer tells at which heights the page has stood since. */
async function seenHeights(page: Page, card: Locator): Promise<() => Promise<number[]>> {
  await card.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const seen = await page.evaluateHandle(async () => {
    // The height from which it starts is told with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const list: number[] = [];
    window.addEventListener('scroll', () => list.push(window.scrollY));
    return list;
  });
  return () => seen.jsonValue();
}

const OPEN = ['Open Source Day', 'Graphic Design', 'AI & Web Design'];
const COMING = ['Line Follower Robot Race'];
const HANDING_IN = ['Photo Story: My Neighbourhood', 'Mobile App Idea Pitch'];
const OUT_OF_REACH = ['Interface Design Lab', 'College Hackathon Preselection'];
const OVER = ['Data Storytelling Contest', 'AI & Web Design 2024', 'Graphic Design 2024'];

test('the tabs filter, what can be acted on comes first, and the address keeps the tab', async ({
  openAs,
}) => {
  const page = await openAs('student', '/user/events');
  // Its day was yesterday, though its state is Registration Closed.
  const past = ['Cyber Safety Workshop', ...OVER];
  const all = [...OPEN, ...COMING, ...HANDING_IN, ...OUT_OF_REACH, ...past];
  await expect(titlesOf(page)).toHaveText(all);
  for (const [label, titles] of [
    ['Upcoming', COMING],
    ['Registration Open', [...OPEN, ...OUT_OF_REACH]],
    ['Submission Open', HANDING_IN],
    ['Ended', OVER],
  ] as const) {
    const tab = page.getByRole('button', { name: label, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-pressed', 'true');
    await expect(titlesOf(page)).toHaveText(titles);
  }
  await page.reload();
  const ended = page.getByRole('button', { name: 'Ended', exact: true });
  await expect(ended).toHaveAttribute('aria-pressed', 'true');
  // On phones the row scrolls; what is chosen must be in sight.
  await expect(ended).toBeInViewport({ ratio: 1 });
  await expect(titlesOf(page)).toHaveText(OVER);
  await page.getByRole('button', { name: 'All Events' }).click();
  await expect(page).toHaveURL(/\/user\/events$/);
  await expect(titlesOf(page)).toHaveText(all);
  const drawings = page.getByRole('article').locator('[data-drawing]');
  const drawn = await drawings.evaluateAll((all) => all.map((each) => each.dataset.drawing));
  expect(new Set(drawn).size).toBe(6);
  await expectLowCards(page);
});

test('a tab without events says so', async ({ openAs, product }) => {
  await setClock(product, '2025-08-20T10:00:00+05:45');
  const page = await openAs('student', '/user/events?tab=upcoming');
  await expect(page.getByText('No events found for this category.', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'See every event' }).click();
  await expect(page).toHaveURL(/\/user\/events$/);
  await expect(titlesOf(page).first()).toBeVisible();
});

test('while the events load, the page says so', async ({ openAs }) => {
  const page = await openAs('student', '/unauthorized');
  await withoutFirstView(page);
  const { hold, open } = gate();
  await page.route('**/api/user/available/events', hold);
  await page.goto('/user/events');
  await expect(page.getByText('Loading events...')).toBeVisible();
  await expectNoAxeViolations(page);
  open();
  await expect(titlesOf(page).first()).toBeVisible();
  await expect(page.getByText('Loading events...')).toBeHidden();
});

test('events that cannot be fetched are told to the console, and can be tried again', async ({
  openAs,
  guard,
}) => {
  guard.expectResponse(503, /available\/events$/);
  guard.expectFault(/^console: /);
  const page = await openAs('student', '/unauthorized');
  await withoutFirstView(page);
  await page.route('**/api/user/available/events', unavailable);
  await page.goto('/user/events');
  const retry = page.getByRole('button', { name: 'Try Again' });
  await expect(retry).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  // Nobody knows how many there are.
  await expect(page.getByText('0 events')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unroute('**/api/user/available/events');
  await retry.click();
  await expect(titlesOf(page).first()).toBeVisible();
});

test('a card tells everything about its event, and opens its page', async ({ openAs }) => {
  const page = await openAs('student', '/user/events');
  const card = cardOf(page, 'AI & Web Design');
  await expect(card.getByText('Requires Submission', { exact: true })).toBeVisible();
  await expect(card).toContainText('until 8 August 2025, 23:59 NPT');
  await expect(card).toContainText('closes in 19 days');
  await expect(card).toContainText('opens in 19 days');
  await expect(card.locator('p').first()).toHaveCSS('-webkit-line-clamp', '3');
  await expect(
    cardOf(page, 'Open Source Day').getByText('No Submission Required', { exact: true }),
  ).toBeVisible();
  await expect(
    cardOf(page, 'College Hackathon Preselection').getByText('Internal Only', { exact: true }),
  ).toHaveCount(2);

  // With motion a page that glided to its top would pass through the heights in between.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const heights = await seenHeights(page, card);
  await card.getByRole('link', { name: 'AI & Web Design' }).click();
  await expect(page).toHaveURL(/\/user\/events\/8$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AI & Web Design' })).toBeVisible();
  await expect.poll(heights).toEqual([0]);
  // On a phone it stays at the foot, however long the page is, and hides nothing that has the
  // focus.
  const register = page.getByRole('button', { name: 'Register: AI & Web Design' });
  await expect(register).toBeInViewport({ ratio: 1 });
  const guidelines = page.getByRole('main').getByRole('link', { name: 'Read the guidelines' });
  await guidelines.focus();
  const aboveRegister = async () => {
    const [read, press] = [await guidelines.boundingBox(), await register.boundingBox()];
    return (press?.y ?? 0) - (read?.y ?? 0);
  };
  await expect.poll(aboveRegister).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  await expect(main).toContainText('How do you know about the event?');
  await expect(main).toContainText('at most 500 words');
  await expect(main).toContainText('Not registered');
  await expect(main).toContainText('15 August 2025');
  // What there is to win, how it is judged and what to hand in come before what it is about.
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['What you can win', 'How it is judged', 'What to hand in'],
    'What you will be asked',
  ]);
  await expect(main.getByRole('listitem').first()).toHaveText(
    'Winner (1st)Nrs. 50,000in cash and a scholarship of up to Nrs. 4,00,000',
  );
  await expect(main.getByText('Technical quality', { exact: true })).toBeVisible();
  await expect(main.getByText('Project description: max 500 words')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Read the guidelines' })).toHaveAttribute(
    'href',
    '/event/details',
  );
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Register: AI & Web Design' }).click();
  await expect(page.getByRole('dialog', { name: 'Register for AI & Web Design' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await main.getByRole('link', { name: 'All events' }).click();
  await expect(page).toHaveURL(/\/user\/events$/);
  // No competition of the edition.
  await page.getByRole('link', { name: 'Open Source Day' }).click();
  await expect(main).toContainText('Nothing: registering is all it takes.');
  await expect(main.getByText('What you can win')).toBeHidden();
});

test('an event that is not there says so', async ({ openAs }) => {
  const page = await openAs('student', '/user/events/4711');
  await expect(page.getByText('This event is no longer available.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Browse Events' }).click();
  await expect(page).toHaveURL(/\/user\/events$/);
});

test('a banner is shown, a broken one gives way to the default', async ({ openAs }) => {
  const desk = await openAs('eventadmin', '/unauthorized');
  const event = (title: string, event_banner: string) =>
    call(desk, 'POST', '/admin/events', {
      title,
      description: 'लामो विवरण '.repeat(60),
      event_banner,
      event_details_url: 'https://details.example/rules',
      registration_open: '2025-07-01T00:00:00+05:45',
      registration_close: '2025-08-01T00:00:00+05:45',
    });
  await event('यस उपत्यकाको कथा', 'https://banners.example/good.svg');
  await event('Broken banner', 'https://banners.example/broken.png');
  const page = await openAs('student', '/unauthorized');
  await page.route('https://banners.example/good.svg', respondBlank);
  await page.route('https://banners.example/broken.png', (route) => route.fulfill({ status: 404 }));
  await page.goto('/user/events');
  const picture = cardOf(page, 'यस उपत्यकाको कथा').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(1);
  const broken = cardOf(page, 'Broken banner');
  await broken.scrollIntoViewIfNeeded();
  await expect(broken.locator('img')).toHaveCount(0);
  await expect(broken.locator('svg').first()).toBeVisible();
  await expect(broken.getByRole('link', { name: /Event details/ })).toHaveAttribute(
    'href',
    'https://details.example/rules',
  );
});
