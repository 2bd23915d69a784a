import { expect, type Page } from '@playwright/test';
import { openDesk, rowsOf } from './admin-desk.ts';
import { DESK } from './admin-lists.ts';

type OpenAs = Parameters<typeof openDesk>[0];

export async function openConsole(openAs: OpenAs): Promise<Page> {
  const page = await openDesk(openAs, 'superadmin', '/admin/tokens');
  await page.setViewportSize(DESK);
  return page;
}

/** Opens the row of a list that has these words. */
export const openRow = (words: string) => async (page: Page) => {
  await rowsOf(page).filter({ hasText: words }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Presses a button of the dialog that is open. */
export const confirm = (page: Page, name: string | RegExp) =>
  page.locator('dialog:modal').last().getByRole('button', { name, exact: true }).click();

export async function openLive(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Editions' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

export const close = (page: Page) => page.keyboard.press('Escape');
