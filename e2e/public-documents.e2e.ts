import { expect, expectNoAxeViolations, test } from './product.ts';
import { withoutAdvert } from './public-site.ts';

test.use({ sharesProduct: true });

type Manifest = { readonly name: string; readonly icons: readonly { readonly src: string }[] };

test('the head says to machines what the page says to people', async ({ page, product }) => {
  const { origin } = product;
  for (const [path, title] of [
    ['/', 'Pratibha Tech Competition 2025: Empowering The Next Tech Generation.'],
    ['/event/details', 'Guidelines · Pratibha Tech Competition 2025'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const description = await meta('description').getAttribute('content');
    expect(description?.length).toBeGreaterThan(80);
    await expect(meta('og:title')).toHaveAttribute('content', title);
    await expect(meta('og:description')).toHaveAttribute('content', description ?? '');
    await expect(meta('og:url')).toHaveAttribute('content', `${origin}${path}`);
    await expect(meta('og:image')).toHaveAttribute('content', `${origin}/social-card.png`);
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${path}`);
  }
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Pratibha Tech Competition 2025',
    startDate: '2025-08-15T00:00+05:45',
    url: `${origin}/`,
    location: { '@type': 'Place', address: { addressCountry: 'NP' } },
  });
});

test('files for robots and home screens can be fetched', async ({ page, product }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address ?? '');
  const paths = ['/', '/event/details', '/privacy', '/rules', '/editions/2024', '/results'];
  const ofResults = ['/results/1', '/results/2'];
  const listed = [...paths, ...ofResults].map((path) => `${product.origin}${path}`);
  const english = pages.filter((address) => !/^\/ne(\/|$)/.test(new URL(address).pathname));
  expect(english.slice(0, listed.length)).toEqual(listed);
  expect(pages).toHaveLength(2 * english.length);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${product.origin}/sitemap.xml`,
  );
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  expect(manifest.name).toBe('Pratibha Tech Competition');
  await page.goto('/');
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=preload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const icons = manifest.icons.map(({ src }) => src);
  for (const address of [...pages, ...linked, ...icons, '/social-card.png']) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test('an address that leads nowhere is a 404 that shows the way home', async ({ page, guard }) => {
  guard.expectResponse(404, /^\/event\/nothing$/);
  const response = await page.goto('/event/nothing');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText('Oops! You seem to have lost your way.');
  for (const words of [
    '404',
    'Oops! Page not found.',
    "The page you're looking for doesn't exist or has been moved.",
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without JavaScript', () => {
  // A context of its own: Chromium counts the scripts it was told not to run as failed requests.
  const plain = test.extend({
    page: async ({ browser, contextOptions, product }, use) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: product.origin,
        javaScriptEnabled: false,
      });
      await use(await context.newPage());
      await context.close();
    },
  });

  plain('everything can be read and every link works', async ({ page }) => {
    await page.goto('/');
    for (const words of [
      'Registrations: 24 June to 8 August 2025',
      'Registration: 24 June to 8 August 2025.',
      '16 July 2025, extended till 8 August',
      'Two competitions, one question: what can you make?',
      'Every prize in figures',
      'A participant of the first edition',
      'The first edition was held in 2024.',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByText('Register until').first()).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    const picture = page.locator('#gallery').getByRole('link').first();
    expect((await page.request.get((await picture.getAttribute('href')) ?? '')).status()).toBe(200);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/oauth/login?return_to=%2F',
    );

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Guidelines' }).click();
    await expect(page).toHaveURL(/\/event\/details$/);
    const workshop = page.getByText('Graphic Design Workshop');
    await workshop.click();
    await expect(page.getByText('60 min')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register Now', exact: true })).toHaveAttribute(
      'href',
      '/user/events',
    );
  });

  plain('a failed sign-in and a closed account are told', async ({ page }) => {
    await page.goto('/?sign-in-error=failed');
    await expect(page.getByRole('alert')).toContainText('Sign-in did not work.');
    await page.goto('/unauthorized?reason=account-deleted');
    await expect(page.getByRole('heading', { name: 'This account was closed.' })).toBeVisible();
  });
});

test('the whole page can be walked with the keyboard alone', async ({ page }) => {
  await withoutAdvert(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.getByText('Registrations are now open!')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const register = page.getByRole('link', { name: 'Register Now' }).first();
  await expect(register).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login Required!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(register).toBeFocused();

  const walked: string[] = [];
  const last = page.getByRole('contentinfo').getByRole('link', { name: /Kathmandu/ });
  while (!(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    const outline = await focused.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
    walked.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()));
    expect(walked.length).toBeLessThan(60);
  }
  expect(walked.filter((name) => name.startsWith('Enlarge:'))).toHaveLength(12);
  expect(walked).toEqual(
    expect.arrayContaining(['Learn More', 'Guidelines', 'Register Now', 'Show the map']),
  );
});

test('who wants no motion gets none', async ({ page }) => {
  await withoutAdvert(page);
  for (const [reducedMotion, moves] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    // Only on the way to a place of the page it glides.
    await page.goto('/#details');
    const { behavior, names } = await page.evaluate(() => ({
      behavior: getComputedStyle(document.documentElement).scrollBehavior,
      names: [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).animationName !== 'none',
      ).length,
    }));
    expect({ behavior, isMoving: names > 0 }).toEqual({
      behavior: moves ? 'smooth' : 'auto',
      isMoving: moves,
    });
  }
});
test('a browser that is too old is told so, and nobody else', async ({ openAs }) => {
  const paths = ['/', '/event/details', '/user/events'];
  const page = await openAs('student', '/unauthorized');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('#old-browser')).toContainText(
      'Chrome 123, Safari 17.5 or Firefox 125, or any later version',
    );
    await expect(page.locator('#old-browser')).toBeHidden();
  }

  const old = await openAs('student', '/unauthorized');
  await old.route(/\/assets\/shell-.*\.css$/, async (route) => {
    const response = await route.fetch();
    // A selector that no browser knows, as old ones do not know ours.
    const body = (await response.text()).replace(':popover-open', ':of-tomorrow');
    await route.fulfill({ response, body });
  });
  await old.reload();
  for (const path of paths) {
    await old.goto(path);
    // Half a page says nothing of its colours and headings.
    if (path === '/user/events') await expect(old.getByRole('article').first()).toBeVisible();
    await expect(old.getByRole('complementary', { name: 'Your browser' })).toBeInViewport();
    await expectNoAxeViolations(old);
  }
});

