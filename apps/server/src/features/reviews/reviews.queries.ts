import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { holdOptionsOf } from '../events/events.ts';
import { holdComing, holdSeats, type SeatsOfComing } from '../registrations/registrations.ts';

/** What is reviewed, with the statuses that it may have. */
export type StatusOf = { registration: RegistrationStatus; submission: SubmissionStatus };
export type ReviewKind = keyof StatusOf;

/** A decision as it is written; a reopened one has neither remarks nor reviewer. */
export type Review<K extends ReviewKind> = {
  readonly status: StatusOf[K];
  readonly review_remarks: string | null;
  readonly reviewed_by: number | null;
  readonly reviewed_at: Date | null;
};

/** The row as it was looked at. */
type Seen = { readonly id: number; readonly version: number };
export type SeenOf = { registration: Seen; submission: Seen & { readonly revision: number } };
/** Whose row it is, and of which event. */
export type OfPerson = { readonly user_id: number; readonly event_id: number };

/**
 * Writes a review, or takes one back, by kind. False when the row changed since it was looked at,
 * or is gone: its version is another.
 */
export const WRITE_REVIEW: {
  readonly [K in ReviewKind]: (
    db: Kysely<DB>,
    seen: SeenOf[K],
    review: Review<K>,
  ) => Promise<boolean>;
} = {
  registration: async (db, registration, review) => {
    const { numUpdatedRows } = await db
      .updateTable('registrations')
      .set((eb) => ({ ...review, version: eb('version', '+', 1) }))
      .where('id', '=', registration.id)
      .where('version', '=', registration.version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  submission: async (db, submission, review) => {
    const { numUpdatedRows } = await db
      .updateTable('submissions')
      .set((eb) => ({ ...review, version: eb('version', '+', 1) }))
      .where('id', '=', submission.id)
      .where('version', '=', submission.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await db
      .updateTable('submission_revisions')
      .set(review)
      .where('submission_id', '=', submission.id)
      .where('revision', '=', submission.revision)
      .execute();
    return true;
  },
};

/** The row as it is while it is locked, with the review that it has. */
export type LockedRow<K extends ReviewKind> = SeenOf[K] &
  OfPerson & {
    readonly status: StatusOf[K];
    readonly review_remarks: string | null;
    readonly reviewed_by: number | null;
    readonly reviewed_at: Date | null;
  };

/** Locks, by kind, what everybody locks before such rows, where a change of them moves a seat. */
export const HOLD_SEATS: {
  readonly [K in ReviewKind]: (
    db: Kysely<DB>,
    ids: readonly number[],
  ) => ReturnType<typeof holdSeats>;
} = {
  registration: (db, ids) => holdSeats(db, { ids }),
  submission: () => Promise.resolve([]),
};

/**
 * Locks, by kind, what everybody locks before such rows, where a change of them moves no seat but
 * perhaps what was chosen in follow-up questions.
 */
export const HOLD_OPTIONS: {
  readonly [K in ReviewKind]: (db: Kysely<DB>, ids: readonly number[]) => Promise<unknown>;
} = {
  registration: (db, ids) => holdOptionsOf(db, { ids }),
  submission: () => Promise.resolve(),
};

/**
 * Locks, by kind, what everybody locks first who decides that somebody comes, where the number of
 * those is limited; answers how many of each event do.
 */
export const HOLD_COMING: {
  readonly [K in ReviewKind]: (
    db: Kysely<DB>,
    ids: readonly number[],
  ) => Promise<readonly SeatsOfComing[]>;
} = {
  registration: holdComing,
  submission: () => Promise.resolve([]),
};

/**
 * Locks rows, by kind, until the transaction ends, in the order of their ids: who decides on the
 * same rows in another order waits. Those that are gone are left out.
 */
export const LOCK_REVIEWED: {
  readonly [K in ReviewKind]: (db: Kysely<DB>, ids: readonly number[]) => Promise<LockedRow<K>[]>;
} = {
  registration: (db, ids) =>
    db
      .selectFrom('registrations')
      .select([
        'id',
        'event_id',
        'user_id',
        'version',
        'status',
        'review_remarks',
        'reviewed_by',
        'reviewed_at',
      ])
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  submission: (db, ids) =>
    db
      .selectFrom('submissions')
      .select([
        'id',
        'event_id',
        'user_id',
        'version',
        'revision',
        'status',
        'review_remarks',
        'reviewed_by',
        'reviewed_at',
      ])
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
};
