import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

test.use({ clockStart: '2025-07-16T10:00:00+05:45', elsewhere: true });

const PAGE = '/user/workshops';
const NONE = 'No workshops available right now. Please check back later.';
const FIRST = '2025-07-15T00:00:00+05:45';
const LAST = '2025-07-18T23:58:00+05:45';

test('the form stands on the page from 15 to 18 July, for anyone', async ({ openAs, product }) => {
  await setClock(product, FIRST);
  const page = await openAs('newcomer', PAGE);
  const frame = page.locator('iframe[title="Workshop registration form"]');
  for (const at of [LAST, FIRST]) {
    await setClock(product, at);
    await page.reload();
    await expect(frame).toBeVisible();
    await expect(page.getByText(NONE)).toBeHidden();
  }
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-forms allow-scripts allow-same-origin allow-popups',
  );
  await expect(page.getByRole('link', { name: /Open the form in a new tab/ })).toHaveAttribute(
    'href',
    (await frame.getAttribute('src')) ?? '',
  );
  const form = page.frameLocator('iframe[title="Workshop registration form"]');
  await expect(form.getByLabel('Name')).toBeVisible();
  const hidden = () =>
    frame.evaluate((element: HTMLIFrameElement) => {
      const inside = element.contentDocument?.documentElement;
      return inside && inside.scrollHeight - inside.clientHeight;
    });
  await expect.poll(hidden, 'nothing scrolls within what scrolls').toBe(0);
  await expect(form.getByRole('main')).toHaveCount(0);
  await form.getByLabel('Name').fill('Bimala Rai');
  await form.getByLabel('E-mail address').fill('bimala@example.test');
  await form.getByLabel('AI Workshop').check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expectNoAxeViolations(page);

  for (const at of ['2025-07-14T23:58:00+05:45', '2025-07-19T00:00:00+05:45']) {
    await setClock(product, at);
    await page.reload();
    await expect(page.getByText(NONE, { exact: true })).toBeVisible();
    await expect(frame).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Browse Events' }).click();
  await expect(page).toHaveURL(/\/user\/events$/);
});

test('the popup shows five times in a browser, in the window only', async ({ openAs, product }) => {
  await setClock(product, '2025-07-14T23:58:00+05:45');
  const page = await openAs('student', '/user/events');
  const popup = page.getByRole('dialog', { name: 'Workshops Registration Open!' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(popup).toBeHidden();
  // A page that is open would hear of the time by itself, and show it once more.
  await page.goto('about:blank');
  await setClock(product, FIRST);
  for (const view of [1, 2, 3, 4, 5]) {
    await page.goto('/user/events');
    await expect(popup, `view ${view}`).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(popup).toBeHidden();
});

test('the popup leads to the workshops', async ({ openAs, product }) => {
  await setClock(product, LAST);
  const page = await openAs('student', '/user/events');
  const popup = page.getByRole('dialog', { name: 'Workshops Registration Open!' });
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('on a phone it is a strip at the foot, from behind which all can be scrolled', async () => {
    await expect.poll(async () => (await popup.boundingBox())?.width).toBe(360);
    const strip = await popup.boundingBox();
    expect(strip?.height).toBeLessThan(100);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(strip?.y ?? 0);
  });
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await page.reload();
  await popup.getByRole('link', { name: 'See the workshops' }).click();
  await expect(page).toHaveURL(/\/user\/workshops$/);
});
