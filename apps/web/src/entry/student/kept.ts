import { ProblemError } from '@pratibha/contract/client';
import { KEPT_WORDS } from '@pratibha/words/session/kept';
import { formatDateTime } from '@pratibha/words/time';
import { onlineManager } from '@tanstack/react-query';
import type { Begin, FirstReads } from '../../data/begin.ts';
import { forgetKept } from '../../data/kept/forget-kept.ts';
import {
  isOfAnotherSession,
  type Keeping,
  keepDocument,
  keepFiles,
  ownCache,
  putKept,
  readKept,
} from '../../data/kept/kept-cache.ts';
import { keptNote } from '../../data/kept/kept-note.ts';
import { KEPT_PAGES, KEPT_READS } from '../../data/kept/kept-pages.ts';
import { queryClient, read } from '../../data/queries.ts';
import { noteRenderedAt } from '../../data/server-clock.ts';
import { xsrfToken } from '../../data/xsrf-token.ts';
import { siteInfo } from '../../shell/clock/site-info.ts';
import { refreshSession } from '../../shell/session/load-session.ts';
import { beginSession, currentSession } from '../../shell/session/session.ts';

type Person = Pick<Begin, 'user'> & { readonly site: Begin['site'] | null };
type Read = keyof FirstReads;

/** When each list that a kept page began with was told, by the clock of the device. */
const begunWith = new Map<Read, number>();

/** As whose the page began: what it shows is of this session, as long as that is the browser's. */
type Begun = { readonly session: string | null; readonly user: Begin['user'] | undefined };

/**
 * Keeps in this browser what the pages of `kept-pages.ts` show of this person, for when there is no
 * network. Never rejects: a browser that refuses storage, or has no room, keeps nothing.
 */
export async function keepPages({ session, user }: Begun): Promise<void> {
  try {
    const isSame = () => {
      const current = currentSession().user;
      return current !== null && xsrfToken() === session && (user ?? current).id === current.id;
    };
    if (session === null || !isSame() || (await isOfAnotherSession())) await forgetKept();
    if (session === null || !isSame() || !(await isAnswered())) return;
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

/** Whether a worker answers for this browser's pages without a network. */
async function isAnswered(): Promise<boolean> {
  const scope = '/user/';
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
  const keptAt = new Map<Read, number>(begunWith);
  const keep = async (key: Read) => {
    const { data, dataUpdatedAt: at = 0 } = queryClient.getQueryState(keyOf(key)) ?? {};
    const { user } = currentSession();
    if (data === undefined || user === null || keptAt.get(key) === at) return;
    keptAt.set(key, at);
    const person: Person = { user, site: siteInfo.get() };
    await putKept(keeping, 'person', person, at);
    await putKept(keeping, key, data, at);
  };
  const keepAll = () => {
    if (xsrfToken() !== keeping.session) return end();
    for (const key of KEPT_READS) keep(key).catch(end);
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
  if (person === null) return;
  noteRenderedAt(Date.now() + person.ahead);
  beginSession(person.data.user);
  siteInfo.set(person.data.site);
  for (const key of KEPT_READS) {
    const kept = await readKept<FirstReads[typeof key]>(cache, key);
    if (kept === null) continue;
    begunWith.set(key, kept.at);
    queryClient.setQueryData(keyOf(key), kept.data, { updatedAt: kept.at });
    // However new it is, it is asked for as soon as that is possible.
    void queryClient.invalidateQueries({ queryKey: keyOf(key), refetchType: 'none' });
  }
  // It hears of changes only, and takes a page to begin with a connection.
  onlineManager.setOnline(navigator.onLine);
  // What is fetched later may be kept, too: it is asked for without a connection.
  queryClient.setQueryDefaults(['code'], { networkMode: 'offlineFirst' });
  const tell = () => tellSince(person.ahead);
  queryClient.getQueryCache().subscribe(tell);
  tell();
  window.addEventListener('online', () => void refreshSession(), { once: true });
}

/** Says since when the page is as it is, until it was told anew. */
function tellSince(ahead: number): void {
  const page = KEPT_PAGES.find(({ at }) => at.test(window.location.pathname));
  const since = (page?.reads ?? []).flatMap((key) => {
    const at = begunWith.get(key);
    return at !== undefined && queryClient.getQueryState(keyOf(key))?.dataUpdatedAt === at
      ? [at]
      : [];
  });
  const first = new Date(Math.min(...since) + ahead);
  keptNote.set(since.length === 0 ? null : KEPT_WORDS.since(formatDateTime(first)));
}

function keyOf(key: Read) {
  return read(key, {}).queryKey;
}
