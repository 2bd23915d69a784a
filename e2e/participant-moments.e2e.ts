import type { Page } from '@playwright/test';
import { cardOf, EVENTS, openRegistered } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

/** How long before the moment a page is opened; it has this long to load. */
const AHEAD_MS = 120_000;
/** By how much a busy machine may be late with the response that tells the page what time it is. */
const LATE_MS = 10_000;
const LOADED = new Date('2026-01-01T00:00:00Z');

const MOMENTS = [
  [
    'registration opens',
    '2025-07-21T10:00:00+05:45',
    'Line Follower Robot Race',
    'Coming Soon',
    'Register',
  ],
  [
    'registration closes',
    '2025-08-05T23:59:00+05:45',
    'Line Follower Robot Race',
    'Register',
    'Not Available',
  ],
] as const;

for (const [what, at, title, before, after] of MOMENTS) {
  test(`the page follows by itself when ${what}`, async ({ openAs, product }) => {
    const page = await openAs('student', '/unauthorized');
    // From here the page's clock and the product's run alike, whatever the page's says.
    await page.clock.install({ time: LOADED });
    await setClock(product, new Date(Date.parse(at) - AHEAD_MS).toISOString());
    await page.goto('/user/events');
    const button = cardOf(page, title).getByRole('button');
    await expect(button).toHaveText(before);

    await page.clock.pauseAt(new Date(LOADED.getTime() + AHEAD_MS - 2 * LATE_MS));
    await page.clock.runFor(LATE_MS);
    await expect(button).toHaveText(before);
    // On a busy machine a page that was rendered may only now begin to run.
    const later = async () => {
      await page.clock.runFor(2 * LATE_MS);
      return button.textContent();
    };
    await expect.poll(later).toBe(after);
    await expect(page).toHaveURL(/\/user\/events$/);
  });
}

test('an open tab follows as well, and its list grows without a reload', async ({
  openAs,
  product,
}) => {
  const page = await openAs('student', '/unauthorized');
  await page.clock.install({ time: LOADED });
  const opens = Date.parse('2025-07-21T10:00:00+05:45');
  await setClock(product, new Date(opens - AHEAD_MS).toISOString());
  await page.goto('/user/events?tab=registration-open');
  await expect(cardOf(page, 'Graphic Design')).toBeVisible();
  await expect(cardOf(page, 'Line Follower Robot Race')).toHaveCount(0);
  // What is fetched meanwhile brings the server's time, which knows nothing of the page's clock.
  await setClock(product, new Date(opens + LATE_MS).toISOString());
  await page.clock.pauseAt(new Date(LOADED.getTime() + AHEAD_MS + LATE_MS));
  await page.clock.runFor(2000);
  await expect(cardOf(page, 'Line Follower Robot Race')).toBeVisible();
});

const MINUTE = 60_000;

/** What is fetched from now on says nothing of the server's time. */
async function keepClock(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { 'x-server-time': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

const FORMS = [
  {
    what: 'questionnaire',
    close: '2025-08-08T23:59:00+05:45',
    path: `/user/events?register=${EVENTS.graphicDesign}`,
    send: 'Submit',
    near: (distance: string) => `Registration closes ${distance}, at 23:59 NPT.`,
    readOut: 'Registration closes within',
    closed: 'Registration has closed. Your answers are kept in this tab.',
  },
  {
    what: 'work form',
    close: '2025-08-13T23:59:00+05:45',
    path: `/user/events?submit=${EVENTS.webDesign}`,
    send: 'Submit Work',
    near: (distance: string) => `Submissions close ${distance}, at 23:59 NPT.`,
    readOut: 'Submissions close within',
    closed: 'Submissions have closed. Your draft is kept in this browser.',
  },
] as const;

for (const { what, close, path, send, near, readOut, closed } of FORMS) {
  test(`the ${what} counts the last hour above its button, and keeps what it holds`, async ({
    openAs,
    product,
  }) => {
    await setClock(product, '2025-07-20T10:00:00+05:45');
    const page = await openRegistered(openAs, what.replace(' ', '-'), EVENTS.webDesign);
    await page.clock.install({ time: LOADED });
    await setClock(product, new Date(Date.parse(close) - 12 * MINUTE).toISOString());
    await page.goto(path);
    const form = page.getByRole('dialog').locator('form');
    const button = form.getByRole('button', { name: send, exact: true });
    if (what === 'work form') await form.getByLabel('Description').fill('Half a thought');
    else await form.getByRole('radio', { name: 'Facebook' }).check();
    await expect(form.getByText(near('in 11 min'))).toBeInViewport();
    await expect(form.getByRole('status')).toHaveText('');
    await expectNoAxeViolations(page);

    await keepClock(page);
    await page.clock.pauseAt(new Date(LOADED.getTime() + 2.5 * MINUTE));
    await page.clock.runFor(2000);
    await expect(form.getByText(near('in 9 min'))).toBeInViewport();
    await expect(form.getByRole('status')).toHaveText(`${readOut} 10 minutes.`);
    await page.clock.runFor(9 * MINUTE);
    await expect(form.getByText(near('in less than a minute'))).toBeInViewport();
    await expect(form.getByRole('status')).toHaveText(`${readOut} 1 minute.`);

    await page.clock.runFor(28_000 - LATE_MS);
    await expect(button).toBeVisible();
    await page.clock.runFor(2 * LATE_MS);
    await expect(button).toHaveCount(0);
    await expect(form.getByRole('alert')).toHaveText(
      new RegExp(`^${closed} Write to \\S+@\\S+ if your connection failed\\.$`),
    );
    await page.clock.resume();
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const drafts = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(drafts).toMatch(/Half a thought|Facebook/);
  });
}
