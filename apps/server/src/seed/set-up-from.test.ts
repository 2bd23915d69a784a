import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SetUpAnswers } from '@pratibha/domain/editions/set-up';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSiteSetUp, publishContent } from '../features/editions/editions.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { createNewSite } from '../testing/new-site.ts';
import { smallWeb } from '../testing/small-web.ts';
import { FIRST_CONTENT } from './edition/content.ts';
import { setUpFrom } from './set-up-from.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../docs/set-up.example.json');
const answers = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as SetUpAnswers;

const NOW = new Date('2026-12-01T10:00+05:45');

let database: TestDatabase;
let product: TestApp;

/** A production that has just begun. */
beforeEach(async () => {
  database = await createNewSite();
  product = await startTestApp({ web: smallWeb(), database });
});
afterEach(async () => {
  await product.close();
  await database.close();
});

const page = ({ app, origin }: TestApp, url: string) =>
  app.inject({ url, headers: { host: new URL(origin).host } });

async function isSoon(url: string): Promise<boolean> {
  return (await page(product, url)).body.includes('Something is being prepared here.');
}

function fileWith(text: string): string {
  const file = join(temporaryFolder('answers'), 'answers.json');
  writeFileSync(file, text);
  return file;
}

test('until something is published, visitors read that the site comes soon', async () => {
  const shown = await page(product, '/');
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.body).toContain('<meta name="robots" content="noindex">');
  expect(shown.body).toContain('href="/api/oauth/login?return_to=/admin/set-up"');
  for (const url of ['/event/details', '/privacy', '/rules', '/user/events', '/user/nothing'])
    expect([url, await isSoon(url)]).toEqual([url, true]);
  for (const url of ['/help', '/unauthorized', '/admin/set-up', '/nothing'])
    expect([url, await isSoon(url)]).toEqual([url, false]);
  const site = await product.anonymous().get('/api/public/site');
  expect(site.json()).toMatchObject({ set_up: false });
});

test('a file of answers publishes the site, once', async () => {
  expect(await setUpFrom(EXAMPLE, product.database, NOW)).toBe(`The site is set up by ${EXAMPLE}.`);
  await eventually(async () =>
    expect((await page(product, '/')).body).toContain(`<h1>${answers.competition.title}</h1>`),
  );
  expect((await product.anonymous().get('/api/public/site')).json()).toMatchObject({
    set_up: true,
  });

  await publishContent(product.database, { ...FIRST_CONTENT, title: 'Changed since' });
  expect(await setUpFrom(EXAMPLE, product.database, NOW)).toContain('is set up already');
  await eventually(async () =>
    expect((await page(product, '/')).body).toContain('<h1>Changed since</h1>'),
  );
});

test.each([
  ['no JSON', '{', /cannot be read as JSON/],
  [
    'wrong answers',
    JSON.stringify({ ...answers, competitions: [] }),
    /\/competitions \(What do they compete in\?\): Give at/,
  ],
])('%s sets nothing up, and says why', async (_, text, message) => {
  await expect(setUpFrom(fileWith(text), product.database, NOW)).rejects.toThrow(message);
  expect(await isSiteSetUp(product.database)).toBe(false);
});

test('publishing in the console sets the site up', async () => {
  const admin = await product.as('SUPER_ADMIN');
  const [edition] = (await admin.get('/api/admin/editions')).json<{ id: number }[]>();
  const path = `/api/admin/editions/${edition?.id}`;
  const content = { ...FIRST_CONTENT, title: 'From the console' };
  await admin.put(`${path}/draft`, { content, revision: 1 });
  expect(await isSoon('/')).toBe(true);
  const body = { revision: 2, at: null, note: null, accepts_warnings: true };
  expect((await admin.post(`${path}/publish`, body)).status).toBe(200);
  await eventually(async () => expect(await isSoon('/')).toBe(false));
});

test('what is wrong in a file is told at once, each by the name of its field', async () => {
  const { competition, submission, event } = answers;
  const wrong = {
    ...answers,
    competition: { ...competition, title: '', tagline: '' },
    submission: { ...submission, last: event.day },
  };
  const file = fileWith(JSON.stringify(wrong));
  await expect(setUpFrom(file, product.database, NOW)).rejects.toThrow(
    [
      `${file} does not set the site up; docs/set-up.example.json does.`,
      '/competition/title (Title): Give a text that is not blank.',
      '/competition/tagline (Tagline): Give a text that is not blank.',
      '/event/day (Day of the event): This is before the end of submission.',
    ].join('\n'),
  );
});

test('a site that was never published begins no other year', async () => {
  const admin = await product.as('SUPER_ADMIN');
  const [first] = (await admin.get('/api/admin/editions')).json<{ id: number }[]>();
  const begun = await admin.post('/api/admin/editions', {
    ...{ from: first?.id, year: 2031, event_day: '2031-05-15', copy_events: false },
  });
  expect([begun.status, begun.problem]).toEqual([409, 'edition-has-errors']);
});
