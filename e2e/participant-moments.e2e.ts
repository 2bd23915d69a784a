import { cardOf, setClock } from './participant.ts';
import { expect, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

/** How long before the moment a page is opened; it has this long to load. */
const AHEAD_MS = 120_000;
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
  test(`the page follows at the very second when ${what}`, async ({ openAs, product }) => {
    const page = await openAs('student', '/unauthorized');
    // From here the page's clock and the product's run alike, whatever the page's says.
    await page.clock.install({ time: LOADED });
    await setClock(product, new Date(Date.parse(at) - AHEAD_MS).toISOString());
    await page.goto('/user/events');
    const button = cardOf(page, title).getByRole('button');
    await expect(button).toHaveText(before);

    await page.clock.pauseAt(new Date(LOADED.getTime() + AHEAD_MS - 5000));
    await page.clock.runFor(3000);
    await expect(button).toHaveText(before);
    await page.clock.runFor(4000);
    await expect(button).toHaveText(after);
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
  await page.clock.pauseAt(new Date(LOADED.getTime() + AHEAD_MS + 2000));
  await page.clock.runFor(2000);
  await expect(cardOf(page, 'Line Follower Robot Race')).toBeVisible();
});
