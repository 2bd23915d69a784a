import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ALIKE, markAlikeRows } from './alike-rows.ts';
import { newDatabase } from './databases.ts';
import { type FontSet, layOutFonts } from './fonts.ts';
import { PageGuard } from './page-guard.ts';
import { type Product, type ProductOptions, setClock, startProduct } from './product-process.ts';

export { expect };

/** The accounts of the demo; any other address at example.test creates a new person. */
export type Account =
  | 'superadmin'
  | 'admin'
  | 'eventadmin'
  | 'student'
  | 'newcomer'
  | 'internal'
  | `new-${string}`;

type Room = { readonly of: string; readonly product: Product; file: string };

/** The product of a file, and beside it the one that files share which leave it as it is. */
type Rooms = { own: Room | null; shared: Room | null };

type TestFixtures = {
  /**
   * Whether the pages of a file meet other people's sites, which then answer blank. A file says so
   * with `test.use({ elsewhere: true })`; in the others such a request fails, and the test with it,
   * and the browser saves data, so that the footer's map asks nobody by itself.
   * Looking at every request for it also keeps the browser from caching, which costs time.
   */
  elsewhere: boolean;
  /** Where the business clock begins; a file sets it with `test.use({ clockStart })`. */
  clockStart: string;
  /** More settings of the product for a file. */
  settings: NonNullable<ProductOptions['settings']>;
  /**
   * By which name people reach the product; 'plain.test' is one that browsers trust as little as
   * any.
   */
  host: string;
  /**
   * Whether the tests of a file leave to others what they would meet: they read, and act as people
   * whom they make themselves, and let the clock run. A file says so with `test.use({
   * sharesProduct: true })`, and shares a product with its like, whose clock goes to its
   * `clockStart`.
   */
  sharesProduct: boolean;
  /**
   * The running product; a test file gets one of its own, with fresh data, unless it only reads.
   */
  product: Product;
  /** Names the refusals a step means to get. */
  guard: PageGuard;
  /** A page of a browser of its own, signed in, at `path`. Several people meet in one test. */
  openAs: (account: Account, path: string) => Promise<Page>;
};

/** The fonts that the browser sees; a project of playwright.config.ts chooses them. */
export type FontOptions = { fonts: FontSet };

/** A file that sets one of these for itself gets another browser, whose start costs seconds. */
type WorkerFixtures = FontOptions & { rooms: Rooms };

/** What the colours of a page decide. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Ends what a test answers itself: of a page that asks every few seconds something may be under way
 * as the test ends, and is no fault then.
 */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  const places = [context, ...context.pages()];
  const left = places.map((place) => place.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.allSettled(left);
}

/** The address that signs an account in without a page and goes on to `path`. */
function signInPath(account: Account, path: string): string {
  const query = new URLSearchParams({
    login_hint: `${account}@example.test`,
    return_to: path,
  });
  return `/api/oauth/login?${query}`;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  clockStart: ['2025-07-16T10:00:00+05:45', { option: true }],
  settings: [{}, { option: true }],
  host: ['localhost', { option: true }],
  sharesProduct: [false, { option: true }],

  fonts: ['wide', { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, fonts }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pratibha-fonts-'));
      const FONTCONFIG_FILE = await layOutFonts(fonts, folder);
      await use({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE } });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  rooms: [
    async ({}, use) => {
      const rooms: Rooms = { own: null, shared: null };
      await use(rooms);
      await Promise.all([rooms.own?.product.stop(), rooms.shared?.product.stop()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  product: [
    async ({ rooms, sharesProduct, clockStart, settings, host }, use, testInfo) => {
      const which = sharesProduct ? 'shared' : 'own';
      const of = JSON.stringify([sharesProduct || [testInfo.file, clockStart], settings, host]);
      let room = rooms[which];
      if (room?.of !== of) {
        rooms[which] = null;
        await room?.product.stop();
        // What was prepared has its first start behind it.
        const database = 'FIRST_START' in settings ? null : await newDatabase();
        const product = await startProduct({ clockStart, settings, host, database });
        room = { of, product, file: testInfo.file };
        rooms[which] = room;
      }
      if (room.file !== testInfo.file) {
        await setClock(room.product, clockStart);
        room.file = testInfo.file;
      }
      const { product } = room;
      await use(product);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('what the product printed', { body: product.output() });
      }
    },
    { timeout: 300_000 },
  ],

  baseURL: async ({ product }, use) => use(product.origin),

  elsewhere: [false, { option: true }],

  guard: async ({ product, elsewhere }, use) => {
    const guard = new PageGuard(product.origin, elsewhere);
    await use(guard);
    guard.verify();
  },

  context: async ({ context, guard }, use) => {
    await guard.watch(context);
    await use(context);
    await leaveRoutes(context);
  },

  openAs: async ({ browser, contextOptions, guard, product }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (account, path) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: product.origin });
      contexts.push(context);
      await guard.watch(context);
      const page = await context.newPage();
      await page.goto(signInPath(account, path));
      await expect(page).toHaveURL(`${product.origin}${path}`);
      return page;
    });
    await Promise.all(contexts.map(leaveRoutes));
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/**
 * Fails with a readable list when axe finds anything on the page as it is now.
 *
 * @param rules these alone, where all others looked at the same before
 */
export async function expectNoAxeViolations(page: Page, rules?: string[]): Promise<void> {
  // Half a megabyte, which a page that was looked at before has already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const unmark = await markAlikeRows(page);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .exclude(`[${ALIKE}]`)
    // In the page itself, not in a blank one that is opened for the report each time. Frames hold
    // other people's sites, which the guard answers blank.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  await unmark();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
