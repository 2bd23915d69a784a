import { ADMIN_PAGE_AT } from './admin-page-at.gen.ts';
import { pathnameOf } from './paths.ts';
import { USER_PAGE_AT } from './user-page-at.gen.ts';

/**
 * Whether there is a page for who is signed in at `path` (a pathname, with or without query and
 * fragment). The server asks for the status and the document for what to show: everywhere else that
 * is not-found, for everybody, whatever they may do. Apart, as each document carries its own pages
 * alone.
 */
export function isAppPage(path: string): boolean {
  const plain = pathnameOf(path);
  return USER_PAGE_AT.test(plain) || ADMIN_PAGE_AT.test(plain);
}
