import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { XSRF_COOKIE, xsrfTokenOf } from '../../apps/server/src/platform/session/cookies.ts';
import type { DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import { startProduct } from '../product.ts';
import { tokenOf } from '../students.ts';

const ROUNDS = 5;
/** What Lighthouse calls slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PROCESSOR_SLOWDOWN = 4;

/** The checks of `npm run sizes`: which files a page loads, and how much they may weigh. */
type Budget = {
  readonly name: string;
  readonly path: readonly string[];
  readonly limit: string;
  readonly brotli: boolean;
};
const BUDGETS = new URL('../../scripts/sizes.mjs', import.meta.url).href;

function sizeFigure({ name, path, limit, brotli }: Budget): Figure {
  const pack = brotli ? brotliCompressSync : gzipSync;
  const bytes = path.reduce((sum, file) => sum + pack(readFileSync(file)).length, 0);
  return {
    part: 'web',
    what: `${name}, ${brotli ? 'brotli' : 'gzip'}`,
    value: bytes / 1000,
    unit: 'kB',
    target: { atMost: Number.parseFloat(limit) },
  };
}

async function slowPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const token = tokenOf(20);
  await context.addCookies([
    { name: 'pratibha_session', value: token, url: origin },
    { name: XSRF_COOKIE, value: xsrfTokenOf(token), url: origin },
  ]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  return page;
}

/** Milliseconds from the address to the moment at which the text can be seen. */
async function timeTo(browser: Browser, origin: string, path: string, text: string | null) {
  const page = await slowPage(browser, origin);
  const begun = performance.now();
  await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: 60_000 });
  const thing = text === null ? page.locator('h1') : page.getByText(text);
  await thing.first().waitFor({ state: 'visible', timeout: 60_000 });
  const took = performance.now() - begun;
  await page.context().close();
  return took;
}

async function times(browser: Browser, origin: string): Promise<Figure[]> {
  const pages = [
    { what: 'landing page: heading', path: '/', text: null },
    { what: 'events, signed in: first card', path: '/user/events', text: 'Event number 3' },
    {
      what: 'my registrations: first row',
      path: '/user/event-registrations',
      text: 'Event number',
    },
  ];
  const figures: Figure[] = [];
  for (const { what, path, text } of pages) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      took.push(await timeTo(browser, origin, path, text));
    }
    figures.push(
      repeated(took, { part: 'web', what: `${what} on slow 4G with 4× processor`, unit: 'ms' }),
    );
  }
  return figures;
}

/** What every page weighs, and how long a slow phone on a slow network waits for it. */
export async function measureWeb(databaseServer: DatabaseServer): Promise<Figure[]> {
  const { budgets } = (await import(BUDGETS)) as { budgets: () => Budget[] };
  const database = await databaseServer.database({ people: 100, registrations: 100 });
  const product = await startProduct({ databaseUrl: database.url });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
    ],
  });
  try {
    return [...budgets().map(sizeFigure), ...(await times(browser, product.origin))];
  } finally {
    await browser.close();
    await product.stop();
  }
}
