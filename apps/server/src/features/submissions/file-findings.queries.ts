import { eventsWhere } from '@pratibha/domain/access';
import type { FileFacts } from '@pratibha/domain/preflight/facts';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { type Kysely, sql } from 'kysely';
import { type Asking, isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** Those of these works that one may see, in their order. */
export function findSeenWorks(db: Kysely<DB>, ids: readonly number[], { actor, action }: Asking) {
  return db
    .selectFrom('submissions')
    .select('id')
    .where('id', 'in', ids)
    .where(isOneOf('submissions.event_id', eventsWhere(action, actor)))
    .orderBy('id')
    .execute();
}

/** What is known of a file of a work, and for which of its parts it was handed in. */
type FileOfWork = {
  readonly submission_id: number;
  readonly part: string;
  readonly parts: readonly WorkPart[];
  readonly facts: FileFacts;
};

/**
 * The files of the revisions of these works that count, as far as they were looked into. Of a ZIP
 * neither its entries nor its README: what is found of it hangs on neither.
 */
export async function findFilesOfWorks(
  db: Kysely<DB>,
  works: readonly { readonly id: number }[],
): Promise<readonly FileOfWork[]> {
  if (works.length === 0) return [];
  return db
    .selectFrom('submissions')
    .innerJoin('handed_in', (join) =>
      join
        .onRef('handed_in.submission_id', '=', 'submissions.id')
        .onRef('handed_in.revision', '=', 'submissions.revision'),
    )
    .innerJoin('handed_files as handed', (join) =>
      join
        .onRef('handed.submission_id', '=', 'handed_in.submission_id')
        .onRef('handed.revision', '=', 'handed_in.revision'),
    )
    .innerJoin('files', 'files.id', 'handed.file_id')
    .innerJoin('file_facts', 'file_facts.sha256', 'files.sha256')
    .select([
      'submissions.id as submission_id',
      'handed.part',
      sql<readonly WorkPart[]>`handed_in.parts`.as('parts'),
      sql<FileFacts>`file_facts.facts #- '{zip,entries}' #- '{zip,readme,text}'`.as('facts'),
    ])
    .where(
      'submissions.id',
      'in',
      works.map(({ id }) => id),
    )
    .where('file_facts.state', '=', 'done')
    .orderBy('submissions.id')
    .orderBy('handed.part')
    .orderBy('handed.n')
    .execute();
}
