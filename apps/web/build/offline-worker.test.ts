// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '../src/data/kept/testing/fake-caches.ts';

const WORKER = readFileSync(join(import.meta.dirname, '../public/offline.js'), 'utf8');
const ORIGIN = 'http://localhost:3000';
const LOST = new TypeError('Failed to fetch');

type Asked = { readonly path: string; readonly mode?: string; readonly method?: string };
type Event = {
  readonly request: { readonly url: string; readonly mode: string; readonly method: string };
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

let caches: FakeCaches;
let network: () => Promise<Response>;
const fetched = vi.fn(() => network());
let answer: (event: Event) => void;

beforeEach(async () => {
  caches = new FakeCaches();
  network = () => Promise.reject(LOST);
  fetched.mockClear();
  const listeners = new Map<string, (event: Event) => void>();
  const self = {
    location: { origin: ORIGIN },
    registration: {},
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, listener),
  };
  runInNewContext(WORKER, { self, caches, fetch: fetched, URL });
  answer = listeners.get('fetch') ?? expect.unreachable('it listens to no fetch');
});

/** What the worker answers; null where it leaves the request to the browser. */
async function ask(asked: Asked, preloaded?: Promise<Response>): Promise<Response | null> {
  const { path, mode = 'navigate', method = 'GET' } = asked;
  const given: Promise<Response>[] = [];
  const work: Promise<unknown>[] = [];
  answer({
    request: { url: new URL(path, ORIGIN).href, mode, method },
    preloadResponse: preloaded ?? Promise.resolve(undefined),
    respondWith: (response) => given.push(response),
    waitUntil: (promise) => work.push(promise),
  });
  const [response = null] = await Promise.all(given);
  await Promise.all(work);
  return response;
}

/** A browser that has kept the document of a release, with its files. */
async function keep(release = 'one') {
  const cache = await caches.open(`kept ${release}`);
  await cache.put('/assets/x.js', new Response('kept file'));
  await cache.put('/offline', new Response('kept page'));
}

/** A response of which the browser follows the redirection itself. */
function sentAway(): Response {
  return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
}

test.each([
  '/user/events',
  '/user/events/',
  '/user/events?register=7',
  '/user/events/7?register=7',
  '/user/event-registrations?open=3',
  '/user/nothing',
])('%s is answered by what is kept where the network fails, and only then', async (path) => {
  await keep();
  expect(await (await ask({ path }))?.text()).toBe('kept page');
  network = async () => new Response('the server says');
  expect(await (await ask({ path }))?.text()).toBe('the server says');
});

test.each([403, 404, 500, 503])('a response of %s is handed on as it is', async (status) => {
  await keep();
  network = async () => new Response('no', { status });
  expect((await ask({ path: '/user/events' }))?.status).toBe(status);
  expect(await caches.keys()).toHaveLength(1);
});

test('the page that checks certificates is answered by itself, whoever was here before', async () => {
  await keep();
  await (await caches.open('/verify')).put('/verify', new Response('kept checks'));
  expect(await (await ask({ path: '/verify?from=paper' }))?.text()).toBe('kept checks');
  network = async () => sentAway();
  await ask({ path: '/user/events' });
  network = () => Promise.reject(LOST);
  expect(await (await ask({ path: '/verify' }))?.text()).toBe('kept checks');
});

test('without anything kept the failure is handed on', async () => {
  await expect(ask({ path: '/user/events' })).rejects.toBe(LOST);
});

test('what was asked for ahead is not asked for again, and its failure counts', async () => {
  await keep();
  const page = await ask({ path: '/user/events' }, Promise.resolve(new Response('ahead')));
  expect(await page?.text()).toBe('ahead');
  const failed = await ask({ path: '/user/events' }, Promise.reject(LOST));
  expect(await failed?.text()).toBe('kept page');
  expect(fetched).not.toHaveBeenCalled();
});

test('whoever is sent elsewhere is nobody any more, or may not see it: all is forgotten', async () => {
  await keep();
  await keep('two');
  await (await caches.open('another')).put('/a', new Response());
  network = async () => sentAway();
  await ask({ path: '/user' });
  await ask({ path: '/user/' });
  expect(await caches.keys(), 'the way to the first page is one for everybody').toHaveLength(3);
  await ask({ path: '/user/events' });
  expect(await caches.keys()).toEqual(['another']);
});

test('a file of a release is the kept one, else the network’s', async () => {
  await keep();
  const file = { path: '/assets/x.js', mode: 'cors' };
  expect(await (await ask(file))?.text()).toBe('kept file');
  expect(fetched).not.toHaveBeenCalled();
  network = async () => new Response('gone', { status: 404 });
  expect((await ask({ ...file, path: '/assets/y.js' }))?.status).toBe(404);
});

test.each<Asked>([
  { path: '/api/user/profile', mode: 'cors' },
  { path: '/offline', mode: 'cors' },
  { path: '/early.js', mode: 'no-cors' },
  { path: '/assets/x.js', mode: 'cors', method: 'HEAD' },
  { path: '/user/events', method: 'POST' },
  { path: 'https://elsewhere.example/assets/x.js', mode: 'no-cors' },
])('$method $path is left to the browser', async (asked) => {
  await keep();
  expect(await ask(asked)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('where the browser refuses storage, the network answers as ever', async () => {
  vi.spyOn(caches, 'match').mockRejectedValue(new DOMException('', 'SecurityError'));
  network = async () => new Response('the server says');
  expect(await (await ask({ path: '/user/events' }))?.text()).toBe('the server says');
  expect(await (await ask({ path: '/assets/x.js', mode: 'cors' }))?.text()).toBe('the server says');
});
