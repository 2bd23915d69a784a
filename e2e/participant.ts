import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import type { Account } from './product.ts';
import { takeToasts, wordsOf } from './toasts.ts';

/** The events of the demo that the participant's tests act on. */
export const EVENTS = {
  photoStory: 4,
  graphicDesign: 7,
  webDesign: 8,
  openSourceDay: 11,
} as const;

type OpenAs = (account: Account, path: string) => Promise<Page>;

/** A light page of the product on which nothing happens by itself. */
const QUIET_PAGE = '/unauthorized';

export const PROFILE = {
  name: 'Bimala Rai',
  mobile: '9800000123',
  dob: '2007-04-14',
  gender: 'FEMALE',
  address: 'Lakeside, Pokhara',
  college_name: 'Example Secondary School',
  college_address: 'Pokhara',
} as const;

/** Fills the form of the profile. */
export async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(PROFILE.name);
  await page.getByLabel('Mobile number').fill(PROFILE.mobile);
  await page.getByLabel('Date of birth').fill(PROFILE.dob);
  await page.getByLabel('Gender').selectOption(PROFILE.gender);
  await page.getByLabel('Address', { exact: true }).fill(PROFILE.address);
  await page.getByLabel('College name').fill(PROFILE.college_name);
  await page.getByLabel('College address').fill(PROFILE.college_address);
}

/** A call of the API with the session of the page, past its interface. Returns the body. */
export async function call<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: {
      'x-xsrf-token': decodeURIComponent(token),
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** A new person with a complete profile, at `path`; `name` must be new in the test file. */
export async function openParticipant(openAs: OpenAs, name: string, path: string): Promise<Page> {
  const page = await openAs(`new-${name}`, QUIET_PAGE);
  await call(page, 'PUT', '/user/profile', PROFILE);
  await page.goto(path);
  return page;
}

/** As above, registered for an event that asks the default question. The clock must allow it. */
export async function openRegistered(openAs: OpenAs, name: string, eventId: number): Promise<Page> {
  const page = await openParticipant(openAs, name, QUIET_PAGE);
  await call(page, 'POST', `/user/events/${eventId}/register`, {
    event_answers: [{ 1: 'Facebook' }],
  });
  return page;
}

/** An organiser's decision about the submission `id`. */
export async function review(
  openAs: OpenAs,
  id: number,
  decision: { status: string; remarks: string },
): Promise<void> {
  const desk = await openAs('eventadmin', QUIET_PAGE);
  await call(desk, 'PUT', `/admin/submissions/${id}/review`, decision);
}

/**
 * Takes out of the documents of who is signed in what the server rendered into them, as it leaves
 * it out itself where the database does not answer in time: pages then begin with their calls.
 */
export async function withoutFirstView(page: Page): Promise<void> {
  await page.route(/\/(user|admin)\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/(<div id="root">)[^]*(<\/div>\s*<noscript>)/, '$1$2')
      .replace(/(id="begin">)[^<]*/, '$1');
    return route.fulfill({ response, body });
  });
}

export function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/**
 * Asserts that on a phone no card of an event is higher than what its browser leaves, less an edge.
 */
export async function expectLowCards(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const heights = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => ({
      title: card.querySelector('h2')?.textContent,
      height: card.getBoundingClientRect().height,
    })),
  );
  expect(heights).toHaveLength(12);
  expect(heights.filter(({ height }) => height > 480)).toEqual([]);
}

/** Cuts the connection under one call, as a browser sees it that loses the network. */
export function cutOff(route: Route): Promise<void> {
  return route.abort('aborted');
}

/** Answers as a proxy does whose server is away. */
export function unavailable(route: Route): Promise<void> {
  return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });
}

/** Clicks twice before the page draws anything in between, as a quick hand on a busy phone does. */
export function doubleClick(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** A gate to hold responses behind until the test opens it. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  return { hold, open: () => resolve() };
}

/** What a page asks for from now on, until that has come. */
export function underWayOf(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return underWay;
}

/** Default toasts and those of the profile menu (R9.13, R9.14). */
export const TOASTS = {
  standard: { place: 'top-right', duration: '5s', hasBar: true },
  account: { place: 'top-center', duration: '2s', hasBar: false },
} as const;

/**
 * Asserts text, place, time and bar of a toast, lets its time run out, and asserts that it goes.
 * The time is the one of its bar's animation, which is what ends a toast.
 */
export async function expectToast(
  page: Page,
  text: string | RegExp,
  { place, duration, hasBar }: (typeof TOASTS)[keyof typeof TOASTS] = TOASTS.standard,
): Promise<void> {
  const words = typeof text === 'string' ? new RegExp(wordsOf(text)) : text;
  expect(await takeToasts(page, words, { place })).toMatchObject([{ duration, hasBar }]);
  const toast = page
    .locator(`.Toastify__toast-container--${place} .Toastify__toast`)
    .filter({ hasText: text });
  await toast.locator('.Toastify__progress-bar--animated').evaluateAll((bars) => {
    for (const animation of bars.flatMap((bar) => bar.getAnimations())) animation.finish();
  });
  await expect(toast).toHaveCount(0);
}

/**
 * From its next document on the page is of somebody who does not save data: all pages come ahead.
 */
export function spendData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { connection } = navigator as unknown as { connection: object };
    Object.defineProperty(connection, 'saveData', { value: false });
  });
}
