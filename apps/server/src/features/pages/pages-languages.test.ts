import { rm } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { SignedIn } from '../../platform/session/session.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { smallWebInBoth } from '../../testing/small-web.ts';
import { ConsolePages } from './console-pages.ts';
import { registerPages } from './pages.routes.ts';
import { RenderAllowance } from './render-allowance.ts';
import { StudentPages } from './student-pages.ts';
import type { Visitors } from './visitors.ts';

const ORIGIN = 'https://pratibha.example';
const edition = { content: FIRST_CONTENT, isSetUp: true, onChange: () => undefined };

/** Titles alone are in Nepali, as the test says. */
let nepaliTitle = 'मेला';
let known = new WeakMap<object, object>();
const listeners = new Set<() => void>();
const texts = {
  translated: <T>(value: T): T => {
    if (Array.isArray(value)) return value.map((each: unknown) => texts.translated(each)) as T;
    if (typeof value !== 'object' || value === null || !('title' in value)) return value;
    const is = known.get(value) ?? { ...value, title: nepaliTitle };
    known.set(value, is);
    return is as T;
  },
  all: () => new Map([['Alone', 'एक्लै']]),
  onChange: (listener: () => void) => void listeners.add(listener),
};

let language: string | null = null;
const ANSWERS: Readonly<Record<string, string>> = {
  'GET /user/profile': '{"name":"Asha"}',
  'GET /user/strip': '{"strip":{"id":1,"subject":"Asha: come"}}',
  'GET /user/texts': '{"texts":[{"source":"Asha: come","text":"आशा: आउनुहोस्"}]}',
};
const VISITORS: Visitors = {
  whoAsks: async () =>
    ({ id: 1, role: 'USER', event_grants: [], row: { language } }) as unknown as SignedIn,
  read: async (name) => ANSWERS[name] ?? '[{"title":"Fair"}]',
  readOne: async () => null,
  respond: async () => null,
  now: () => new Date(1_750_000_000_000),
};

let app: FastifyInstance;
const { distDir } = smallWebInBoth();

beforeAll(async () => {
  app = fastify();
  await app.register(cookie);
  const content = { ...FIRST_CONTENT, dates: { ...FIRST_CONTENT.dates } };
  await registerPages(app, {
    ...{ distDir, publicUrl: ORIGIN, edition, texts },
    students: new StudentPages(VISITORS, new RenderAllowance({ longestWaitMs: 60_000 })),
    organisers: new ConsolePages(VISITORS, new RenderAllowance()),
    others: {
      archived: () => new Map([['2024', { ...content, year: 2024 }]]),
      onChange: () => undefined,
      written: async () => null,
      visitors: VISITORS,
    },
  });
  app.setNotFoundHandler((request, reply) => app.sendNotFoundPage(request, reply));
});
beforeEach(() => {
  language = null;
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const get = (url: string, kept?: string | null, accept?: string | null) =>
  app.inject({
    url,
    headers: {
      ...(kept && { cookie: `language=${kept}` }),
      ...(accept && { 'accept-language': accept }),
    },
  });

describe('a public page', () => {
  test('is in the language of its address for who has chosen none', async () => {
    const [english, nepali] = await Promise.all([get('/'), get('/ne', undefined, 'en')]);
    expect(english.body).toContain('<main>/</main>');
    expect(nepali.body).toContain('<html lang="ne">');
    expect(nepali.body).toContain('<main>/ne</main>');
    for (const page of [english, nepali]) {
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers.vary).toBe('accept-encoding');
    }
  });

  test('names itself and its other languages', async () => {
    const links = [
      `<link rel="alternate" hreflang="en" href="${ORIGIN}/" />`,
      `<link rel="alternate" hreflang="ne" href="${ORIGIN}/ne" />`,
      `<link rel="alternate" hreflang="x-default" href="${ORIGIN}/" />`,
    ];
    for (const [url, locale] of [
      ['/', 'en_GB'],
      ['/ne', 'ne_NP'],
    ] as const) {
      const { body } = await get(url);
      for (const link of links) expect(body).toContain(link);
      expect(body).toContain(`<link rel="canonical" href="${new URL(url, ORIGIN).href}" />`);
      expect(body).toContain(`<meta property="og:locale" content="${locale}" />`);
    }
  });

  test.each([
    ['/', 'ne', '/ne'],
    ['/event/details?x=1', 'ne', '/ne/event/details?x=1'],
    ['/ne/privacy', 'en', '/privacy'],
    ['/results', 'ne', '/ne/results'],
    ['/works', 'ne', '/ne/works'],
    ['/receipt/7K3M9QX2T5R8W1ZB', 'ne', '/ne/receipt/7K3M9QX2T5R8W1ZB'],
    ['/verify', 'ne', '/ne/verify'],
    ['/editions/2024', 'ne', '/ne/editions/2024'],
    ['/help/students', 'ne', '/ne/help/students'],
    ['/?sign-in=%2Fuser%2Fevents', 'ne', '/ne?sign-in=%2Fuser%2Fevents'],
  ])('%s leads a reader of %s to %s', async (url, kept, to) => {
    const moved = await get(url, kept);
    expect(moved.statusCode).toBe(302);
    expect(moved.headers.location).toBe(to);
    expect(moved.headers['cache-control']).toBe('no-store');
    expect(moved.headers.vary).toBe('cookie');
    expect((await get(to, kept)).statusCode).toBe(200);
  });

  test.each([
    ['/', 'en'],
    ['/ne', 'ne'],
    ['/', 'xx'],
    ['/help', 'ne'],
    ['/assets/x-1.js', 'ne'],
    ['/sitemap.xml', 'ne'],
  ])('%s stays for a reader of %s', async (url, kept) => {
    expect((await get(url, kept)).statusCode).toBe(200);
  });

  test.each([
    ['/?language=ne', undefined, 'ne', '/ne'],
    ['/ne/rules?a=1&language=en', 'ne', 'en', '/rules?a=1'],
    ['/ne?language=ne', 'en', 'ne', '/ne'],
    ['/help?language=ne', undefined, 'ne', '/help'],
  ])('%s chooses a language and leaves the address clean', async (url, kept, chosen, to) => {
    const moved = await get(url, kept);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, to]);
    const [set] = moved.cookies;
    expect(set).toMatchObject({ name: 'language', value: chosen, path: '/', secure: true });
    expect(set).toMatchObject({ sameSite: 'Lax', maxAge: 365 * 24 * 3600 });
  });

  test('takes nothing else for a choice', async () => {
    const page = await get('/?language=xx');
    expect([page.statusCode, page.cookies]).toEqual([200, []]);
  });

  test('says what organisers wrote in its language, and anew once that is another', async () => {
    expect((await get('/')).body).toContain(`<h1>${FIRST_CONTENT.title}</h1>`);
    expect((await get('/ne')).body).toContain('<h1>मेला</h1>');
    nepaliTitle = 'नयाँ मेला';
    known = new WeakMap();
    for (const listener of listeners) listener();
    await eventually(async () => expect((await get('/ne')).body).toContain('<h1>नयाँ मेला</h1>'));
    expect((await get('/')).body).toContain(`<h1>${FIRST_CONTENT.title}</h1>`);
  });

  test('leads to earlier years in its language', async () => {
    expect((await get('/ne/rules')).body).toContain('<a href="/ne/editions/2024">');
    expect((await get('/rules')).body).toContain('<a href="/editions/2024">');
  });
});

