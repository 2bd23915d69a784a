import { beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from '../server-clock.ts';
import { forgetKept } from './forget-kept.ts';
import { isOfAnotherSession, keepDocument, ownCache, putKept, readKept } from './kept-cache.ts';
import { FakeCaches } from './testing/fake-caches.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OURS = 'of-asmita';

let storage: FakeCaches;
const serve = vi.fn<() => Promise<Response>>();

/** A document as the server sends it. @param age in milliseconds */
function documentOf(release: string, age = 0): Response {
  const html = `<script type="module" src="/assets/${release}.js"></script><link href="/assets/${release}.css">`;
  return new Response(html, { headers: { date: new Date(Date.now() - age).toUTCString() } });
}

/** As the page of a release, which names another file; the server has the same one. */
async function openRelease(release: string): Promise<Cache> {
  const script = document.createElement('script');
  script.src = `/assets/${release}.js`;
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  document.head.innerHTML =
    '<link rel="next" href="/assets/inside.css"><link rel="icon" href="/favicon.ico">';
  serve.mockImplementation(async () => documentOf(release));
  return ownCache();
}

const signIn = (token: string) => (document.cookie = `XSRF-TOKEN=${token}; path=/`);
const pathsIn = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

beforeEach(() => {
  storage = new FakeCaches();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', serve);
  signIn(OURS);
  return () => {
    vi.unstubAllGlobals();
    serve.mockReset();
    document.head.replaceChildren();
    document.cookie = 'XSRF-TOKEN=; path=/';
  };
});

test('what is kept of a person is given back to their session, and to no other', async () => {
  const cache = await openRelease('one');
  const at = Date.now();
  expect(await isOfAnotherSession()).toBe(false);
  expect(await readKept(cache, 'person')).toBeNull();
  await putKept({ cache, session: OURS }, 'person', 'Asmita', at);
  expect(await readKept(cache, 'person')).toMatchObject({ data: 'Asmita', at });
  expect(await isOfAnotherSession()).toBe(false);
  for (const token of ['of-bimala', '']) {
    signIn(token);
    expect(await readKept(cache, 'person')).toBeNull();
    expect(await isOfAnotherSession()).toBe(true);
  }
});

test('nothing is given back after the time in which a session ends unused', async () => {
  const cache = await openRelease('one');
  const keeping = { cache, session: OURS };
  await putKept(keeping, 'young', 1, Date.now() - 7 * DAY_MS + HOUR_MS);
  await putKept(keeping, 'old', 2, Date.now() - 7 * DAY_MS);
  expect(await readKept(cache, 'young')).toMatchObject({ data: 1 });
  expect(await readKept(cache, 'old')).toBeNull();
});

test('by how much the server’s clock was ahead is kept beside it', async () => {
  const cache = await openRelease('one');
  noteServerTime(Date.now() - 100 * DAY_MS, Date.now());
  await putKept({ cache, session: OURS }, 'list', [], Date.now());
  const ahead = (await readKept(cache, 'list'))?.ahead ?? 0;
  expect(Math.abs(Date.now() + ahead - serverNow().getTime())).toBeLessThan(HOUR_MS);
  expect(Math.round(ahead / DAY_MS)).toBe(-100);
});

test('the document comes with its files and the page’s, and the earlier release goes then', async () => {
  await (await openRelease('one')).put('/offline', documentOf('one'));
  const cache = await openRelease('two');
  storage.fetchFile = (path) => {
    if (path === '/assets/two.css') throw new TypeError('Failed to fetch');
    return new Response(path);
  };
  await expect(keepDocument(cache)).rejects.toThrow('Failed to fetch');
  expect(await (await storage.match('/offline'))?.text()).toContain('one.js');
  storage.fetchFile = (path) => new Response(path);
  expect(await keepDocument(cache)).toBe(true);
  expect(await storage.keys()).toEqual(['kept /assets/two.js']);
  expect(await pathsIn(cache)).toEqual(
    expect.arrayContaining(['/offline', '/assets/two.js', '/assets/two.css', '/assets/inside.css']),
  );
  expect(await pathsIn(cache)).not.toContain('/favicon.ico');
});

test('a page of an earlier release keeps nothing of the one that is served now', async () => {
  const cache = await openRelease('one');
  serve.mockImplementation(async () => documentOf('two'));
  expect(await keepDocument(cache)).toBe(false);
  expect(await pathsIn(cache)).toEqual([]);
  await cache.put('/offline', documentOf('one', 2 * DAY_MS));
  expect(await keepDocument(cache), 'but what it has it goes on with').toBe(true);
  expect(await (await cache.match('/offline'))?.text()).toContain('one.js');
});

test('it is asked for once a day, and without a connection it stays', async () => {
  const cache = await openRelease('one');
  await keepDocument(cache);
  await keepDocument(cache);
  expect(serve).toHaveBeenCalledOnce();
  await cache.put('/offline', documentOf('one', 2 * DAY_MS));
  serve.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await keepDocument(cache)).toBe(true);
  serve.mockImplementation(async () => new Response('out of order', { status: 503 }));
  expect(await keepDocument(cache)).toBe(true);
  expect(await (await cache.match('/offline'))?.text()).toContain('one.js');
});

test('forgetting leaves nothing that is found, whoever is still writing', async () => {
  const cache = await openRelease('one');
  await (await storage.open('another')).put('/a', new Response());
  await keepDocument(cache);
  await forgetKept();
  await putKept({ cache, session: OURS }, 'person', 'Asmita', Date.now());
  expect(await storage.keys()).toEqual(['another']);
  expect(await readKept(await ownCache(), 'person')).toBeNull();
});

test('a browser without room says so to whoever keeps, and one without storage forgets in peace', async () => {
  const cache = await openRelease('one');
  storage.hasRoom = false;
  await expect(keepDocument(cache)).rejects.toThrow();
  vi.stubGlobal('caches', undefined);
  await expect(forgetKept()).resolves.toBeUndefined();
});
