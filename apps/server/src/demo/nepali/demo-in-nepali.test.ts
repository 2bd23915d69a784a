import type { PublicResults } from '@pratibha/contract/public-results';
import type { ShownTexts, TranslatedGroup } from '@pratibha/contract/translations';
import { wantsTranslation } from '@pratibha/domain/language/edition-texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareEdition } from '../../features/editions/editions.ts';
import { createLog } from '../../platform/process/log.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type DemoClock, openDemoClock } from '../clock.ts';
import { DEMO_CONTENT } from '../data/editions.ts';
import { DEMO_START } from '../demo-start.ts';
import { seedDemo } from '../seed-demo.ts';

/* That nothing of the demo is missing in Nepali, by the product's own count. */

const RESULTS_OUT = '2025-07-22T18:00:00+05:45';

let database: TestDatabase;
let product: TestApp;
let clock: DemoClock;

beforeAll(async () => {
  database = await createTestDatabase();
  await prepareEdition(database, DEMO_CONTENT, DEMO_START);
  await seedDemo(database, createLog('silent'));
  product = await startTestApp({
    database,
    config: { demo: true, oidc: null },
    clock: async (its) => {
      clock = await openDemoClock(its, { clockStart: null });
      return clock;
    },
  });
});
afterAll(async () => {
  await clock.close();
  await product.close();
});

async function jump(at: string): Promise<void> {
  expect((await product.anonymous().put('/api/demo/clock', { at })).status).toBe(200);
}

test.each([DEMO_START.toISOString(), RESULTS_OUT])('at %s nothing is missing', async (at) => {
  await jump(at);
  const admin = await product.as('superadmin@example.test');
  const groups = (await admin.get('/api/admin/translation-groups')).json<TranslatedGroup[]>();
  expect(new Set(groups.map(({ kind }) => kind))).toEqual(
    new Set(['edition', 'announcements', 'event', 'remarks']),
  );
  expect(groups.filter(({ missing }) => missing > 0)).toEqual([]);
});

test('everybody reads in Nepali who won what', async () => {
  await jump(RESULTS_OUT);
  const anybody = product.anonymous();
  const results = (await anybody.get('/api/public/results')).json<PublicResults[]>();
  const { texts } = (await anybody.get('/api/public/texts')).json<ShownTexts>();
  const known = new Set(texts.map(({ source }) => source));
  const said = results.flatMap(({ event_title, awards }) => [
    event_title,
    ...awards.flatMap(({ title, prize }) => [title, prize]),
  ]);
  expect(said.length).toBeGreaterThan(9);
  expect(said.filter((text) => wantsTranslation(text) && !known.has(text))).toEqual([]);
});
