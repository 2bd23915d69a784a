import { cutOff } from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

const NOTICES = {
  cancelled: 'You are not signed in. The sign-in was cancelled.',
  expired: 'That took too long.',
  failed: 'Sign-in did not work.',
  'provider-unreachable': 'The sign-in service cannot be reached.',
  'email-missing': 'Your account gave us no e-mail address.',
  'email-letters':
    'Your e-mail address has letters that we cannot take. An address here has only letters from a to z',
  'email-unverified': 'Your e-mail address is not verified yet.',
  'email-taken': 'This e-mail address already belongs to another account.',
  unavailable: 'We cannot sign you in right now.',
};

test.beforeEach(async ({ page }) => {
  await withoutAdvert(page);
});

test('every failed sign-in is told, with the way on', async ({ page }) => {
  for (const [code, words] of Object.entries(NOTICES)) {
    await page.goto(`/?sign-in-error=${code}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(words);
    await expect(notice).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    await expect(notice.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/api/oauth/login?return_to=%2F',
    );
    await notice.getByRole('button', { name: 'Close this message' }).click();
    await expect(notice).toBeHidden();
  }
  await page.reload();
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a sign-in without its beginning ends at such a message', async ({ page }) => {
  await page.goto('/api/oauth/callback?code=x&state=y');
  await expect(page.getByRole('alert')).toContainText('That took too long.');
  await expectNoAxeViolations(page);
  // With motion one page glides into the next, which both have to agree to.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /student@example\.test/ }).click();
  await expect(page.getByTitle(/^Account of/)).toBeVisible();
});

test('a reason that nobody knows tells nothing', async ({ page }) => {
  await page.goto('/?sign-in-error=%3Cb%3E');
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who follows a link to what needs a sign-in gets a page, and signs in from there', async ({
  page,
  guard,
}) => {
  const copy = /\/admin\/registrations\/export$/;
  guard.expectResponse(401, copy);
  await page.goto('/api/admin/registrations/export');
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in first · Pratibha');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /student@example\.test/ }).click();
  await expect(page.getByTitle(/^Account of/)).toBeVisible();
  guard.expectResponse(403, copy);
  await page.goto('/api/admin/registrations/export');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('who has a closed account is told so', async ({ page }) => {
  await page.goto('/unauthorized?reason=account-deleted');
  await expect(page.getByRole('heading', { name: 'This account was closed.' })).toBeVisible();
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page).toHaveTitle(/^Account closed/);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Write to the organisers' }),
  ).toHaveAttribute('href', /^mailto:/);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a closed account that signs in ends there', async ({ page, openAs }) => {
  await openAs('new-leaver', '/unauthorized');
  const desk = await openAs('superadmin', '/admin/users');
  const found = await desk.request.get('/api/admin/users?q=new-leaver');
  const users = (await found.json()) as { id: number }[];
  const cookies = await desk.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const response = await desk.request.delete(`/api/admin/users/${users[0]?.id}`, {
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
  });
  expect(response.status()).toBe(200);
  await page.goto('/api/oauth/login?login_hint=new-leaver%40example.test');
  await expect(page.getByRole('heading', { name: 'This account was closed.' })).toBeVisible();
});

for (const target of [
  '/user/events?tab=ended',
  '/user/event-registrations',
  '/user/update-profile',
]) {
  test(`the guard sends a visitor of ${target} to sign in and back`, async ({ page }) => {
    await page.goto(target);
    const dialog = page.getByRole('dialog', { name: 'Login Required!' });
    await expect(dialog).toContainText('Please Sign In to continue');
    await expect(dialog.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await dialog.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: /student@example\.test/ }).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === target);
    await expect(page.getByTitle(/^Account of/)).toBeVisible();
  });
}

test('closing the modal forgets the target', async ({ page }) => {
  await page.goto('/admin/users?status=ACTIVE');
  const dialog = page.getByRole('dialog', { name: 'Login Required!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a wrong role is told so at /unauthorized', async ({ openAs }) => {
  const page = await openAs('student', '/user/events');
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(
    page.getByRole('heading', { name: 'This page is not for your role.' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a part that cannot be fetched leaves the page whole', async ({ openAs }) => {
  const page = await openAs('student', '/unauthorized');
  await page.route(/\/assets\/(signed-in|AdvertPopup)-.*\.js$/, cutOff);
  const fetched = ['signed-in', 'AdvertPopup'].map((part) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(`/${part}-`)),
  );
  await page.goto('/');
  await Promise.all(fetched);
  await expect(page.getByRole('link', { name: 'Register Now' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectNoAxeViolations(page);
});

/** What the browsers inside apps call themselves on an Android phone and on an iPhone. */
const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android (33/13; 300dpi; 720x1465; samsung; SM-A135F; a13; exynos850; en_US; 607720862)';
const FACEBOOK =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.38.106;FBBV/608990206;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]';

test('inside an app, where Google refuses, one is told the way to a browser', async ({
  page,
  context,
  product,
}) => {
  const callItself = (userAgent: string) =>
    page.addInitScript((name) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => name, configurable: true });
    }, userAgent);
  await context.grantPermissions(['clipboard-read']);
  await callItself(INSTAGRAM);
  const target = '/user/events?tab=ended';
  await page.goto(target);
  const dialog = page.getByRole('dialog', { name: 'Login Required!' });
  await expect(dialog).toContainText('Please Sign In to continue');
  await expect(dialog).toContainText(
    'This page is open inside Instagram, where Google does not let anybody sign in. Open it in your browser',
  );
  const { host } = new URL(product.origin);
  await expect(dialog.getByRole('link', { name: 'Open in the browser' })).toHaveAttribute(
    'href',
    `intent://${host}${target}#Intent;scheme=http;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(product.origin + target)};end`,
  );
  await expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/api/oauth/login?return_to=${encodeURIComponent(target)}`,
  );
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('status')).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.origin + target);
  await expectNoAxeViolations(page);

  await callItself(FACEBOOK);
  await page.goto('/event/details');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(dialog).toContainText('open inside Facebook');
  await expect(dialog).toContainText('open Safari and paste it there');
  await expect(dialog.getByRole('link', { name: 'Open in the browser' })).toHaveCount(0);
  await expect(dialog.getByLabel('Link to this page')).toHaveValue(
    `${product.origin}/event/details`,
  );
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Who would you like to be?' })).toBeVisible();
});
