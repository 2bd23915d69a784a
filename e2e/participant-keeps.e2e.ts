import type { Page } from '@playwright/test';
import { call, cutOff, expectToast, openParticipant, unavailable } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';
import { holdToasts } from './toasts.ts';

test.use({ clockStart: '2025-07-20T10:00:00+05:45' });

const SENT = 'Registration successful!';
const FAILED = 'Registration failed.';
const REGISTER = '**/api/user/events/*/register';

/** The questionnaire of Graphic Design with something typed into it. */
async function begin(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Register for Graphic Design' });
  const other = dialog.getByLabel('Please specify');
  await dialog.getByRole('radio', { name: 'Other' }).check();
  await other.fill('A poster at school');
  return { dialog, other, submit: dialog.getByRole('button', { name: 'Submit' }) };
}

test('a server that is away costs nothing typed', async ({ openAs, guard }) => {
  guard.expectResponse(503, /register$/);
  const page = await openParticipant(openAs, 'away', '/user/events?register=7');
  const { dialog, other, submit } = await begin(page);
  await page.route(REGISTER, unavailable);
  await submit.click();
  await expectToast(page, FAILED);
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    'The service cannot answer right now.',
  );
  await expect(other).toHaveValue('A poster at school');
  await expectNoAxeViolations(page);
  await page.unroute(REGISTER);
  await submit.click();
  await expectToast(page, SENT);
});

test('an answer that got lost is told honestly, and trying again never doubles', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'lost', '/user/events?register=7');
  const { dialog, other, submit } = await begin(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/register')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await page.route(REGISTER, async (route) => {
    // It arrives; only its response does not.
    await route.fetch();
    await cutOff(route);
  });
  await holdToasts(page);
  await submit.click();
  const toasts = page.locator('.Toastify__toast');
  await expect(toasts).toHaveText([FAILED]);
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    'not certain that your registration',
  );
  await expect(other).toHaveValue('A poster at school');
  await page.unroute(REGISTER);
  await submit.click();
  await expect(toasts).toHaveText([SENT]);
  await expectToast(page, SENT);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await call<unknown[]>(page, 'GET', '/user/registrations')).toHaveLength(1);
});

test('closing by mistake asks first, in every way there is', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'closer', '/user/events?register=7');
  const { dialog, other } = await begin(page);
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await close();
    await expect(question).toContainText('Your answers have not been sent.');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(other).toHaveValue('A poster at school');
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/user\/events$/);
  await page.goto('/user/events?register=7');
  await expect(dialog.getByRole('radio', { name: 'Other' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const opener = page.getByRole('button', { name: /^Register/ }).first();
  await opener.click();
  await expect(page.getByRole('dialog', { name: /^Register for/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('behind a dialog nothing is reached or moved, and what it shows is at hand', async ({
  openAs,
  guard,
}) => {
  guard.expectResponse(503, /register$/);
  const page = await openParticipant(openAs, 'behind', '/user/events');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.getByRole('button', { name: 'Register: Graphic Design' }).click();
  const { dialog, submit } = await begin(page);
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  const keepEditing = question.getByRole('button', { name: 'Keep editing' });
  const scrolled = await page.evaluate(() => window.scrollY);

  await test.step('by the keyboard or the wheel', async () => {
    const outside = () => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest('dialog:modal') === null;
    };
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(outside)).toBe(false);
    }
    await page.mouse.move(40, 300);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  await test.step('a message is read and pressed in front of it', async () => {
    await page.route(REGISTER, unavailable);
    await holdToasts(page);
    await submit.click();
    const message = dialog.locator('.Toastify__toast').filter({ hasText: FAILED });
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
  });

  await test.step('a press beside it asks, a text that is marked to beside it does not', async () => {
    await page.mouse.move(640, 300);
    await page.mouse.down();
    await page.mouse.move(40, 300);
    await page.mouse.up();
    await expect(question).toBeHidden();
    await page.mouse.click(40, 300);
    await keepEditing.click();
    await expect(question).toBeHidden();
  });

  await test.step('the way back of a phone asks, too, also where the browser would not wait', async () => {
    await dialog.evaluate((element) =>
      element.dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    await keepEditing.click();
    await expect(question).toBeHidden();
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
    await keepEditing.click();
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});

test('reload and the way back keep the dialog by its address, and what was typed', async ({
  openAs,
}) => {
  const page = await openParticipant(openAs, 'reloader', '/user/events');
  await page.getByRole('button', { name: 'Register: Graphic Design' }).click();
  await expect(page).toHaveURL(/\/user\/events\?register=7$/);
  const { dialog, other } = await begin(page);
  await page.reload();
  await expect(other).toHaveValue('A poster at school');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/user\/events$/);
  await page.goForward();
  await expect(other).toHaveValue('A poster at school');
});

for (const [what, cookies] of [
  ['the session', { name: /session/i }],
  ['every cookie', {}],
] as const) {
  test(`${what} is gone: sign in again and continue`, async ({ openAs, guard }) => {
    guard.expectResponse(401, /register$/);
    const account = what === 'the session' ? 'student' : 'internal';
    const event = account === 'student' ? 7 : 8;
    const page = await openAs(account, `/user/events?register=${event}`);
    const dialog = page.getByRole('dialog', { name: /^Register for/ });
    await dialog.getByRole('radio', { name: 'Seniors' }).check();
    await page.context().clearCookies(cookies);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const login = page.getByRole('dialog', { name: 'Login Required!' });
    await expect(login).toContainText('Your session has ended.');
    await expectNoAxeViolations(page);
    await login.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: new RegExp(`${account}@example\\.test`) }).click();
    await expect(page).toHaveURL(new RegExp(`register=${event}$`));
    await expect(dialog.getByRole('radio', { name: 'Seniors' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, SENT);
  });
}

test('a window that closed while somebody typed is told in words', async ({
  openAs,
  guard,
  product,
}) => {
  guard.expectResponse(409, /register$/);
  const page = await openParticipant(openAs, 'late', '/user/events?register=7');
  const { dialog, other, submit } = await begin(page);
  await setClock(product, '2025-08-20T10:00:00+05:45');
  await submit.click();
  await expectToast(page, FAILED);
  await expect(dialog.locator('form').getByRole('alert')).toContainText(
    'Registration has closed. Your answers are kept in this tab.',
  );
  await expect(other).toHaveValue('A poster at school');
});
