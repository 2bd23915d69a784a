import { ProblemError } from '@pratibha/contract/client';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { keptNote } from '../../data/kept/kept-note.ts';
import { FakeCaches } from '../../data/kept/testing/fake-caches.ts';
import { queryClient, read } from '../../data/queries.ts';
import { beginSession, clearSession, currentSession } from '../../shell/session/session.ts';
import { beginKept, keepPages } from './kept.ts';

type User = Parameters<typeof beginSession>[0];

const ASMITA = { id: 1, name: 'Asmita' } as unknown as User;
const BIMALA = { id: 2, name: 'Bimala' } as unknown as User;
const LIST = read('GET /user/registrations', {}).queryKey;
const KEPT_LIST = `/kept/${encodeURIComponent('GET /user/registrations')}`;

/** However busy the machine is: this only keeps a test that fails from running for ever. */
const eventually = <T>(attempt: () => T | Promise<T>) => vi.waitFor(attempt, { timeout: 20_000 });

let storage: FakeCaches;
const registers = vi.fn(async () => ({}));

const signIn = (token: string) => (document.cookie = `XSRF-TOKEN=${token}; path=/`);
const keptText = async (place: string) => (await storage.match(place))?.text();
const settle = () => eventually(async () => expect(await keptText(KEPT_LIST)).toBeDefined());
const setList = (title: string) =>
  queryClient.setQueryData(LIST, [{ event_title: title }] as never);

beforeEach(() => {
  storage = new FakeCaches();
  registers.mockClear();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets/one.js">'));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
    },
  );
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register: registers } });
  const script = document.createElement('script');
  script.src = '/assets/one.js';
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  signIn('of-asmita');
  beginSession(ASMITA);
  setList('Quiz');
  return () => {
    vi.unstubAllGlobals();
    queryClient.clear();
    clearSession();
    keptNote.set(null);
    signIn('');
  };
});

test('what lists say is kept with who it is of, and again when they are told anew', async () => {
  await keepPages({ session: 'of-asmita', user: ASMITA });
  await settle();
  expect(registers).toHaveBeenCalledWith('/offline.js', { scope: '/user/' });
  expect(await keptText('/kept/person')).toContain('Asmita');
  expect(await keptText(KEPT_LIST)).toContain('Quiz');
  setList('Debate');
  await eventually(async () => expect(await keptText(KEPT_LIST)).toContain('Debate'));
});

test.each([
  ['the document was rendered for somebody else', 'of-asmita', BIMALA],
  ['the session is another than the document began with', 'of-bimala', ASMITA],
  ['the document began without a session', null, undefined],
])('nothing is kept where %s', async (_, session, user) => {
  await (await storage.open('kept before')).put('/kept/person', new Response('{}'));
  await keepPages({ session, user });
  expect(await storage.keys()).toEqual([]);
  expect(registers).not.toHaveBeenCalled();
});

test('nothing is kept of somebody who is signed out, nor without a worker', async () => {
  registers.mockResolvedValueOnce(undefined as never);
  await keepPages({ session: 'of-asmita', user: ASMITA });
  expect(await storage.keys()).toEqual([]);
  clearSession();
  await keepPages({ session: 'of-asmita', user: ASMITA });
  expect(await storage.keys()).toEqual([]);
});

test('a browser without room keeps nothing, and says nothing', async () => {
  storage.hasRoom = false;
  await keepPages({ session: 'of-asmita', user: ASMITA });
  expect(await storage.keys()).toEqual([]);
});

test.each([
  ['over plain http, where there is neither', undefined, { onLine: true }],
  ['with storage and without workers', new FakeCaches(), { onLine: true }],
])('nothing is kept %s, and nothing said', async (_, caches, navigator) => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', navigator);
  await expect(keepPages({ session: 'of-asmita', user: ASMITA })).resolves.toBeUndefined();
  expect((await caches?.keys()) ?? []).toEqual([]);
});

test('once somebody else is signed in, what comes is theirs: it is kept no more, and all is forgotten', async () => {
  await keepPages({ session: 'of-asmita', user: ASMITA });
  await settle();
  signIn('of-bimala');
  setList('of Bimala');
  await eventually(async () => expect(await storage.keys()).toEqual([]));
  signIn('of-asmita');
  setList('of Bimala still');
  expect(await storage.keys()).toEqual([]);
});

