import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startProduct } from '../e2e/product-process.ts';

/*
 * Lighthouse (mobile) on the public pages of the built product: 100 in all four, nothing moves, and
 * a first view of at most 140 kB. Reports go to test-results/lighthouse. Lighthouse measures with a
 * stopwatch, so a busy machine is measured with it: each page gets up to three runs, and each line tells the
 * load.
 */

const PAGES = { home: '/', guidelines: '/event/details' };
const RUNS = 3;
const FIRST_VIEW_LIMIT_BYTES = 140_000;
const REPORTS = join(import.meta.dirname, '../test-results/lighthouse');

type Figures = {
  readonly scores: Record<string, number>;
  readonly cls: number;
  readonly bytes: number;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function measure(url: string, port: number, name: string): Promise<Figures> {
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

function isGood({ scores, cls, bytes }: Figures): boolean {
  const isPerfect = Object.values(scores).every((score) => score === 100);
  return isPerfect && cls === 0 && bytes <= FIRST_VIEW_LIMIT_BYTES;
}

function line(name: string, { scores, cls, bytes }: Figures): string {
  const words = Object.entries(scores).map(([id, score]) => `${id} ${score}`);
  const busy = loadavg()[0]?.toFixed(1);
  return `${name}: ${words.join(', ')}, layout shift ${cls}, ${(bytes / 1000).toFixed(1)} kB (machine load ${busy})`;
}

const port = await freePort();
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
try {
  for (const [name, path] of Object.entries(PAGES)) {
    let isReached = false;
    for (let run = 1; run <= RUNS && !isReached; run += 1) {
      const figures = await measure(product.origin + path, port, name);
      console.log(line(name, figures));
      isReached = isGood(figures);
    }
    if (!isReached) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}
