import type { Page } from '@playwright/test';
import { openParticipant } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45', sharesProduct: true });

const html = (page: Page) => page.locator('html');
/** The one link in the head to the other language, as those call it who read it. */
const toNepali = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'नेपाली' });
const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' });

async function changedTo(page: Page, language: 'en' | 'ne'): Promise<void> {
  await expect(html(page)).toHaveAttribute('lang', language);
}

test('a visitor changes the language by one press, and it stays so', async ({ page }) => {
  await page.goto('/event/details');
  await expect(toNepali(page)).toHaveAttribute('lang', 'ne');
  await toNepali(page).click();
  await changedTo(page, 'ne');
  expect(new URL(page.url()).pathname).toBe('/ne/event/details');
  await expectNoAxeViolations(page);
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/ne');
  await expect(toEnglish(page)).toHaveAttribute('lang', 'en');
  await toEnglish(page).press('Enter');
  await changedTo(page, 'en');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('without scripts the link leads there as well', async ({ browser, product }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${product.origin}/rules`);
  await toNepali(page).click();
  await expect(page).toHaveURL(/\/ne\/rules$/);
  await toEnglish(page).click();
  await expect(page).toHaveURL(/[^e]\/rules$/);
  await plain.close();
});

test('the place on the page stays, though the page is longer', async ({ page }) => {
  await page.goto('/event/details');
  const heading = page.locator('main h2').nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await toNepali(page).click();
  await changedTo(page, 'ne');
  await expect(heading).toBeInViewport();
});

test('a profile that is being typed is the same in the other language', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'two-tongues', '/user/update-profile');
  const address = page.getByLabel(/^(?:Address|ठेगाना)$/);
  await address.fill('Lakeside, not saved yet');
  await toNepali(page).press('Enter');
  await changedTo(page, 'ne');
  await expect(address).toHaveValue('Lakeside, not saved yet');
  await expect(toEnglish(page)).toBeFocused();
  const choice = page.getByRole('radiogroup', { name: 'भाषा' });
  await expect(choice.getByRole('radio', { name: 'नेपाली' })).toBeChecked();
  await expectNoAxeViolations(page);
  // To check it would ask for it in a page that has other words by then.
  await choice.getByRole('radio', { name: 'English' }).click();
  await changedTo(page, 'en');
  await expect(address).toHaveValue('Lakeside, not saved yet');
});

test('a questionnaire stays as typed where the language is changed beside it', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'in-between', '/user/events?register=7');
  const other = page.getByRole('dialog').getByLabel(/Please specify|के हो लेख्नुहोस्/);
  await page.getByRole('dialog').getByRole('radio', { name: 'Other' }).check();
  await other.fill('A poster at school');
  // The dialog covers the head of its own tab.
  const beside = await page.context().newPage();
  await beside.goto('/user/events');
  await toNepali(beside).click();
  await changedTo(beside, 'ne');
  await page.reload();
  await changedTo(page, 'ne');
  await expect(other).toHaveValue('A poster at school');
});
