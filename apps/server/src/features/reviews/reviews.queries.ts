import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

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
export type Seen = { readonly id: number; readonly version: number };
type SeenOf = { registration: Seen; submission: Seen & { readonly revision: number } };

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
