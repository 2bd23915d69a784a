import { expect, expectNoAxeViolations, test } from './product.ts';
import { openMenu, withoutAdvert } from './public-site.ts';

test.use({ sharesProduct: true });

test('an earlier year stays as it was, over, without invitations, and says what it is', async ({
  page,
}) => {
  await withoutAdvert(page);
  await page.goto('/event/details');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Earlier editions: 2024', { exact: true })).toBeVisible();
  await footer.getByRole('link', { name: '2024', exact: true }).click();
  await expect(page).toHaveURL(/\/editions\/2024$/);
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'over');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).toContainText(
    'You are reading the archive of Pratibha Tech Competition 2024.',
  );
  await expect(main.locator('[data-register]')).toHaveCount(0);
  await expect(main.getByText('will be announced')).toHaveCount(0);
  await expect(main.getByText('This edition is over.', { exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/editions\/2024$/);
  await expectNoAxeViolations(page);

  const winners = main.locator('#winners');
  await expect(winners.getByRole('table')).toHaveCount(2);
  await expect(winners.getByText(/^a student of /).first()).toBeVisible();

  for (const place of ['Main menu', 'Quick links']) {
    if (place === 'Main menu') await openMenu(page);
    const menu = page.getByRole('navigation', { name: place });
    await menu.getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/\/editions\/2024#gallery$/);
    await expect(page.locator('#gallery').getByRole('heading')).toBeInViewport();
  }
  await main.getByRole('link', { name: 'Go to Pratibha Tech Competition 2025' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(main.getByText('You are reading the archive')).toHaveCount(0);
});

test('a preview shows the page as a visitor sees it, at the instant that it is asked for', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/preview/editions/1/landing?at=2025-06-01T10:00%2B05:45');
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'upcoming');
  await expect(page.getByText('You are reading the archive')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/preview/editions/1/landing?at=2025-08-09T10:00%2B05:45');
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'closed');
  // The advert lies over the page only while it is what is written, and then each time.
  expect((await page.locator('#edition').textContent()) ?? '').toContain('"advert":null');
  await page.evaluate(() => localStorage.setItem('pratibha.advert-views', '3'));
  await page.goto('/preview/editions/1/landing?advert=');
  await expect(page.getByRole('dialog', { name: 'Win cash and a scholarship' })).toBeVisible();
  await page.goto('/preview/editions/1/guidelines?at=2025-09-09T10:00%2B05:45');
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'over');
});
