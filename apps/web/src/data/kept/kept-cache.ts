import { serverNow } from '../server-clock.ts';
import { ownToken } from '../xsrf-token.ts';
import { OF_KEPT } from './forget-kept.ts';

/** Of a release, without a person; the server has it, and `public/offline.js` answers with it. */
const DOCUMENT = '/offline';
/** Where something of the person is, which nobody but a page looks for. */
const PLACE = '/kept/';
const placeOf = (name: string) => PLACE + encodeURIComponent(name);

const DAY_MS = 24 * 3_600_000;
/** A session that was not used for as long has ended: nobody is given what is older. */
const LONGEST_MS = 7 * DAY_MS;

/** Something of a person, as it is kept. */
type Kept<T> = {
  /** Tells for which session, as the readable cookie does. */
  readonly session: string;
  /** When it was told by the server, by the clock of the device, epoch milliseconds. */
  readonly at: number;
  /** By how much the clock of the server was ahead of that. */
  readonly ahead: number;
  readonly data: T;
};

/** Where a session keeps what is its person's. */
export type Keeping = { readonly cache: Cache; readonly session: string };

/** The address of the file that the document begins with: every release has another. */
function release(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return new URL(script?.src ?? '/', window.location.href).pathname;
}

/**
 * What this release keeps, together: it goes on with its own files, or is left whole for the next.
 */
export function ownCache(): Promise<Cache> {
  return caches.open(OF_KEPT + release());
}

/** Whether somebody else's things are kept, or those of a session before. */
export async function isOfAnotherSession(): Promise<boolean> {
  const response = await caches.match(placeOf('person'));
  const kept = (await response?.json()) as Kept<unknown> | undefined;
  return kept !== undefined && kept.session !== ownToken();
}

/** Keeps something of the person of a session. @param at as in `Kept` */
export async function putKept(
  { cache, session }: Keeping,
  name: string,
  data: unknown,
  at: number,
): Promise<void> {
  const ahead = serverNow().getTime() - Date.now();
  await cache.put(placeOf(name), Response.json({ session, at, ahead, data }));
}

/**
 * What is kept of the person whose session it is; null where there is nothing, or it is too old.
 */
export async function readKept<T>(cache: Cache, name: string): Promise<Kept<T> | null> {
  const response = await cache.match(placeOf(name));
  const kept = (await response?.json()) as Kept<T> | undefined;
  if (kept === undefined || kept.session !== ownToken()) return null;
  return Date.now() - kept.at < LONGEST_MS ? kept : null;
}

/** The names of all that is kept there of a person. */
export async function keptNames(cache: Cache): Promise<string[]> {
  const requests = await cache.keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  return paths
    .filter((path) => path.startsWith(PLACE))
    .map((path) => decodeURIComponent(path.slice(PLACE.length)));
}

/** Keeps it no longer. */
export async function dropKept(cache: Cache, name: string): Promise<void> {
  await cache.delete(placeOf(name));
}

/**
 * Keeps the document of this release with the files that it and this page need, and leaves those of
 * earlier releases once it is whole.
 *
 * @returns whether it is kept: not where the server has another release by now
 * @throws where the browser has no room, or no connection the first time
 */
export async function keepDocument(cache: Cache): Promise<boolean> {
  const kept = await cache.match(DOCUMENT);
  if (kept !== undefined && isRecent(kept)) return true;
  const response = await fetchDocument();
  if (response === null) return kept !== undefined;
  const html = await response.clone().text();
  await keepFiles(cache, [...filesIn(html), ...filesOfPage()]);
  await cache.put(DOCUMENT, response);
  for (const name of await caches.keys())
    if (name.startsWith(OF_KEPT) && name !== OF_KEPT + release()) await caches.delete(name);
  return true;
}

/** Keeps files of the build that are not kept yet; others than those are left out. */
export async function keepFiles(cache: Cache, addresses: readonly string[]): Promise<void> {
  const paths = addresses.map((address) => new URL(address, window.location.href).pathname);
  const files = new Set(paths.filter((path) => /^\/assets\/.+\.(js|css)$/.test(path)));
  await Promise.all(
    Array.from(files, async (file) => {
      if ((await cache.match(file)) === undefined) await cache.add(file);
    }),
  );
}

/** What the college says in it may have changed since. */
function isRecent(document: Response): boolean {
  return Date.now() - Date.parse(document.headers.get('date') ?? '') < DAY_MS;
}

/** The document as the server has it; null without a connection, and of another release. */
async function fetchDocument(): Promise<Response | null> {
  const response = await fetch(DOCUMENT).catch(() => null);
  const html = await response?.clone().text();
  return response?.ok && html?.includes(`"${release()}"`) ? response : null;
}

function filesIn(html: string): string[] {
  return Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file = '']) => file);
}

/** The styles inside of a page name the sheets that they were. */
function filesOfPage(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[href]');
  return Array.from(links, ({ href }) => href);
}
