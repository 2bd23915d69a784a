import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import {
  call,
  cardOf,
  EVENTS,
  gate,
  openParticipant,
  PROFILE,
  spendData,
  unavailable,
} from './participant.ts';
import { expect, expectNoAxeViolations, test } from './product.ts';
import { setClock } from './product-process.ts';

/** What a first visit of the list of events may fetch, the document too and the calls not. */
const MOST_FILES = 25;
const PARTS = 'pages dialogs questionnaire afterwards bar NotificationsPage'.split(' ');

/** The scripts of a page, but for the one that runs first. */
const SCRIPTS = /\/assets\/.*\.js$/;

const PAGES = {
  '/user/events': 'Graphic Design',
  [`/user/events/${EVENTS.graphicDesign}`]: 'Graphic Design',
  '/user/event-registrations': 'Graphic Design',
  '/user/work-submissions': "You haven't submitted to any events yet.",
  '/user/workshops': 'Open the form in a new tab',
  '/user/update-profile': PROFILE.college_name,
} as const;

/** Requests for lists of the person, and for who it is. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('every page of a student is whole before a script runs', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'reader', '/unauthorized');
  await call(page, 'POST', `/user/events/${EVENTS.graphicDesign}/register`, {
    event_answers: [{ 1: 'Facebook' }],
  });
  // What the page before asks for when it is idle is not of these.
  await page.goto('about:blank');
  const { hold, open } = gate();
  await page.route(SCRIPTS, hold);
  for (const [path, words] of Object.entries(PAGES)) {
    const calls = callsOf(page);
    let response = await page.goto(path, { waitUntil: 'commit' });
    // A busy machine sends a page without what it shows, rather than late (ADR 27).
    await expect
      .poll(async () => {
        const isWhole = (await response?.text())?.includes(words.replaceAll("'", '&#x27;'));
        if (!isWhole) response = await page.goto(path, { waitUntil: 'commit' });
        return isWhole;
      }, path)
      .toBe(true);
    await expect(
      page
        .getByText(words)
        .or(page.locator(`[value="${words}"]`))
        .first(),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^Account of/ }).or(page.getByTitle(/^Account of/)),
    ).toBeVisible();
    expect(calls, path).toEqual([]);
    expect(response?.headers()['cache-control']).toBe('no-store');
  }
  open();
});

test('a page that runs asks who is there once, and for no list', async ({ openAs }) => {
  const page = await openAs('student', '/unauthorized');
  await page.goto('about:blank');
  const calls = callsOf(page);
  const profile = page.waitForResponse('**/api/user/profile');
  await page.goto('/user/events');
  await profile;
  const upcoming = page.getByRole('button', { name: 'Upcoming' });
  await upcoming.click();
  await expect(upcoming).toHaveAttribute('aria-pressed', 'true');
  // The bell asks for its count once the page is idle.
  const others = calls.filter((each) => each !== 'GET /api/user/notifications/unread');
  expect(others).toEqual(['GET /api/user/profile']);
});

test('a list that is old by the time the page runs is fetched again, and says so where it fails', async ({
  openAs,
  product,
  guard,
}) => {
  guard.expectResponse(503, /available\/events$/);
  guard.expectFault(/^console: /);
  const page = await openAs('student', '/unauthorized');
  await setClock(product, '2025-07-16T10:00:00+05:45');
  await page.route('**/api/user/available/events', unavailable);
  const { hold, open } = gate();
  await page.route(SCRIPTS, hold);
  await page.goto('/user/events', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await setClock(product, '2025-07-16T10:10:00+05:45');
  open();
  const told = page.getByRole('alert').filter({ hasText: 'could not be fetched again' });
  await expect(told).toBeVisible();
  await expect(page.getByText('12 events')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/user/available/events');
  await told.getByRole('button', { name: 'Try Again' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByText('12 events')).toBeVisible();
});

test('until it is loaded a page asks for no script but those that its document names', async ({
  openAs,
  page: visitor,
}) => {
  // Of a visitor's page, as it is where nobody tries the product out: a demo's bar comes by itself.
  await visitor.route('**/api/public/site', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), demo: null } });
  });
  const student = await openAs('student', '/unauthorized');
  for (const [page, path] of [
    [visitor, '/'],
    [student, '/user/events'],
    [student, `/user/events/${EVENTS.graphicDesign}`],
  ] as const) {
    // What the page before asks for when it is idle is not of this one.
    await page.goto('about:blank');
    const document = await (await page.goto(path))?.text();
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { loadEventStart } = navigation as PerformanceNavigationTiming;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadEventStart)
        .map(({ name }) => new URL(name).pathname);
    });
    const scripts = early.filter((each) => SCRIPTS.test(each));
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(
      scripts.filter((each) => !document?.includes(`"${each}"`)),
      path,
    ).toEqual([]);
  }
});