test.each([
  [401, 'ends it'],
  [503, 'ends nothing'],
])('a call that is answered with %s %s', async (status) => {
  await keepPages({ session: 'of-asmita', user: ASMITA });
  await settle();
  const refuse = () =>
    Promise.reject(new ProblemError(status, { type: '', title: '', detail: '' } as never, null));
  const failing = queryClient.fetchQuery({ queryKey: ['call'], queryFn: refuse, retry: false });
  await expect(failing).rejects.toBeDefined();
  if (status === 401) {
    await eventually(async () => expect(await storage.keys()).toEqual([]));
    return;
  }
  setList('Debate');
  await eventually(async () => expect(await keptText(KEPT_LIST)).toContain('Debate'));
});

test('a kept page begins as who it is of, says since when, and no longer once it is told anew', async () => {
  window.history.replaceState(null, '', '/user/event-registrations');
  await keepPages({ session: 'of-asmita', user: ASMITA });
  await settle();
  queryClient.clear();
  clearSession();
  await beginKept();
  expect(currentSession().user).toEqual(ASMITA);
  expect(queryClient.getQueryData(LIST)).toEqual([{ event_title: 'Quiz' }]);
  expect(queryClient.getQueryState(LIST)?.isInvalidated).toBe(true);
  expect(keptNote.get()).toMatch(/^This page was kept on this device on \d/);
  window.history.replaceState(null, '', '/user/workshops');
  queryClient.setQueryData(['another'], 1);
  await eventually(() => expect(keptNote.get()).toBeNull());
  window.history.replaceState(null, '', '/user/event-registrations');
  queryClient.setQueryData(['another'], 2);
  await eventually(() => expect(keptNote.get()).not.toBeNull());
  queryClient.setQueryData(LIST, [], { updatedAt: Date.now() + 1 });
  await eventually(() => expect(keptNote.get()).toBeNull());
});

test('a kept page of another session begins as nobody, with nothing', async () => {
  await keepPages({ session: 'of-asmita', user: ASMITA });
  await settle();
  queryClient.clear();
  clearSession();
  signIn('of-bimala');
  await beginKept();
  expect(currentSession().user).toBeNull();
  expect(queryClient.getQueryData(LIST)).toBeUndefined();
  expect(keptNote.get()).toBeNull();
});

test('of the day itself: where one’s work stands, and what was asked of the organisers', async () => {
  await keepPages({ session: 'of-asmita', user: ASMITA });
  queryClient.setQueryData(read('GET /user/stands', {}).queryKey, [{ stand: 'T 12' }] as never);
  const enquiries = read('GET /user/events/{id}/enquiries', { params: { id: '7' } }).queryKey;
  queryClient.setQueryData(enquiries, { own: [{ text: 'Where do we park?' }] } as never);
  const at = (name: string) => keptText(`/kept/${encodeURIComponent(name)}`);
  await eventually(async () => expect(await at('GET /user/stands')).toContain('T 12'));
  const name = 'GET /user/events/{id}/enquiries {"params":{"id":"7"}}';
  await eventually(async () => expect(await at(name)).toContain('Where do we park?'));
});

const round = read('GET /judge/rounds/{id}', { params: { id: '4' } }).queryKey;
const workAt = (id: number) => read('GET /judge/works/{id}', { params: { id: `${id}` } }).queryKey;
const keptWork = (id: number) =>
  keptText(`/kept/${encodeURIComponent(`GET /judge/works/{id} {"params":{"id":"${id}"}}`)}`);
const setWork = (id: number) => queryClient.setQueryData(workAt(id), { id, round_id: 4 } as never);

test('each work of a judge is kept by itself, and comes back with its round', async () => {
  await keepPages({ session: 'of-asmita', user: ASMITA });
  queryClient.setQueryData(round, { id: 4, works_listed: [{ id: 8 }, { id: 9 }] } as never);
  setWork(8);
  setWork(9);
  await eventually(async () => expect(await keptWork(9)).toBeDefined());
  queryClient.clear();
  clearSession();
  window.history.replaceState(null, '', '/user/judging/8');
  await beginKept();
  expect(queryClient.getQueryData(workAt(8))).toEqual({ id: 8, round_id: 4 });
  expect(queryClient.getQueryData(round)).toMatchObject({ id: 4 });
});

