import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { XSRF_COOKIE, xsrfTokenOf } from '../apps/server/src/platform/session/cookies.ts';
import { ORGANISER, tokenOf } from './students.ts';

/** What Lighthouse calls slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PROCESSOR_SLOWDOWN = 4;
const PATIENCE = { timeout: 60_000 };
/**
 * Collects how long the events of interactions took, by the browser's own clock; from 16 ms it
 * tells.
 */
const WATCH_INTERACTIONS = `
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) durations.push(duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });`;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
    ],
  });
}

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** A phone of person 20 that has never been here; what it fetches, its pages keep. */
export function openPhone(browser: Browser, origin: string): Promise<BrowserContext> {
  return openAs(20, browser, { ...PHONE, baseURL: origin });
}

/** A browser of the organiser that has never been here: a phone, or one at a desk. */
export function openOrganiser(
  browser: Browser,
  origin: string,
  place: 'phone' | 'desk',
): Promise<BrowserContext> {
  const device = place === 'phone' ? PHONE : { viewport: { width: 1280, height: 800 } };
  return openAs(ORGANISER, browser, { ...device, baseURL: origin });
}

async function openAs(
  person: number,
  browser: Browser,
  settings: BrowserContextOptions & { baseURL: string },
): Promise<BrowserContext> {
  const context = await browser.newContext(settings);
  const token = tokenOf(person);
  await context.addCookies([
    { name: 'pratibha_session', value: token, url: settings.baseURL },
    { name: XSRF_COOKIE, value: xsrfTokenOf(token), url: settings.baseURL },
  ]);
  return context;
}

/** A tab of that phone: slow 4G, and a quarter of this machine's processor. */
export async function slowPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const devTools = await phone.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  return page;
}

/** What a visit waits for. */
export type Wait = {
  readonly path: string;
  /** The words that make the page worth its name; by default its heading. */
  readonly text?: string;
};

/** Milliseconds from the address to the moment at which the text can be seen. */
export async function timeToSee(phone: BrowserContext, { path, text }: Wait): Promise<number> {
  const page = await slowPage(phone);
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit', ...PATIENCE });
  const thing = text === undefined ? page.locator('h1') : page.getByText(text);
  await thing.first().waitFor({ state: 'visible', ...PATIENCE });
  const took = performance.now() - begun;
  await page.close();
  return took;
}

/** The same and, on the list of events, the moment at which a press of a filter has its effect. */
export async function timeToEvents(
  phone: BrowserContext,
  { path, text = '' }: Wait,
): Promise<{ seen: number; interactive: number }> {
  const page = await slowPage(phone);
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit', ...PATIENCE });
  await page
    .getByText(text)
    .first()
    .waitFor({ state: 'visible', ...PATIENCE });
  const seen = performance.now() - begun;
  // Pressed as soon as it is there, like somebody who does not wait.
  await page.getByRole('button', { name: 'Upcoming', exact: true }).tap(PATIENCE);
  await page
    .getByRole('button', { name: 'Upcoming', exact: true, pressed: true })
    .waitFor(PATIENCE);
  const interactive = performance.now() - begun;
  await page.close();
  return { seen, interactive };
}

/**
 * Interaction to next paint, in milliseconds, of opening the questionnaire: the longest of the
 * events of one tap as the browser itself measures them, in steps of eight.
 */
export async function inpOfQuestionnaire(phone: BrowserContext): Promise<number> {
  const page = await slowPage(phone);
  await page.addInitScript({ content: WATCH_INTERACTIONS });
  await page.goto('/user/events', PATIENCE);
  // As with a student who has read the list: what is fetched when nothing else is to do is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/questionnaire')),
  );
  await page
    .getByRole('button', { name: /^Register: / })
    .first()
    .tap();
  await page
    .getByRole('dialog', { name: /^Register for / })
    .getByRole('radiogroup')
    .first()
    .waitFor();
  // A function: the pages let no text be run as a script.
  const inp = await page.waitForFunction(() => {
    const { durations } = globalThis as unknown as { durations: number[] };
    return durations.length > 0 && Math.max(...durations);
  });
  const took = Number(await inp.jsonValue());
  await page.close();
  return took;
}
