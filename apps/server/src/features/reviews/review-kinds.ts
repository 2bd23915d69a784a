import type { ProblemCode } from '@pratibha/contract/problems';
import type { Action } from '@pratibha/domain/access';
import type { NamedOption } from '@pratibha/domain/questions/option-seats';
import {
  type ReviewRefusal,
  whyNotReopen,
  whyNotReviewRegistration,
  whyNotReviewSubmission,
} from '@pratibha/domain/refusals';
import { holdsSeat, type Seats, seatsBeyond } from '@pratibha/domain/registrations/seats';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findFullOptionsOf } from '../events/events.ts';
import { takeReopenedOut } from '../judging/judging.ts';
import {
  type AdminRegistrationRow,
  findAdminRegistration,
} from '../registrations/registrations.ts';
import { findSubmission, type SubmissionRow } from '../submissions/submissions.ts';
import type { LockedRow, ReviewKind, SeenOf, StatusOf } from './reviews.queries.ts';

/** The row of each kind as organisers see it. */
export type RowOf = { registration: AdminRegistrationRow; submission: SubmissionRow };

type Kind<K extends ReviewKind> = {
  readonly access: Action;
  readonly find: (db: Kysely<DB>, id: number) => Promise<RowOf[K] | undefined>;
  readonly statusOf: (row: RowOf[K]) => StatusOf[K];
  /** What the wire calls the revision of a row. */
  readonly revisionOf: (row: RowOf[K]) => number;
  /** Why the row may not be decided on, or null; `revision` is the one that was read. */
  readonly whyNotReview: (row: RowOf[K], revision: number) => ProblemCode | null;
  /** The same of a row that is locked, and compared with the one that was read. */
  readonly whyNotReviewLocked: (row: LockedRow<K>) => ReviewRefusal | null;
  readonly whyNotReopen: (row: RowOf[K], revision: number) => ProblemCode | null;
  /** Whether a decision of this status moves a seat, so that seats are locked before the rows. */
  readonly movesSeat: (status: StatusOf[K]) => boolean;
  /** More seats than there are, if reopening the row takes so many; else null. */
  readonly seatsBeyond: (row: RowOf[K], seats: Seats) => ReturnType<typeof seatsBeyond>;
  /** The options that are full, of those that it takes again when it is reopened. */
  readonly optionsBeyond: (db: Kysely<DB>, row: RowOf[K]) => Promise<readonly NamedOption[]>;
  /** What becomes of a row besides whose decision is taken back. */
  readonly afterReopening: (db: Kysely<DB>, id: number, now: Date) => Promise<void>;
  /** What the audit says besides the status. */
  readonly audited: (row: SeenOf[K]) => Readonly<Record<string, unknown>>;
};

/**
 * Where the kinds differ. The wire's `revision` is the version of a registration's row and the
 * revision of a work.
 */
export const REVIEW_KINDS: { readonly [K in ReviewKind]: Kind<K> } = {
  registration: {
    access: 'registrations.review',
    find: findAdminRegistration,
    statusOf: ({ status }) => status,
    revisionOf: ({ version }) => version,
    whyNotReview: (row, revision) =>
      whyNotReviewRegistration(row) ?? (revision === row.version ? null : 'changed-meanwhile'),
    whyNotReviewLocked: whyNotReviewRegistration,
    whyNotReopen: (row, revision) =>
      whyNotReopen(row) ?? (revision === row.version ? null : 'changed-meanwhile'),
    movesSeat: (status) => !holdsSeat(status),
    seatsBeyond: ({ status, cannot_come_at: cannotComeAt }, seats) =>
      seatsBeyond({ status, cannotComeAt }, seats),
    optionsBeyond: async (db, { id, status, cannot_come_at: cannotComeAt }) =>
      holdsSeat(status) || cannotComeAt !== null ? [] : findFullOptionsOf(db, id),
    afterReopening: () => Promise.resolve(),
    audited: () => ({}),
  },
  submission: {
    access: 'submissions.review',
    find: findSubmission,
    statusOf: ({ submission_status }) => submission_status,
    revisionOf: ({ revision }) => revision,
    whyNotReview: (row, revision) =>
      whyNotReviewSubmission({
        status: row.submission_status,
        revision: row.revision,
        reviewedRevision: revision,
      }),
    whyNotReviewLocked: ({ status, revision }) =>
      whyNotReviewSubmission({ status, revision, reviewedRevision: null }),
    whyNotReopen: (row, revision) =>
      revision === row.revision
        ? whyNotReopen({ status: row.submission_status })
        : 'newer-revision',
    movesSeat: () => false,
    seatsBeyond: () => null,
    optionsBeyond: () => Promise.resolve([]),
    afterReopening: (db, id, now) => takeReopenedOut(db, [id], now),
    audited: ({ revision }) => ({ revision }),
  },
};