test('a work that is the judge’s no more is kept no longer, nor a round', async () => {
  await keepPages({ session: 'of-asmita', user: ASMITA });
  setWork(8);
  setWork(9);
  await eventually(async () => expect(await keptWork(9)).toBeDefined());
  queryClient.setQueryData(round, { id: 4, works_listed: [{ id: 9 }] } as never);
  await eventually(async () => expect(await keptWork(8)).toBeUndefined());
  expect(queryClient.getQueryData(workAt(8))).toBeUndefined();
  expect(await keptWork(9)).toBeDefined();
  queryClient.setQueryData(read('GET /judge/rounds', {}).queryKey, []);
  await eventually(async () => expect(await keptWork(9)).toBeUndefined());
});

test('a page that is not kept says so while it cannot be had', async () => {
  window.history.replaceState(null, '', '/user/workshops');
  await keepPages({ session: 'of-asmita', user: ASMITA });
  onlineManager.setOnline(false);
  const waits = new QueryObserver(queryClient, { queryKey: ['waits'], queryFn: () => 'here' });
  const leave = waits.subscribe(() => undefined);
  await eventually(() => expect(keptNote.get()).toMatch(/^This page is not kept on this device\./));
  expect(document.documentElement.hasAttribute('data-not-kept')).toBe(true);
  onlineManager.setOnline(true);
  queryClient.setQueryData(['waits'], 'here');
  await eventually(() => expect(keptNote.get()).toBeNull());
  expect(document.documentElement.hasAttribute('data-not-kept')).toBe(false);
  leave();
});

const guest = read('GET /judge/guest', {}).queryKey;
const KEPT_GUEST = `/kept/${encodeURIComponent('GET /judge/guest')}`;
const beGuest = (token: string) => (document.cookie = `XSRF-GUEST=${token}; path=/`);
const SITA = { id: -7, name: 'Sita', round_id: 4 } as never;

test('what a guest’s pages show is kept from their press on, and comes back to them alone', async () => {
  signIn('');
  clearSession();
  window.history.replaceState(null, '', '/judge');
  await keepPages({ session: null, user: undefined });
  expect(await storage.keys()).toEqual([]);
  beGuest('of-sita');
  queryClient.setQueryData(guest, SITA);
  await eventually(async () => expect(await keptText(KEPT_GUEST)).toContain('Sita'));
  expect(registers).toHaveBeenCalledWith('/offline.js', { scope: '/judge' });
  queryClient.clear();
  await beginKept();
  expect(currentSession().user).toBeNull();
  expect(queryClient.getQueryData(guest)).toEqual(SITA);
  queryClient.clear();
  beGuest('of-ram');
  await beginKept();
  expect(queryClient.getQueryData(guest)).toBeUndefined();
  await keepPages({ session: 'of-ram', user: undefined });
  expect(await storage.keys()).toEqual([]);
  beGuest('');
});

/** Asks who the guest is, and is told that it is nobody. */
const refuseGuest = () =>
  queryClient.fetchQuery({
    queryKey: guest,
    queryFn: () =>
      Promise.reject(new ProblemError(401, { type: '', title: '', detail: '' } as never, null)),
    ...{ retry: false, staleTime: 0 },
  });

test('a guest whose time is over leaves nothing', async () => {
  signIn('');
  clearSession();
  beGuest('of-sita');
  window.history.replaceState(null, '', '/judge');
  queryClient.setQueryData(guest, SITA);
  await keepPages({ session: 'of-sita', user: undefined });
  await eventually(async () => expect(await keptText(KEPT_GUEST)).toContain('Sita'));
  await expect(refuseGuest()).rejects.toBeDefined();
  await eventually(async () => expect(await storage.keys()).toEqual([]));
  beGuest('');
});

test('nor where the page was told so before anything of it was looked for', async () => {
  signIn('');
  clearSession();
  beGuest('of-sita');
  window.history.replaceState(null, '', '/judge');
  await expect(refuseGuest()).rejects.toBeDefined();
  const cache = await storage.open('kept /assets/one.js');
  await cache.put(KEPT_GUEST, Response.json({ session: 'of-sita', data: SITA }));
  await keepPages({ session: 'of-sita', user: undefined });
  expect(await storage.keys()).toEqual([]);
  beGuest('');
});
