import { ProblemError } from '@pratibha/contract/client';
import { LANGUAGE } from '@pratibha/words/language';
import { KEPT_WORDS } from '@pratibha/words/session/kept';
import { formatDateTime } from '@pratibha/words/time';
import { onlineManager, type Query } from '@tanstack/react-query';
import type { Begin } from '../../data/begin.ts';
import { endsSome, isEndedBy } from '../../data/kept/ended-reads.ts';
import { forgetKept } from '../../data/kept/forget-kept.ts';
import {
  dropKept,
  isOfAnotherSession,
  type Keeping,
  keepDocument,
  keepFiles,
  keptNames,
  ownCache,
  putKept,
  readKept,
} from '../../data/kept/kept-cache.ts';
import { keptNote } from '../../data/kept/kept-note.ts';
import { isOfGuests, KEPT_CALLS, type KeptRead, keptReadsAt } from '../../data/kept/kept-pages.ts';
import { keepTexts, takeKeptTexts } from '../../data/kept/kept-texts.ts';
import { queryClient, type ReadKey, read } from '../../data/queries.ts';
import { noteRenderedAt } from '../../data/server-clock.ts';
import { guestToken, ownToken } from '../../data/xsrf-token.ts';
import { siteInfo } from '../../shell/clock/site-info.ts';
import { refreshSession } from '../../shell/session/load-session.ts';
import { beginSession, currentSession } from '../../shell/session/session.ts';

/** It stays at hand while the page is open, also once the network is gone. */
for (const call of KEPT_CALLS) queryClient.setQueryDefaults([call], { gcTime: Infinity });

/** Who it is of; of a guest, who has no account, a list says who they are. */
type Person = { readonly user: Begin['user'] | null; readonly site: Begin['site'] | null };

/** Below which guests judge. */
const OF_GUESTS = '/judge';

/** When each thing that a kept page began with was told, by the clock of the device. */
const begunWith = new Map<string, number>();

/** As whose the page began: what it shows is of this session, as long as that is the browser's. */
type Begun = { readonly session: string | null; readonly user: Begin['user'] | undefined };

/**
 * Keeps in this browser what the pages of `kept-pages.ts` show of this person, for when there is no
 * network. Never rejects: a browser that refuses storage, or has no room, keeps nothing.
 */
export async function keepPages({ session, user }: Begun): Promise<void> {
  watchPages();
  if (currentSession().user === null && isOfGuests(window.location)) return keepGuestsPages();
  const isSame = () => {
    const current = currentSession().user;
    return current !== null && ownToken() === session && (user ?? current).id === current.id;
  };
  await keepAs(session, isSame, '/user/');
}

/** @param isSame whether the browser is still that person's; @param scope the pages of such */
async function keepAs(session: string | null, isSame: () => boolean, scope: string) {
  try {
    if (session === null || !isSame() || (await isOfAnotherSession())) await forgetKept();
    if (session === null || !isSame() || !(await isAnswered(scope))) return;
    const cache = await ownCache();
    // Somebody may have logged out meanwhile; who does so from here on leaves a cache that nobody
    // finds.
    if (!isSame() || !(await keepDocument(cache))) return;
    keepLaterFiles(cache);
    keepReads({ cache, session });
  } catch {
    await forgetKept();
  }
}

/**
 * Keeps what a guest's pages show, once it is known who they are: they begin by a press, with the
 * page open. What is of a guest whose time is over goes.
 */
async function keepGuestsPages(): Promise<void> {
  const { queryKey } = read('GET /judge/guest', {});
  let keptFor: string | null = null;
  const keep = async () => {
    const session = ownToken();
    if (session === keptFor || queryClient.getQueryData(queryKey) === undefined) return;
    keptFor = session;
    await keepAs(session, () => ownToken() === session, OF_GUESTS);
  };
  queryClient.getQueryCache().subscribe((event) => {
    const [call] = event.query.queryKey as readonly unknown[];
    if (event.type !== 'updated' || call !== queryKey[0]) return;
    if (event.action.type === 'error' && isSessionEnd(event.action.error)) void forgetKept();
    else if (event.action.type === 'success') void keep();
  });
  // Mostly it was said before anything of this was fetched.
  if (isSessionEnd(queryClient.getQueryState(queryKey)?.error)) return forgetKept();
  if (await isOfAnotherSession().catch(() => false)) await forgetKept();
  await keep();
}

/** Whether a worker answers for this browser's pages without a network. */
async function isAnswered(scope: string): Promise<boolean> {
  const registration = await navigator.serviceWorker?.register('/offline.js', { scope });
  return registration !== undefined;
}

