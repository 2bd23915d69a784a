import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Whose work it is, and of which event. */
export function findSubmissionForHint(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('submissions')
    .select(['id', 'user_id', 'event_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Other works with a file of the very same bytes as one of this work, in any revision of either:
 * a file that was exchanged for another one was handed in all the same.
 */
export function findSameFiles(db: Kysely<DB>, submissionId: number) {
  return db
    .selectFrom('handed_files as own')
    .innerJoin('files as own_file', 'own_file.id', 'own.file_id')
    .innerJoin('files as other_file', 'other_file.sha256', 'own_file.sha256')
    .innerJoin('handed_files as other', 'other.file_id', 'other_file.id')
    .innerJoin('submissions', 'submissions.id', 'other.submission_id')
    .innerJoin('submission_revisions as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'other.submission_id')
        .onRef('work.revision', '=', 'other.revision'),
    )
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .innerJoin('editions', 'editions.id', 'events.edition_id')
    .select([
      'own_file.name as own_name',
      'other_file.name as other_name',
      'submissions.id as submission_id',
      'submissions.user_id',
      'submissions.event_id',
      'users.name as user_name',
      'work.submitted_at',
      'events.title as event_title',
      'editions.slug as edition',
      sql<string>`own_file.sha256`.as('sha256'),
    ])
    .where('own.submission_id', '=', submissionId)
    .where('other.submission_id', '!=', submissionId)
    .distinctOn(['own_file.sha256', 'submissions.id'])
    .orderBy('own_file.sha256')
    .orderBy('submissions.id')
    .orderBy('other.revision')
    .orderBy('own.revision', 'desc')
    .limit(MOST)
    .execute();
}

/** A file that everybody hands in, as a template, says no more by being told a thousand times. */
const MOST = 100;
