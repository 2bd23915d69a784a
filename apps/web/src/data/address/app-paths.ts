import type { AnnouncementSource } from '@pratibha/domain/announcements/announcements';
import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import { documentOf, PATHS, pathnameOf } from './paths.ts';

const PAGES = new Set<string>(Object.values(PATHS).filter((path) => documentOf(path) !== 'public'));
/** What organisers tell many people, what the public pages say, and how they begin. */
const ADMIN_ANNOUNCEMENTS = '/admin/announcements';
const ADMIN_EDITIONS = '/admin/editions';
const ADMIN_SET_UP = '/admin/set-up';
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

/** Filters of a review screen that a link can set. */
type ReviewFilters<Status> = {
  readonly event?: number;
  readonly status?: Status;
  /** The row whose details are open. */
  readonly open?: number;
};

/** Whom a new announcement is for: a list, and its filters. */
export type RecipientSearch = {
  readonly source?: AnnouncementSource | undefined;
  readonly q?: string | undefined;
  readonly role?: string | undefined;
  readonly status?: string | undefined;
  readonly event?: number | undefined;
  readonly mobile?: 'true' | undefined;
};

/**
 * Addresses of the pages that take something along; those that take nothing are in PATHS. The
 * names and values are those that the pages read; a test holds them against each other. They stand
 * here and not in paths.ts because the public document need not carry them.
 */
export const paths = {
  /** An event, with the dialog that hands in work for it where `isSubmitting`. */
  userEvent: ({ id, isSubmitting }: { readonly id: number; readonly isSubmitting?: boolean }) =>
    withSearch(`${PATHS.events}/${id}`, { submit: isSubmitting ? id : undefined }),
  /** Everything about a user. */
  adminUser: ({ id }: { readonly id: number }) => `${PATHS.adminUsers}/${id}`,
  /** The announcements; with filters of a list, a new one to whoever fits them. */
  adminAnnouncements: (to: RecipientSearch = {}) => withSearch(ADMIN_ANNOUNCEMENTS, to),
  adminAnnouncement: ({ id }: { readonly id: number }) => `${ADMIN_ANNOUNCEMENTS}/${id}`,
  adminEditions: () => ADMIN_EDITIONS,
  adminSetUp: () => ADMIN_SET_UP,
  adminEdition: (at: { readonly id: number; readonly section?: string }) =>
    withSearch(
      `${ADMIN_EDITIONS}/${at.id}`,
      at.section === undefined ? {} : { section: at.section },
    ),
  /** The changes that a person made, or that concern them. */
  adminAudit: (of: { readonly person: number }) => withSearch(PATHS.adminAudit, of),
  /** The events, with the details of one. */
  adminEvents: (at: { readonly open: number }) => withSearch(PATHS.adminEvents, at),
  adminRegistrations: (filters: ReviewFilters<RegistrationStatus>) =>
    withSearch(PATHS.adminRegistrations, filters),
  adminSubmissions: (filters: ReviewFilters<SubmissionStatus>) =>
    withSearch(PATHS.adminSubmissions, filters),
};

function withSearch(
  path: string,
  search: Readonly<Record<string, string | number | undefined>>,
): string {
  const said = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return said.length === 0 ? path : `${path}?${said.join('&')}`;
}
