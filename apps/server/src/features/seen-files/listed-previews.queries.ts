import { eventsWhere } from '@pratibha/domain/access';
import { type Kysely, sql } from 'kysely';
import { type Asking, isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Revision } from './seen-parts.queries.ts';

/** Works in the revision that counts. */
function works(db: Kysely<DB>) {
  return db.selectFrom('submissions').select(['id as submission_id', 'revision']);
}

/** Those of a person. */
export function findOwnWorks(db: Kysely<DB>, userId: number): Promise<Revision[]> {
  return works(db).where('user_id', '=', userId).execute();
}

/** Those of these works that the person may see. */
export function findSeenWorks(
  db: Kysely<DB>,
  ids: readonly number[],
  { actor, action }: Asking,
): Promise<Revision[]> {
  return works(db)
    .where('id', 'in', ids)
    .where(isOneOf('submissions.event_id', eventsWhere(action, actor)))
    .execute();
}

/**
 * Of each of these revisions the smallest picture of its first file that has one, in the order in
 * which its parts were asked for.
 */
export async function findListedPreviews(db: Kysely<DB>, of: readonly Revision[]) {
  if (of.length === 0) return [];
  const ids = of.map(({ submission_id: id }) => id);
  const revisions = of.map(({ revision }) => revision);
  return db
    .selectFrom('handed_files as handed')
    .innerJoin('handed_in', (join) =>
      join
        .onRef('handed_in.submission_id', '=', 'handed.submission_id')
        .onRef('handed_in.revision', '=', 'handed.revision'),
    )
    .innerJoin('files', 'files.id', 'handed.file_id')
    .innerJoin('previews', 'previews.sha256', 'files.sha256')
    .select([
      'handed.submission_id',
      'files.id as file',
      'previews.page',
      'previews.width',
      'previews.height',
    ])
    .where(
      sql<boolean>`(handed.submission_id, handed.revision)
        in (select * from unnest(${ids}::int[], ${revisions}::int[]))`,
    )
    .distinctOn('handed.submission_id')
    .orderBy('handed.submission_id')
    .orderBy(sql`(select asked.n from jsonb_array_elements(handed_in.parts)
      with ordinality as asked (part, n) where asked.part ->> 'id' = handed.part)`)
    .orderBy('handed.n')
    .orderBy('previews.page')
    .orderBy('previews.width')
    .execute();
}
