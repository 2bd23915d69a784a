import { rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { ConsolePages } from './console-pages.ts';
import { registerPages } from './pages.routes.ts';
import { RenderAllowance } from './render-allowance.ts';
import { StudentPages } from './student-pages.ts';
import type { Visitors } from './visitors.ts';

/** An edition that never changes. */
const edition = { content: FIRST_CONTENT, isSetUp: true, onChange: () => undefined };

const NOBODY: Visitors = {
  whoAsks: async () => null,
  read: async (name) => name,
  readOne: async () => null,
  respond: async () => null,
  now: () => new Date(0),
};

let app: FastifyInstance;
let distDir: string;

beforeAll(async () => {
  ({ distDir } = smallWeb());
  app = fastify();
  await app.register(cookie);
  await registerPages(app, {
    ...{ distDir, publicUrl: 'https://pratibha.example', edition },
    students: new StudentPages(NOBODY),
    organisers: new ConsolePages(NOBODY, new RenderAllowance()),
    others: {
      archived: () => new Map(),
      onChange: () => undefined,
      written: async () => null,
      visitors: NOBODY,
    },
  });
  app.setNotFoundHandler((request, response) => app.sendNotFoundPage(request, response));
});

afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

test('a public page comes compressed, with its head, and 304 when unchanged', async () => {
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers['content-encoding']).toBe('br');
  const html = brotliDecompressSync(first.rawPayload).toString();
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<link rel="canonical" href="https://pratibha.example/" />');
  expect(html).toContain('\\u003c/script>');
  expect(html).toContain('<main>/</main>');
  expect(first.headers['content-security-policy']).toContain("style-src 'self';");
  const again = await app.inject({
    url: '/',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('a failed sign-in is told by the page it comes back to, known reasons only', async () => {
  const told = await app.inject('/?sign-in-error=cancelled');
  expect(told.body).toContain('<main>/ cancelled</main>');
  expect((await app.inject('/?sign-in-error=nonsense')).body).toContain('<main>/</main>');
  expect((await app.inject('/')).body).toContain('<main>/</main>');
});

test('an unknown page is a real 404 and no candidate for an index', async () => {
  const response = await app.inject('/event/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('noindex');
});

test.each(['/user/events', '/user/events?tab=ended', '/user/workshops', '/admin/users?q=a'])(
  'a visitor is sent from %s to where they can sign in',
  async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`/?sign-in=${encodeURIComponent(url)}`);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('/admin is the dashboard', async () => {
  const { headers } = await app.inject('/admin');
  expect([headers.location, headers['cache-control']]).toEqual(['/admin/dashboard', 'no-store']);
});

test.each([
  ['/user/nothing', 'student'],
  ['/admin/nothing?a=b', 'console'],
  ['/user/nothing/', 'student'],
])('%s is the document of its area with 404: it says itself what is missing', async (url, name) => {
  const first = await app.inject(url);
  expect(first.statusCode).toBe(404);
  expect(first.body).toMatch(new RegExp(`^<p>${name}</p>`));
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url, headers })).statusCode).toBe(404);
  expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(404);
});

test('hashed files are immutable and come compressed', async () => {
  const response = await app.inject({
    url: '/assets/x-1.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['content-encoding']).toBe('br');
});

test('the document for when there is no network is one for everybody, and as it is now', async () => {
  const { statusCode, body, headers } = await app.inject('/offline');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^<p>student<\/p>/);
  expect(body).toContain('<script type="application/json" id="begin">"kept"</script>');
  // A page that gets something with no-store is not brought back by the way back.
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

test('the worker that answers then is looked for at each visit, and may ask this origin alone', async () => {
  const { headers } = await app.inject('/offline.js');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test.each(['/index.html', '/app.html', '/.vite/manifest.json', '/assets/../app.html'])(
  '%s is not a page of its own',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('robots, sitemap and manifest', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('https://pratibha.example/sitemap.xml');
  const sitemap = (await app.inject('/sitemap.xml')).body;
  for (const path of ['/event/details', '/privacy', '/rules'])
    expect(sitemap).toContain(`<loc>https://pratibha.example${path}</loc>`);
  expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({ start_url: '/' });
});
