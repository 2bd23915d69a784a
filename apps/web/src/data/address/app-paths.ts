import { ADMIN_PAGE_AT } from './admin-page-at.gen.ts';
import { pathnameOf } from './paths.ts';
import { USER_PAGE_AT } from './user-page-at.gen.ts';
import * as USER_PATHS from './user-pages.gen.ts';

/**
 * Whether there is a page for who is signed in at `path` (a pathname, with or without query and
 * fragment). The server asks for the status and the document for what to show: everywhere else that is
 * not-found, for everybody, whatever they may do. Apart from paths.ts because the public document
 * need not carry it.
 */
export function isAppPage(path: string): boolean {
  const plain = pathnameOf(path);
  return USER_PAGE_AT.test(plain) || ADMIN_PAGE_AT.test(plain);
}

/** An event, with the dialog that hands in work for it where `isSubmitting`. */
export function userEventPath(of: {
  readonly id: number;
  readonly isSubmitting?: boolean;
}): string {
  return withSearch(`${USER_PATHS.events}/${of.id}`, {
    submit: of.isSubmitting ? of.id : undefined,
  });
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