test('phones do not enlarge the text by themselves', async ({ page }) => {
  const asked = page.waitForResponse(/\/assets\/shell-.*\.css$/);
  await page.goto('/');
  expect(await (await asked).text()).toContain('-webkit-text-size-adjust:100%');
});

test('what both documents need on every page is fetched once for both', async ({ openAs }) => {
  const page = await openAs('student', '/');
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return [...html.matchAll(/\/assets\/[\w-]+\.js/g)].map(([script]) => script);
  };
  const ofPublic = await scriptsOf('/');
  const ofApp = await scriptsOf('/user/events');
  const shared = ofPublic.filter((script) => ofApp.includes(script)).sort();
  expect(shared.map((script) => script.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    '/assets/react',
    '/assets/rolldown-runtime',
    '/assets/shell',
  ]);
  // Beside them its own start, and what the app document asks for on some pages only.
  expect(ofPublic).toHaveLength(4);
});

test('the handbook is led to from the footer and from the console, and is clean', async ({
  page,
  openAs,
}) => {
  await withoutAdvert(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveTitle(/^Help for students · /);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('link', { name: 'All help' })).toHaveCount(0);
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'Set up a year' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a year');

  const admin = await openAs('admin', '/admin/events');
  await admin.setViewportSize({ width: 1280, height: 800 });
  const opened = admin.waitForEvent('popup');
  const menu = admin.getByRole('navigation', { name: 'Admin menu' });
  await menu.getByRole('link', { name: 'Help (in a new tab)' }).click();
  await expect(await opened).toHaveTitle(/^Open an event · /);
});
