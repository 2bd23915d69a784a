import { expect, type Page } from '@playwright/test';

/** A browser that has seen the advert as often as it may: it does not lie over what is tested. */
export async function withoutAdvert(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Not in the frames of other sites, which have no storage here.
    if (window === window.top) localStorage.setItem('pratibha.advert-views', '3');
  });
}

/** Title, date and mark ('Done', 'Now', 'Next' or none) of every step of the timeline. */
export async function timelineOf(page: Page): Promise<string[]> {
  const steps = page.locator('#timeline').getByRole('listitem');
  // The marks come with the server's clock; at every moment at least one step carries one.
  await expect(steps.getByText(/^(Done|Now|Next)$/).first()).toBeVisible();
  return Promise.all(
    (await steps.all()).map(async (step) => {
      const words = await step.innerText();
      const mark = words.match(/^(Done|Now|Next)$/m)?.[0] ?? 'later';
      const title = await step.getByRole('heading').innerText();
      return `${title}: ${words.match(/\d[\d–]* \w+ 2025/)?.[0] ?? ''}: ${mark}`;
    }),
  );
}

/** Opens the menu where it is folded away (phones). */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}
