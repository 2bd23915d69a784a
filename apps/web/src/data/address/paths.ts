import { PREFIX } from '@pratibha/words/language';

/**
 * The addresses of the public document, and which document serves any; those of the others are made
 * of their routes (`user-pages.gen.ts`, `admin-pages.gen.ts`). The public document (`index.html`)
 * is rendered by the server for everybody, the student's (`student.html`) for the person who asks;
 * the organiser's (`console.html`) is drawn in the browser.
 */
export const PATHS = {
  home: PREFIX === '' ? '/' : PREFIX,
  guidelines: `${PREFIX}/event/details`,
  privacy: `${PREFIX}/privacy`,
  rules: `${PREFIX}/rules`,
  unauthorized: `${PREFIX}/unauthorized`,
  /** Stands for every unknown address when the not-found page is rendered ahead of time. */
  notFound: `${PREFIX}/not-found`,
  gallery: `${PREFIX === '' ? '/' : PREFIX}#gallery`,
  testimonials: `${PREFIX === '' ? '/' : PREFIX}#testimonials`,
  about: `${PREFIX === '' ? '/' : PREFIX}#about`,
} as const;

/** Addresses that answer with something other than one of the documents. */
export const ENDPOINTS = {
  api: '/api',
  signIn: '/api/oauth/login',
} as const;

/** Which of the documents an address belongs to. */
export type DocumentName = 'public' | 'student' | 'console';

/** The document that serves `path` (a pathname, with or without query and fragment). */
export function documentOf(path: string): DocumentName {
  const area = /^\/(user|judge|admin)(?=\/|$)/.exec(pathnameOf(path))?.[1];
  if (area === undefined) return 'public';
  return area === 'admin' ? 'console' : 'student';
}

export type PublicPageName =
  | 'landing'
  | 'guidelines'
  | 'privacy'
  | 'rules'
  | 'help'
  | 'results'
  | 'works'
  | 'receipt'
  | 'unauthorized'
  | 'not-found';

/** Named as their addresses are; help, results, works and receipts have pages below them. */
const NAMED =
  /^\/(?:(privacy|rules|unauthorized|help)|(help)\/[a-z-]+|(results|works|receipt)(?:\/[\w/-]+)?)$/;

/** The page of the public document at `path`; 'not-found' answers with status 404. */
export function publicPageOf(path: string): PublicPageName {
  const pathname = pathnameOf(path);
  if (pathname === PATHS.home) return 'landing';
  if (pathname === PATHS.guidelines) return 'guidelines';
  const [, page, help, results] =
    NAMED.exec(PREFIX === '' ? pathname : pathname.slice(PREFIX.length)) ?? [];
  return ((page ?? help ?? results) as PublicPageName | undefined) ?? 'not-found';
}

/** Without query, fragment and slashes at the end. */
export function pathnameOf(path: string): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  // No expression: those that look for slashes at an end are slow where strangers send thousands.
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
