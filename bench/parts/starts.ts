import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { READY, RunningProduct } from '../../scripts/running-product.ts';
import { unusedPort } from '../../scripts/unused-port.ts';
import { type Figure, repeated } from '../figures.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const SECOND_STARTS = 5;

type Start = { readonly seconds: number; readonly memory: number };

/** Resident memory of a process and all below it in MB; not a number where there is no /proc. */
function memoryOf(pid: number): number {
  if (!existsSync('/proc')) return Number.NaN;
  const rss = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const below = children === '' ? [] : children.split(' ').map(Number);
  return Number(rss) / 1024 + below.reduce((sum, child) => sum + memoryOf(child), 0);
}

/** What people run, from the command to the first response; the web is already built. */
async function start(dataDir: string): Promise<Start> {
  const port = await unusedPort();
  const begun = performance.now();
  const product = new RunningProduct(process.execPath, [SCRIPT], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await product.says(READY);
  const response = await fetch(`http://localhost:${port}/`);
  await response.text();
  const seconds = (performance.now() - begun) / 1000;
  const memory = memoryOf(product.child.pid ?? 0);
  await product.end();
  return { seconds, memory };
}

/** First start (database made, demo written) and the ones after it. */
export async function measureStarts(): Promise<Figure[]> {
  const folder = temporaryFolder('bench-start');
  const dataDir = path.join(folder, 'data');
  const part = 'starts';
  try {
    const first = await start(dataDir);
    const later: Start[] = [];
    for (let n = 0; n < SECOND_STARTS; n += 1) later.push(await start(dataDir));
    return [
      { part, what: 'first start, to the first page', value: first.seconds, unit: 's' },
      repeated(
        later.map(({ seconds }) => seconds),
        { part, what: 'second start, to the first page', unit: 's', target: { atMost: 3 } },
      ),
      repeated(
        later.map(({ memory }) => memory),
        { part, what: 'memory of everything after the start (sum of RSS)', unit: 'MB' },
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
