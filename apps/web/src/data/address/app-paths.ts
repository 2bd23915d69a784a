import { documentOf, PATHS, pathnameOf } from './paths.ts';

const PAGES = new Set<string>(Object.values(PATHS).filter((path) => documentOf(path) === 'app'));
const EVENT_PAGE = /^\/user\/events\/[1-9]\d{0,9}$/;

/**
 * Whether the app document has a page at `path` (a pathname, with or without query and fragment).
 * The server asks for the status and the document for what to show: everywhere else that is
 * not-found, for everybody, whatever they may do. Apart from paths.ts because the public document
 * need not carry it.
 */
export function isAppPage(path: string): boolean {
  const plain = pathnameOf(path);
  return PAGES.has(plain) || EVENT_PAGE.test(plain);
}