describe('what is not there', () => {
  test.each([
    ['/ne/nothing', undefined, '/ne/not-found'],
    ['/ne/results/77', undefined, '/ne/not-found'],
    ['/nothing', undefined, '/not-found'],
    ['/nothing', 'ne', '/ne/not-found'],
    ['/ne/help', undefined, '/ne/not-found'],
    ['/ne/user/events', undefined, '/ne/not-found'],
  ])('%s is told in one language', async (url, kept, page) => {
    const response = await get(url, kept);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain(`<main>${page}</main>`);
    expect(response.body).toContain('noindex');
  });
});

describe("a student's page", () => {
  const IN_NEPALI = '<p>विद्यार्थी</p>';

  it.each([
    ['ne', 'en', 'en'],
    [null, 'ne', 'en'],
    [null, undefined, 'ne-NP,en;q=0.5'],
  ])(
    'is in Nepali for an account in %s, a device in %s, a browser of %s',
    async (of, kept, accept) => {
      language = of;
      const { body, headers } = await get('/user/events', kept, accept);
      expect(body).toContain(IN_NEPALI);
      expect(body).toContain(`"title":"${nepaliTitle}"`);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    ['en', 'ne', 'ne'],
    [null, 'en', 'ne'],
    [null, undefined, 'hi'],
  ])(
    'is in English for an account in %s, a device in %s, a browser of %s',
    async (of, kept, accept) => {
      language = of;
      const { body } = await get('/user/events', kept, accept);
      expect(body).toContain('<p>student</p>');
      expect(body).toContain('"title":"Fair"');
    },
  );

  it('brings along what it says of what a form sends back, and what was filled for the person', async () => {
    language = 'ne';
    const nepali = await get('/user/events?strip=');
    expect(nepali.body).toContain('"said":[["Alone","एक्लै"]]}');
    expect(nepali.body).toContain('"subject":"आशा: आउनुहोस्"');
    language = 'en';
    const english = await get('/user/events?strip=');
    expect(english.body).toContain('"subject":"Asha: come"');
    expect(english.body).not.toContain('"said"');
  });

  it('sets the device to the language of the account', async () => {
    language = 'ne';
    const [set] = (await get('/user/events', 'en')).cookies;
    expect(set).toMatchObject({ name: 'language', value: 'ne' });
    expect((await get('/user/events', 'ne')).cookies).toEqual([]);
  });

  it('is kept in the language of the device', async () => {
    expect((await get('/offline', 'ne')).body).toContain(IN_NEPALI);
    expect((await get('/offline', 'en')).body).toContain('<p>student</p>');
    expect((await get('/judge', 'ne')).body).toContain(IN_NEPALI);
    expect((await get('/user/nothing', 'ne')).body).toContain(IN_NEPALI);
  });

  it('leaves the console as it is', async () => {
    language = 'ne';
    expect((await get('/admin/nothing', 'ne')).body).toContain('<p>console</p>');
  });
});

describe('the files of the site', () => {
  test('the sitemap names each page in both languages, and each beside the other', async () => {
    const { body } = await get('/sitemap.xml');
    const both =
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/rules"/>` +
      `<xhtml:link rel="alternate" hreflang="ne" href="${ORIGIN}/ne/rules"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/rules"/>`;
    for (const path of ['/rules', '/ne/rules'])
      expect(body).toContain(`<url><loc>${ORIGIN}${path}</loc>${both}</url>`);
    expect(body).toContain(`<loc>${ORIGIN}/ne/editions/2024</loc>`);
    expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  test('there is a manifest in each', async () => {
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ start_url: '/' });
    const { headers, body } = await get('/ne/manifest.webmanifest', 'en');
    expect(headers['content-type']).toContain('manifest+json');
    expect(JSON.parse(body)).toMatchObject({ start_url: '/ne', lang: 'ne', name: nepaliTitle });
  });

  test('scripts of both last for ever, and are small already', async () => {
    for (const url of ['/assets/x-1.js', '/assets/ne/x-1.js']) {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers['content-encoding']).toBe('br');
    }
  });
});
