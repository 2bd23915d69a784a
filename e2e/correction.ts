import type { Page } from '@playwright/test';

/** The dialog that corrects a person's name or address, on their page in the console. */
export function correctionOn(page: Page) {
  const called = { name: 'Correct Name or E-mail' };
  const dialog = page.getByRole('dialog', called);
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name' }),
    email: dialog.getByRole('textbox', { name: 'E-mail' }),
    save: dialog.getByRole('button', { name: 'Correct', exact: true }),
    open: () => page.getByRole('button', called).click(),
  };
}
