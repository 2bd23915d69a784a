import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startProduct } from '../e2e/product-process.ts';
import { unusedPort } from './unused-port.ts';

/** A page, what Lighthouse is to say of it, and what its first view may weigh. */
type Expected = {
  readonly path: string;
  /** Whose page it is; without, a visitor's. */
  readonly account?: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly mostBytes?: number;
};

const PERFECT = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;

export const PAGES = {
  home: { path: '/', scores: PERFECT, mostBytes: 140_000 },
  guidelines: { path: '/event/details', scores: PERFECT, mostBytes: 140_000 },
  // No search engine is to find it, so that it has no score for that.
  events: {
    path: '/user/events',
    account: 'student@example.test',
    scores: { performance: 95, accessibility: 100, 'best-practices': 100 },
  },
} satisfies Readonly<Record<string, Expected>>;

export type PageName = keyof typeof PAGES;
const REPORTS = join(import.meta.dirname, '../test-results/lighthouse');

/** What Lighthouse says of a page: scores of 100, layout shift, bytes of the first view. */
export type PageFigures = {
  readonly scores: Record<string, number>;
  readonly cls: number;
  readonly bytes: number;
};

/** Signs in as a browser does, by the demo's own provider. Returns the cookies to send. */
async function signIn(origin: string, account: string): Promise<string> {
  const context = await request.newContext({ baseURL: origin });
  const query = new URLSearchParams({ login_hint: account, return_to: '/unauthorized' });
  await context.get(`/api/oauth/login?${query}`);
  const { cookies } = await context.storageState();
  await context.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

type Run = { readonly origin: string; readonly port: number; readonly name: PageName };

async function measure({ origin, port, name }: Run): Promise<PageFigures> {
  const { path, account, scores: expected }: Expected = PAGES[name];
  const result = await lighthouse(origin + path, {
    port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: Object.keys(expected),
    ...(account === undefined ? {} : { extraHeaders: { cookie: await signIn(origin, account) } }),
  });
  if (result === undefined) throw new Error(`Lighthouse measured nothing at ${path}`);
  const { lhr, report } = result;
  const shown = new URL(lhr.finalDisplayedUrl).pathname;
  if (shown !== path) throw new Error(`Lighthouse saw ${shown} in place of ${path}`);
  await writeFile(join(REPORTS, `${name}.html`), String(report));
  const scores = Object.entries(lhr.categories).map(
    ([id, category]) => [id, Math.round((category.score ?? 0) * 100)] as const,
  );
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(scores),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  };
}

/** Whether a page is what it has to be: its scores, nothing that moves, its weight. */
export function isGood(name: PageName, { scores, cls, bytes }: PageFigures): boolean {
  const { scores: expected, mostBytes = Number.POSITIVE_INFINITY }: Expected = PAGES[name];
  const isReached = Object.entries(expected).every(([id, least]) => (scores[id] ?? 0) >= least);
  return isReached && cls === 0 && bytes <= mostBytes;
}

/**
 * Lighthouse (mobile) on the public pages and a student's of the built product. It measures with a
 * stopwatch, so a busy machine is measured with it: a page gets up to three runs, until it is good.
 *
 * @param tell is given each run
 * @returns the last run of each page
 */
export async function measurePages(
  tell: (name: PageName, figures: PageFigures) => void = () => undefined,
): Promise<[PageName, PageFigures][]> {
  const port = await unusedPort();
  const product = await startProduct({ clockStart: '2025-07-16T10:00:00+05:45' });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
    ],
  });
  await mkdir(REPORTS, { recursive: true });
  const names = Object.keys(PAGES) as PageName[];
  const last = new Map<PageName, PageFigures>();
  try {
    for (const name of names) {
      for (let run = 1; run <= RUNS; run += 1) {
        const figures = await measure({ origin: product.origin, port, name });
        tell(name, figures);
        last.set(name, figures);
        if (isGood(name, figures)) break;
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return [...last];
}
