import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { ReviewKind, SeenOf } from './reviews.queries.ts';

type Correction = { readonly remarks: string | null; readonly at: Date };

/**
 * Writes other remarks to a decision, by kind. False when the row changed since it was looked at:
 * its version is another.
 */
export const WRITE_CORRECTION: {
  readonly [K in ReviewKind]: (
    db: Kysely<DB>,
    seen: SeenOf[K],
    correction: Correction,
  ) => Promise<boolean>;
} = {
  registration: async (db, { id, version }, { remarks, at }) => {
    const { numUpdatedRows } = await db
      .updateTable('registrations')
      .set({ review_remarks: remarks, remarks_corrected_at: at, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  submission: async (db, { id, version, revision }, { remarks, at }) => {
    const { numUpdatedRows } = await db
      .updateTable('submissions')
      .set({ review_remarks: remarks, remarks_corrected_at: at, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await db
      .updateTable('submission_revisions')
      .set({ review_remarks: remarks })
      .where('submission_id', '=', id)
      .where('revision', '=', revision)
      .execute();
    return true;
  },
};

type Corrected = {
  readonly registration_id: number | null;
  readonly submission_id: number | null;
  readonly corrected_at: Date;
};

/** What was corrected of a person's own, the last first. */
export async function findOwnCorrections(db: Kysely<DB>, userId: number): Promise<Corrected[]> {
  const { rows } = await sql<Corrected>`
    select id as registration_id, null::int as submission_id, remarks_corrected_at as corrected_at
    from registrations where user_id = ${userId} and remarks_corrected_at is not null
    union all
    select null, id, remarks_corrected_at
    from submissions where user_id = ${userId} and remarks_corrected_at is not null
    order by corrected_at desc`.execute(db);
  return rows;
}
