import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import { PATHS } from './paths.ts';

/** Filters of a review screen that a link can set. */
type ReviewFilters<Status> = { readonly event?: number; readonly status?: Status };

/**
 * Addresses of the pages that take something along; those that take nothing are in PATHS. The
 * names and values are those that the pages read: `page-paths.test.ts` holds them against each
 * other. Apart from paths.ts because the public document need not carry it.
 */
export const paths = {
  /** An event, with the dialog that hands in work for it where `isSubmitting`. */
  userEvent: ({ id, isSubmitting }: { readonly id: number; readonly isSubmitting?: boolean }) =>
    withSearch(`${PATHS.events}/${id}`, { submit: isSubmitting ? id : undefined }),
  adminRegistrations: (filters: ReviewFilters<RegistrationStatus>) =>
    withSearch(PATHS.adminRegistrations, filters),
  adminSubmissions: (filters: ReviewFilters<SubmissionStatus>) =>
    withSearch(PATHS.adminSubmissions, filters),
};

function withSearch(path: string, search: Record<string, string | number | undefined>): string {
  const said = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return said.length === 0 ? path : `${path}?${said.join('&')}`;
}