/** What the page has fetched, and what it still will. */
function keepLaterFiles(cache: Cache): void {
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    keepFiles(cache, names).catch(() => observer.disconnect());
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Keeps the lists as they are, and as they are told from now on, until the session ends. */
function keepReads(keeping: Keeping): void {
  const keptAt = new Map<string, number>(begunWith);
  const keep = async (told: KeptRead, { data, dataUpdatedAt: at }: Query['state']) => {
    const { user } = currentSession();
    const name = nameOf(told);
    // Of whoever is signed out just now nothing is kept any more.
    const isKnown = user !== null || keeping.session === guestToken();
    if (data === undefined || !isKnown || keptAt.get(name) === at) return;
    keptAt.set(name, at);
    const person: Person = { user, site: siteInfo.get() };
    await putKept(keeping, 'person', person, at);
    await putKept(keeping, name, data, at);
    if (LANGUAGE !== 'en') await keepTexts(keeping, at);
    if (endsSome(told)) await dropEnded(keeping.cache, { read: told, data });
    // The codes at stands say the address of guests, from which judges are led on.
    if (told[0] === 'GET /judge/rounds/{id}/stands') await isAnswered(OF_GUESTS);
  };
  const keepAll = () => {
    if (ownToken() !== keeping.session) return end();
    for (const { queryKey, state } of queryClient.getQueryCache().getAll())
      if (isKept(queryKey)) keep(queryKey, state).catch(end);
  };
  const lists = [queryClient.getQueryCache(), queryClient.getMutationCache()];
  const subscriptions = lists.map((each) =>
    each.subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error' && isSessionEnd(event.action.error)) end();
      else if (event.action.type === 'success') keepAll();
    }),
  );
  const end = () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    void forgetKept();
  };
  keepAll();
}

function isSessionEnd(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 401;
}

/**
 * Begins a page that the network did not bring with what is kept for the person whose session this
 * is; where there is nothing, it asks for everything itself, as any document without a page.
 */
export async function beginKept(): Promise<void> {
  const cache = await ownCache();
  const person = await readKept<Person>(cache, 'person');
  if (person === null) return watchPages();
  noteRenderedAt(Date.now() + person.ahead);
  if (person.data.user !== null) beginSession(person.data.user);
  siteInfo.set(person.data.site);
  if (LANGUAGE !== 'en') await takeKeptTexts(cache);
  await Promise.all((await keptNames(cache)).map((name) => beginWith(cache, name)));
  // It hears of changes only, and takes a page to begin with a connection.
  onlineManager.setOnline(navigator.onLine);
  // What is fetched later may be kept, too: it is asked for without a connection.
  queryClient.setQueryDefaults(['code'], { networkMode: 'offlineFirst' });
  watchPages(person.ahead);
  window.addEventListener('online', () => void refreshSession(), { once: true });
}

async function beginWith(cache: Cache, name: string): Promise<void> {
  const queryKey = readOf(name);
  const kept = queryKey && (await readKept<unknown>(cache, name));
  if (!kept) return;
  begunWith.set(name, kept.at);
  queryClient.setQueryData(queryKey, kept.data, { updatedAt: kept.at });
  // However new it is, it is asked for as soon as that is possible.
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

let watches = false;

/**
 * Says above a page since when it is as it is, until it was told
 * anew, or that it is not kept.
 *
 * @param ahead by how much the clock of the server was ahead, where the page began as kept
 */
function watchPages(ahead = 0): void {
  if (watches) return;
  watches = true;
  const cache = queryClient.getQueryCache();
  const tell = () => {
    const shown = keptReadsAt(window.location);
    const isMissing = waitsForMore(shown);
    document.documentElement.toggleAttribute('data-not-kept', isMissing);
    keptNote.set(isMissing ? KEPT_WORDS.not : since(shown, ahead));
  };
  cache.subscribe(tell);
  onlineManager.subscribe(tell);
  tell();
}

/** Whether a page waits for what was not kept, and cannot be had without a connection. */
function waitsForMore(shown: readonly KeptRead[]): boolean {
  if (shown.some((each) => queryClient.getQueryData(each) !== undefined)) return false;
  const waiting = queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'paused' });
  return waiting.some(({ state }) => state.data === undefined);
}

function since(shown: readonly KeptRead[], ahead: number): string | null {
  const times = shown.flatMap((each) => {
    const at = begunWith.get(nameOf(each));
    return at !== undefined && queryClient.getQueryState(each)?.dataUpdatedAt === at ? [at] : [];
  });
  if (times.length === 0) return null;
  return KEPT_WORDS.since(formatDateTime(new Date(Math.min(...times) + ahead)));
}

/** Removes what is kept, and at hand, of what a list does not name any more. */
async function dropEnded(cache: Cache, told: Parameters<typeof isEndedBy>[0]): Promise<void> {
  for (const name of await keptNames(cache)) {
    const queryKey = readOf(name);
    const kept = queryKey && (await readKept<unknown>(cache, name));
    if (!kept || !isEndedBy(told, { read: queryKey, data: kept.data })) continue;
    await dropKept(cache, name);
    queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
  }
}

function isKept(queryKey: readonly unknown[]): queryKey is KeptRead {
  return queryKey.length === 2 && KEPT_CALLS.has(queryKey[0] as ReadKey);
}

/** Under which name it is kept. */
function nameOf([call, input]: KeptRead): string {
  return Object.keys(input).length === 0 ? call : `${call} ${JSON.stringify(input)}`;
}

/** What is kept under a name; null for what no page shows, or only one of an earlier release. */
function readOf(name: string): KeptRead | null {
  const [, call = '', input = '{}'] = /^(\S+ \S+)(?: (.+))?$/.exec(name) ?? [];
  const queryKey = [call, JSON.parse(input) as object];
  return isKept(queryKey) ? queryKey : null;
}
