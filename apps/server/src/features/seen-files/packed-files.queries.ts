import { type Kysely, sql } from 'kysely';
import type { Asking } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { submissionsCounted } from '../submissions/submissions.ts';

type Filters = Parameters<typeof submissionsCounted>[1];

/** Files of the works that fit, each of the revision that counts. */
function filesOfWorks(db: Kysely<DB>, filters: Filters, asking: Asking) {
  return db
    .selectFrom(submissionsCounted(db, filters, asking).as('matching'))
    .innerJoin('submissions', 'submissions.id', 'matching.id')
    .innerJoin('handed_files as handed', (join) =>
      join
        .onRef('handed.submission_id', '=', 'submissions.id')
        .onRef('handed.revision', '=', 'submissions.revision'),
    )
    .innerJoin('files', 'files.id', 'handed.file_id')
    .innerJoin('stored_bytes as stored', 'stored.sha256', 'files.sha256');
}

/** The works that fit and have files, each with how much they are; those of an event together. */
export async function findWeightOfWorks(db: Kysely<DB>, filters: Filters, asking: Asking) {
  const rows = await filesOfWorks(db, filters, asking)
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .select([
      'submissions.id',
      'submissions.event_id',
      'events.title as event_title',
      sql<number>`count(*)::int`.as('files'),
      sql<string>`sum(stored.size)`.as('bytes'),
    ])
    .groupBy(['submissions.id', 'submissions.event_id', 'events.title'])
    .orderBy('submissions.event_id')
    .orderBy('submissions.id')
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}
export type WorkWeight = Awaited<ReturnType<typeof findWeightOfWorks>>[number];

type Between = { readonly from?: number | undefined; readonly to?: number | undefined };

/** The files themselves, of works between two ids. */
export async function findFilesToPack(db: Kysely<DB>, filters: Filters & Between, asking: Asking) {
  const { from, to, ...rest } = filters;
  let found = filesOfWorks(db, rest, asking)
    .innerJoin('submission_revisions as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'submissions.id')
        .onRef('work.revision', '=', 'submissions.revision'),
    )
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .select([
      'submissions.id as submission_id',
      'submissions.event_id',
      'submissions.revision',
      'events.title as event_title',
      'users.name as user_name',
      'work.submitted_at',
      sql<string>`left(work.description, 400)`.as('beginning'),
      'handed.part',
      'handed.n',
      'files.name',
      'stored.media_type',
      'stored.sha256',
      'stored.size',
    ]);
  if (from) found = found.where('submissions.id', '>=', from);
  if (to) found = found.where('submissions.id', '<=', to);
  const rows = await found
    .orderBy('submissions.id')
    .orderBy('handed.part')
    .orderBy('handed.n')
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
export type FileToPack = Awaited<ReturnType<typeof findFilesToPack>>[number];
