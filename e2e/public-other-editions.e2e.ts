import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ readsOnly: true });

test('an earlier year stays as it was, over and without invitations', async ({ page }) => {
  await page.goto('/editions/2024');
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'over');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [data-register]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/editions\/2024$/);
  await expectNoAxeViolations(page);
});

test('a preview shows the page at the instant that it is asked for', async ({ openAs }) => {
  const page = await openAs('admin', '/preview/editions/1/landing?at=2025-06-01T10:00%2B05:45');
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'upcoming');
  await page.goto('/preview/editions/1/landing?at=2025-08-09T10:00%2B05:45');
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'closed');
  await page.goto('/preview/editions/1/guidelines?at=2025-09-09T10:00%2B05:45');
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'over');
});
