import { rm } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import type { EditionContent } from '@pratibha/domain/editions/content';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_EDITION } from '../../seed/edition/calendar.ts';
import { editionContent, FIRST_CONTENT } from '../../seed/edition/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { webOfSources } from '../../testing/web-of-sources.ts';
import { ConsolePages } from './console-pages.ts';
import { registerPages } from './pages.routes.ts';
import { RenderAllowance } from './render-allowance.ts';
import { StudentPages } from './student-pages.ts';

/** The pages as the web renders them, of editions that a test changes. */
const listeners = new Set<() => void>();
const onChange = (listener: () => void) => void listeners.add(listener);
const edition = { content: FIRST_CONTENT, isSetUp: true, onChange };
let archived: ReadonlyMap<string, EditionContent> = new Map();
const NOBODY = {
  whoAsks: async () => null,
  read: async () => '{}',
  readOne: async () => null,
  respond: async () => null,
  now: () => new Date(0),
};

const of2024 = editionContent(FIRST_EDITION);
const sections = of2024.sections.map((each) =>
  each.name === 'testimonials' ? { ...each, shown: false } : each,
);
const ARCHIVED: EditionContent = { ...of2024, sections, title: 'First Fair', tagline: 'Ours.' };

let app: FastifyInstance;
const { distDir } = webOfSources();

beforeAll(async () => {
  app = fastify();
  await app.register(cookie);
  await registerPages(app, {
    ...{ distDir, publicUrl: 'https://pratibha.example', edition },
    students: new StudentPages(NOBODY),
    organisers: new ConsolePages(NOBODY, new RenderAllowance()),
    others: { archived: () => archived, onChange, written: async () => FIRST_CONTENT, visitors },
  });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});
beforeEach(async () => {
  become(FIRST_CONTENT, { 2024: ARCHIVED, 2023: { ...ARCHIVED, year: 2023 } });
  await eventually(async () => expect(await earlierOn('/')).toEqual(['2024', '2023']));
});

const visitors = { whoAsks: async () => ({ role: 'SUPER_ADMIN', grants: [] }) as never };

function become(live: EditionContent, earlier: Readonly<Record<string, EditionContent>>): void {
  edition.content = live;
  archived = new Map(Object.entries(earlier).toReversed());
  for (const listener of listeners) listener();
}

const page = async (url: string) => (await app.inject(url)).body;
const etag = async (url: string) => (await app.inject(url)).headers.etag;

/** The years to which the footer of a page leads. */
async function earlierOn(url: string): Promise<string[]> {
  const [, said = ''] = /Earlier editions:(.*?)<\/p>/.exec(await page(url)) ?? [];
  return Array.from(said.matchAll(/<a href="\/editions\/(\d+)">\1<\/a>/g), ([, year = '']) => year);
}

test('every public page leads to the earlier editions, if there are any', async () => {
  for (const url of ['/event/details', '/help', '/privacy', '/rules', '/unauthorized'])
    expect([url, await earlierOn(url)]).toEqual([url, ['2024', '2023']]);
  const before = await etag('/');
  become(FIRST_CONTENT, {});
  await eventually(async () => expect(await page('/')).not.toContain('Earlier editions'));
  expect(await etag('/')).not.toBe(before);
});

test('the page of an earlier year says what it is, leads to the live edition and to what was before', async () => {
  const html = await page('/editions/2024');
  expect(html).toContain(
    'You are reading the archive of First Fair 2024.<!-- --> <a href="/">Go to Pratibha Tech Competition 2025</a>',
  );
  expect(await earlierOn('/editions/2024')).toEqual(['2023']);
  expect(await earlierOn('/editions/2023')).toEqual([]);
});

test('another live edition is named there at once', async () => {
  const before = await etag('/editions/2024');
  become({ ...FIRST_CONTENT, title: 'Another Fair' }, { 2024: ARCHIVED });
  expect(await page('/editions/2024')).toContain('Go to Another Fair 2025');
  expect(await etag('/editions/2024')).not.toBe(before);
});

test('its links to sections stay on it, and none leads to one that it has not', async () => {
  const html = await page('/editions/2024');
  const links = Array.from(html.matchAll(/ href="(\/?#[a-z]+|\/event\/details)"/g), ([, to]) => to);
  // Once in the menu and once in the footer, which leaves out what the landing page has not.
  const twice = (to: string) => [to, to];
  expect(links.toSorted()).toEqual([
    ...['#about', '#about', '#content', '#details', '#gallery', '#gallery'],
    ...['#testimonials', ...twice('/event/details')],
  ]);
  expect(html).toContain('li:has(>[href="#testimonials"]){display:none}');
  expect(html).not.toContain('aria-current');
  const live = await page('/');
  expect(live.match(/href="\/#testimonials"/g)).toHaveLength(2);
  expect(live).toContain('aria-current="page"');
});

test('nothing there speaks of what is to come, and nobody is invited', async () => {
  const html = await page('/editions/2024');
  const { advert, descriptions } = ARCHIVED;
  for (const words of [
    ...Object.values(advert).flatMap(({ title, text }) => [title, text]),
    ...[descriptions.landing, 'Register Now', 'Registrations open', 'See the events'],
  ])
    expect(html.replaceAll('This edition is over.', '')).not.toContain(words);
  expect(html).toContain('"landing":{"beforeClock":"This edition is over."');
  expect(html).toContain('content="You are reading the archive of First Fair 2024."');
});

test('a preview says nothing of an archive', async () => {
  const html = await page('/preview/editions/1/landing');
  expect(html).toContain('Register Now');
  expect(html).not.toContain('You are reading');
  expect(html).toContain('href="/#gallery"');
});

test.each(['privacy', 'rules'] as const)('the %s of a draft are previewed, too', async (name) => {
  const { title } = FIRST_CONTENT.legal[name];
  expect(await page(`/preview/editions/1/${name}`)).toContain(`<h1>${title}</h1>`);
});
