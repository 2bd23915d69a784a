import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import { startProduct } from '../product.ts';
import { launchBrowser, openOrganiser, slowPage } from '../slow-phone.ts';

const ROUNDS = 7;
/** As many as the demo has. */
const WORKS = 431;
const PATIENCE = { timeout: 60_000 };

/** What a visit of the list of works took. */
type Visit = {
  /** Milliseconds until its first row could be seen. */
  readonly row: number;
  /** What was asked for until the page was loaded, the document too. */
  readonly requests: number;
  readonly bytes: number;
};

/** Runs in the page: notes the first frame that has a row, by the page's own clock. */
function watchFirstRow(): void {
  const look = (now: number) => {
    const row = document.querySelector('main tbody tr[data-opens]');
    const isThere = row?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (isThere) Object.assign(globalThis, { firstRow: now });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page; null until it is loaded and a row was painted. */
function visitSoFar(): Visit | null {
  const { firstRow } = globalThis as { firstRow?: number };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { loadEventEnd = 0, transferSize = 0 } = navigation ?? {};
  if (firstRow === undefined || paint === undefined || loadEventEnd === 0) return null;
  const early = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ startTime }) => startTime < loadEventEnd,
  );
  return {
    row: Math.max(firstRow, paint.startTime),
    requests: early.length + 1,
    bytes: early.reduce((sum, each) => sum + each.transferSize, transferSize),
  };
}

async function visit(page: Page): Promise<Visit> {
  await page.addInitScript(watchFirstRow);
  await page.goto('/admin/submissions', { waitUntil: 'commit', ...PATIENCE });
  const seen = await page.waitForFunction(visitSoFar, undefined, PATIENCE);
  const found = (await seen.jsonValue()) as Visit;
  await page.close();
  return found;
}

const PLACES = {
  phone: {
    open: slowPage,
    where: 'on slow 4G with 4× processor',
    goals: { cold: 1_800, warm: 1_000 },
  },
  desk: {
    open: (context: BrowserContext) => context.newPage(),
    where: 'at a desk',
    goals: { cold: 350, warm: 300 },
  },
} as const;
const NAMES = ['phone', 'desk'] as const;

async function measureRows(browser: Browser, origin: string): Promise<Figure[]> {
  const visits = NAMES.map((name) => ({ name, cold: [] as Visit[], warm: [] as Visit[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, cold, warm } of visits) {
      const context = await openOrganiser(browser, origin, name);
      for (const kept of [cold, warm]) kept.push(await visit(await PLACES[name].open(context)));
      await context.close();
    }
  }
  return visits.flatMap(({ name, cold, warm }) => {
    const { where, goals } = PLACES[name];
    const figure = (
      of: readonly Visit[],
      take: (each: Visit) => number,
      what: string,
      unit: string,
      atMost?: number,
    ) =>
      repeated(of.map(take), {
        part: 'console',
        what: `list of works, ${what} ${where}`,
        unit,
        ...(atMost === undefined ? {} : { target: { atMost } }),
      });
    return [
      figure(cold, ({ row }) => row, 'first row', 'ms', goals.cold),
      figure(warm, ({ row }) => row, 'first row, files at hand,', 'ms', goals.warm),
      figure(cold, ({ requests }) => requests, 'requests until it is loaded', '', 20),
      figure(cold, ({ bytes }) => bytes / 1000, 'fetched until it is loaded', 'kB'),
    ];
  });
}

/** How long an organiser waits for the first row of a list: on a slow phone and at a desk. */
export async function measureConsole(databaseServer: DatabaseServer): Promise<Figure[]> {
  const database = await databaseServer.database({
    people: WORKS,
    registrations: WORKS,
    works: true,
  });
  const product = await startProduct({ databaseUrl: database.url });
  const browser = await launchBrowser();
  try {
    return await measureRows(browser, product.origin);
  } finally {
    await browser.close();
    await product.stop();
  }
}
