import type { AnnouncementSource } from '@pratibha/domain/announcements/announcements';
import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import * as ADMIN_PATHS from './admin-pages.gen.ts';
import { withSearch } from './app-paths.ts';

/** Filters of a review screen that a link can set. */
type ReviewFilters<Status> = {
  readonly event?: number;
  readonly edition?: string | number | undefined;
  readonly status?: Status;
  /** What is one's own, or nobody's. */
  readonly assigned?: 'mine' | 'nobody';
  /** That for which a decision is prepared, or for an older version. */
  readonly prepared?: 'yes' | 'changed';
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
  readonly edition?: string | number | undefined;
  readonly mobile?: 'true' | undefined;
  readonly find?: string | undefined;
};

/**
 * Addresses of the console's pages that take something along; those that take nothing are in
 * ADMIN_PATHS. The names and values are those that the pages read; a test holds them against each
 * other. They stand here because nobody else need carry them.
 */
export const adminPaths = {
  /** Everything about a user. */
  user: ({ id }: { readonly id: number }) => `${ADMIN_PATHS.users}/${id}`,
  /** The announcements; with filters of a list, a new one to whoever fits them. */
  announcements: (to: RecipientSearch = {}) => withSearch(ADMIN_PATHS.announcements, to),
  announcement: ({ id }: { readonly id: number }) => `${ADMIN_PATHS.announcements}/${id}`,
  editions: () => ADMIN_PATHS.editions,
  edition: (at: { readonly id: number; readonly section?: string }) =>
    withSearch(
      `${ADMIN_PATHS.editions}/${at.id}`,
      at.section === undefined ? {} : { section: at.section },
    ),
  /** What organisers’ texts are in Nepali; with whose, those of an edition, an event, … */
  translations: (at: { readonly of?: string; readonly only?: 'missing' } = {}) =>
    withSearch(ADMIN_PATHS.translations, at),
  /** What its certificates say. */
  certificateTemplate: ({ id }: { readonly id: number }) => `/admin/certificate-template/${id}`,
  /** The changes that a person made, or that concern them. */
  audit: (of: { readonly person: number }) => withSearch(ADMIN_PATHS.audit, of),
  /** The events, with the details of one. */
  events: (at: { readonly open: number }) => withSearch(ADMIN_PATHS.events, at),
  /** The rounds of judging of an event, and one of them. */
  judging: ({ id }: { readonly id: number }) => `/admin/judging/${id}`,
  round: ({ id }: { readonly id: number }) => `/admin/rounds/${id}`,
  /** What one judge makes of one work. */
  cell: (of: { readonly round: number; readonly judge: number; readonly work: number }) =>
    withSearch(`/admin/rounds/${of.round}`, { judge: of.judge, work: of.work }),
  /** The results of a round. */
  results: ({ id }: { readonly id: number }) => `/admin/results/${id}`,
  /** Where somebody leads the show of its results. */
  show: ({ id }: { readonly id: number }) => `/admin/show/${id}`,
  /** How its works stand. */
  ranking: ({ id }: { readonly id: number }) => `/admin/ranking/${id}`,
  registrations: (
    filters: ReviewFilters<RegistrationStatus> & {
      readonly followUp?: 'answered' | 'unanswered';
      readonly coming?: 'comes' | 'cannot_come';
    },
  ) => withSearch(ADMIN_PATHS.registrations, filters),
  /** Certificates, with the details of one. */
  certificates: (of: { readonly event: number; readonly kind: string; readonly open: number }) =>
    withSearch(ADMIN_PATHS.certificates, of),
  submissions: (filters: ReviewFilters<SubmissionStatus>) =>
    withSearch(ADMIN_PATHS.submissions, filters),
};
