import type { Page } from '@playwright/test';
import { openParticipant } from './participant.ts';
import { expect, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

/* Which language an address is in, and who is led where; e2e/language.e2e.ts has the switch. */

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

/** The way to the other language, as those call it who read it. */
const switchTo = (page: Page, name: 'नेपाली' | 'English') =>
  page.getByRole('banner').getByRole('link', { name });

const third = (page: Page) => page.getByRole('main').locator('h2').nth(2);
/** How far the third heading of the page is from the top of the window. */
const placeOf = (page: Page) =>
  third(page).evaluate((heading) => heading.getBoundingClientRect().top);

test('the switch keeps the place to the pixel, and back again', async ({ page, product }) => {
  await withoutAdvert(page);
  await page.goto('/event/details');
  await third(page).evaluate((heading) => {
    const { top } = heading.getBoundingClientRect();
    window.scrollBy({ top: top + 40, behavior: 'instant' });
  });
  for (const [name, address] of [
    ['नेपाली', '/ne/event/details'],
    ['English', '/event/details'],
  ] as const) {
    // A press of the test's own mouse scrolls first.
    await switchTo(page, name).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(product.origin + address);
    await expect.poll(async () => Math.abs((await placeOf(page)) + 40)).toBeLessThan(3);
  }
});

test('the account leads whoever is signed in', async ({ openAs, product }) => {
  const page = await openParticipant(openAs, 'reads-nepali', '/user/update-profile');
  await switchTo(page, 'नेपाली').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await page.goto('/rules');
  await expect(page).toHaveURL(`${product.origin}/ne/rules`);
  await switchTo(page, 'English').click();
  await expect(page).toHaveURL(`${product.origin}/rules`);
  await page.goto('/user/update-profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a browser that asks for Nepali', () => {
  test.use({ locale: 'ne-NP' });

  test('is led by what its visitor chose, and else by the address', async ({ page, product }) => {
    await withoutAdvert(page);
    const langOf = () => page.locator('html').getAttribute('lang');
    await page.goto('/privacy');
    expect(await langOf()).toBe('en');
    await page.goto('/ne/privacy');
    expect(await langOf()).toBe('ne');
    await page.goto('/privacy?language=ne');
    await expect(page).toHaveURL(`${product.origin}/ne/privacy`);
    // From now on a link that somebody shared in English opens in Nepali, with all it carries.
    await page.goto('/event/details?from=card#rules');
    await expect(page).toHaveURL(`${product.origin}/ne/event/details?from=card#rules`);
    expect(await langOf()).toBe('ne');
    await page.goto('/ne/rules?language=en');
    await expect(page).toHaveURL(`${product.origin}/rules`);
    await page.goto('/ne');
    await expect(page).toHaveURL(`${product.origin}/`);
    expect(await langOf()).toBe('en');
  });
});

test('each public page names itself in both languages', async ({ page, product }) => {
  await withoutAdvert(page);
  for (const path of ['', '/event/details', '/rules', '/privacy', '/results', '/help/students']) {
    for (const address of [path || '/', `/ne${path}`]) {
      await page.goto(address);
      const named = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [
            link.getAttribute('hreflang'),
            new URL((link as HTMLLinkElement).href).pathname,
          ]),
        );
      expect.soft(named, address).toEqual([
        ['en', path || '/'],
        ['ne', `/ne${path}`],
        ['x-default', path || '/'],
      ]);
      const own = page.locator('link[rel=canonical]');
      await expect.soft(own).toHaveAttribute('href', product.origin + address);
    }
  }
});
