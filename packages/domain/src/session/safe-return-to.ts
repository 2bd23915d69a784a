/** Every JavaScript host has it; only the language's own type library does not declare it. */
declare const URL: {
  canParse(text: string, base: string): boolean;
  new (text: string, base: string): Parsed;
};
type Parsed = {
  readonly [part in 'origin' | 'username' | 'pathname' | 'search' | 'hash']: string;
};

const LONGEST = 2048;

/** Answers no page: coming back to it would start something or show JSON. */
const NO_PAGE = /^\/(api|demo-idp)(\/|$)/i;

/**
 * Where a sign-in may end: a path of this origin with query and fragment, whatever was asked.
 * Everything that could leave the origin, or that browsers read differently, becomes '/'.
 *
 * @param origin the product's own, such as 'https://competition.school.example'
 */
export function safeReturnTo(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST) return '/';
  // Browsers drop tabs and newlines and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(wanted) || !wanted.isWellFormed()) return '/';
  const path = wanted.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted;
  if (!path.startsWith('/') || path.startsWith('//')) return '/';
  // `URL.parse` is newer than the browsers that have to run this.
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  if (url === null || url.origin !== origin || url.username !== '') return '/';
  // '/.//host' only becomes '//host' when it is resolved.
  if (url.pathname.startsWith('//') || NO_PAGE.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
