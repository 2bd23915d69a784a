import { ADMIN_PATHS } from './admin-pages.ts';
import { documentOf, PATHS, pathnameOf } from './paths.ts';

const PAGES = new Set<string>([
  ...Object.values(PATHS).filter((path) => documentOf(path) !== 'public'),
  ...Object.values(ADMIN_PATHS),
]);
/** What organisers tell many people, and what the public pages say. */
export const ADMIN_ANNOUNCEMENTS = '/admin/announcements';
export const ADMIN_EDITIONS = '/admin/editions';
/** The questions that a new site is set up by. */
export const ADMIN_SET_UP = '/admin/set-up';
const LISTS: ReadonlySet<string> = new Set([ADMIN_ANNOUNCEMENTS, ADMIN_EDITIONS, ADMIN_SET_UP]);

/** An event, a user, an announcement or an edition, by its id. */
const PAGE_OF_ONE =
  /^\/((user|admin)\/announcements|admin\/editions|user\/events|admin\/users)\/[1-9]\d{0,9}$/;

/**
 * Whether there is a page for who is signed in at `path` (a pathname, with or without query and
 * fragment). The server asks for the status and the document for what to show: everywhere else that is
 * not-found, for everybody, whatever they may do. Apart from paths.ts because the public document
 * need not carry it.
 */
export function isAppPage(path: string): boolean {
  const plain = pathnameOf(path);
  return LISTS.has(plain) || PAGES.has(plain) || PAGE_OF_ONE.test(plain);
}

/** An event, with the dialog that hands in work for it where `isSubmitting`. */
export function userEventPath(of: {
  readonly id: number;
  readonly isSubmitting?: boolean;
}): string {
  return withSearch(`${PATHS.events}/${of.id}`, { submit: of.isSubmitting ? of.id : undefined });
}

/** A path with what it takes along, as far as there is some. */
export function withSearch(
  path: string,
  search: Readonly<Record<string, string | number | undefined>>,
): string {
  const said = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return said.length === 0 ? path : `${path}?${said.join('&')}`;
}