test('a first visit fetches few files, and all that a student may open', async ({ openAs }) => {
  const student = await openAs('student', '/unauthorized');
  await student.goto('about:blank');
  await spendData(student);
  const asked = new Set<string>();
  const open = new Set<Request>();
  student.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The icon is asked for whenever the browser likes, here or on the page before.
    if (pathname.startsWith('/api/') || pathname === '/favicon.svg') return;
    asked.add(pathname);
    open.add(request);
  });
  student.on('requestfinished', (request) => void open.delete(request));
  await student.goto('/user/events');
  for (const part of PARTS)
    await expect.poll(() => [...asked].some((path) => path.includes(part)), part).toBe(true);
  await expect.poll(() => open.size).toBe(0);
  expect([...asked].length, [...asked].join(' ')).toBeLessThanOrEqual(MOST_FILES);
});

test('nothing moves while a page comes to life', async ({ openAs }) => {
  const page = await openAs('student', '/unauthorized');
  for (const path of Object.keys(PAGES)) {
    const profile = page.waitForResponse('**/api/user/profile');
    await page.goto(path);
    await profile;
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = (list: PerformanceObserverEntryList) =>
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
          let sum = 0;
          new PerformanceObserver((list) => (sum += seen(list))).observe({
            type: 'layout-shift',
            buffered: true,
          });
          requestIdleCallback(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift, path).toBe(0);
  }
});

test('without scripts lists, states and reasons can be read, and links work', async ({
  openAs,
  browser,
  contextOptions,
  product,
}) => {
  const signedIn = await openAs('student', '/unauthorized');
  const storageState = await signedIn.context().storageState();
  const settings = { ...contextOptions, baseURL: product.origin, storageState };
  const context = await browser.newContext({ ...settings, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/user/events');
  const card = cardOf(page, 'Graphic Design');
  await expect(card).toBeVisible();
  await expect(page.getByText('12 events')).toBeVisible();
  await card.getByRole('link', { name: 'Graphic Design', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Graphic Design', exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All events' }).click();
  await expect(page.getByText('12 events')).toBeVisible();
  await context.close();
});

test('what is pressed and typed before the page runs is done once it does', async ({ openAs }) => {
  const page = await openParticipant(openAs, 'early', '/unauthorized');
  let { hold, open } = gate();
  await page.route(SCRIPTS, (route) => hold(route));
  await page.goto('/user/events', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'early' in window);
  const register = cardOf(page, 'Graphic Design').getByRole('button', { name: /^Register/ });
  await register.click();
  await expect(page.locator('html')).toHaveAttribute('data-pressed');
  const form = page.getByRole('dialog', { name: /Graphic Design/ });
  await expect(form).toHaveCount(0);
  open();
  await expect(form).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-pressed');
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/events$/);

  ({ hold, open } = gate());
  await page.goto('/user/update-profile', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'early' in window);
  await page.getByLabel('College name').fill('Another College');
  await page.getByLabel('Gender').selectOption('OTHER');
  await page.getByRole('button', { name: /Save|Update/ }).click();
  await expect(page).toHaveURL(/update-profile$/);
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  open();
  expect((await saved).postDataJSON()).toMatchObject({
    ...PROFILE,
    college_name: 'Another College',
    gender: 'OTHER',
  });
  await expect(page).toHaveURL(/\/user\/events$/);
});

test('a row that is pressed before the page runs opens once it does', async ({ openAs }) => {
  const page = await openAs('internal', '/unauthorized');
  const { hold, open } = gate();
  await page.route(SCRIPTS, (route) => hold(route));
  await page.goto('/user/work-submissions', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'early' in window);
  const cell = page.getByRole('cell').filter({ hasText: 'Accepted' }).first();
  await cell.click();
  await expect(page.locator('html')).toHaveAttribute('data-pressed');
  open();
  await expect(page.getByRole('dialog').filter({ hasText: 'Well done!' })).toBeVisible();
});

test('the document is small, says nothing to others, and holds what it shows', async ({
  openAs,
}) => {
  const page = await openAs('student', '/unauthorized');
  const response = await page.request.get('/user/events');
  const html = await response.text();
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  expect(brotliCompressSync(html, quality).length).toBeLessThanOrEqual(16_384);
  const blocking = html.match(/<link rel="stylesheet"(?![^>]* disabled)|<script (?!type|async)/g);
  expect(blocking?.length ?? 0).toBeLessThanOrEqual(2);
  expect(html).toContain('Asmita Gurung');
  expect(/id="begin">([^<]*)</.exec(html)?.[1]).toContain('"GET /user/available/events"');
});

test('whoever may not see a page is sent on', async ({ page, openAs }) => {
  await page.goto('/user/events?tab=ended');
  const dialog = page.getByRole('dialog', { name: 'Login Required!' });
  await expect(dialog).toContainText('Please Sign In to continue');
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    `/api/oauth/login?return_to=${encodeURIComponent('/user/events?tab=ended')}`,
  );
  await expectNoAxeViolations(page);
  await page.goto(`/?sign-in=${encodeURIComponent('/\\evil.example')}`);
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/api/oauth/login?return_to=%2F');
  const student = await openAs('student', '/unauthorized');
  await student.goto('/user');
  await expect(student).toHaveURL(/\/user\/events$/);
});
