import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { DatabaseServer } from '../database-server.ts';
import { type Figure, median, repeated } from '../figures.ts';
import { startProduct } from '../product.ts';
import {
  inpOfQuestionnaire,
  launchBrowser,
  openPhone,
  timeToEvents,
  timeToSee,
} from '../slow-phone.ts';

const ROUNDS = 7;
const PHONE = 'on slow 4G with 4× processor';
/** Events of the seed that a student may register for. */
export const EVENTS = { path: '/user/events', text: 'Event number 3' } as const;
/** How many people there are, each with a registration. */
export const PEOPLE = 100;

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

/** What was waited for, in milliseconds, and what it may take. */
class Waits {
  readonly heading: number[] = [];
  readonly firstCard: number[] = [];
  readonly interactive: number[] = [];
  readonly firstCardWarm: number[] = [];
  readonly interactiveWarm: number[] = [];
  readonly firstRow: number[] = [];
  readonly inp: number[] = [];

  figures(): Figure[] {
    const part = 'web';
    const of = (values: number[], what: string, atMost?: number) =>
      repeated(values, {
        part,
        what: `${what} ${PHONE}`,
        unit: 'ms',
        ...(atMost === undefined ? {} : { target: { atMost } }),
      });
    return [
      of(this.heading, 'landing page: heading'),
      of(this.firstCard, 'events, signed in: first card', 800),
      {
        part,
        what: 'events, signed in: first card, of the heading of the landing page',
        value: median(this.firstCard) / median(this.heading),
        unit: '×',
        target: { atMost: 1.5 },
      },
      of(this.interactive, 'events, signed in: a press has its effect', 1_800),
      of(this.firstCardWarm, 'events, signed in: first card, files at hand', 400),
      of(this.interactiveWarm, 'events, signed in: a press has its effect, files at hand'),
      of(this.firstRow, 'my registrations: first row'),
      of(this.inp, 'INP of opening the questionnaire', 200),
    ];
  }
}

/** Everything once in each round, so that what the machine does meanwhile meets all of it alike. */
async function measureWaits(browser: Browser, origin: string): Promise<Figure[]> {
  const waits = new Waits();
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await openPhone(browser, origin);
    waits.heading.push(await timeToSee(visitor, { path: '/' }));
    await visitor.close();

    const student = await openPhone(browser, origin);
    const cold = await timeToEvents(student, EVENTS);
    const warm = await timeToEvents(student, EVENTS);
    waits.firstCard.push(cold.seen);
    waits.interactive.push(cold.interactive);
    waits.firstCardWarm.push(warm.seen);
    waits.interactiveWarm.push(warm.interactive);
    waits.inp.push(await inpOfQuestionnaire(student));
    await student.close();

    const reader = await openPhone(browser, origin);
    const rows = { path: '/user/event-registrations', text: 'Event number' };
    waits.firstRow.push(await timeToSee(reader, rows));
    await reader.close();
  }
  return waits.figures();
}

/** What every page weighs, and how long a slow phone on a slow network waits for it. */
export async function measureWeb(databaseServer: DatabaseServer): Promise<Figure[]> {
  const { budgets } = (await import(BUDGETS)) as { budgets: () => Budget[] };
  const database = await databaseServer.database({ people: PEOPLE, registrations: PEOPLE });
  const product = await startProduct({ databaseUrl: database.url });
  const browser = await launchBrowser();
  try {
    return [...budgets().map(sizeFigure), ...(await measureWaits(browser, product.origin))];
  } finally {
    await browser.close();
    await product.stop();
  }
}
