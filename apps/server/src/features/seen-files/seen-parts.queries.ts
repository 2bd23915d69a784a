import type { FileFacts } from '@pratibha/domain/preflight/facts';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** A revision of a work. */
export type Revision = { readonly submission_id: number; readonly revision: number };

/** What one revision was handed in by; undefined: it has no parts. */
export async function findHandedRevision(
  db: Kysely<DB>,
  of: Revision,
): Promise<HandedRevision | undefined> {
  const { submission_id, revision } = of;
  const handed = await db
    .selectFrom('handed_in')
    .select(sql<readonly WorkPart[]>`parts`.as('parts'))
    .where('submission_id', '=', submission_id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (handed === undefined) return undefined;
  const files = await findFilesOfRevision(db, of);
  const links = await db
    .selectFrom('handed_links')
    .select(['part', 'link'])
    .where('submission_id', '=', submission_id)
    .where('revision', '=', revision)
    .orderBy('part')
    .orderBy('n')
    .execute();
  return { parts: handed.parts, files, links };
}

/** The files of a revision, with what was found of them and the pictures there are. */
async function findFilesOfRevision(db: Kysely<DB>, { submission_id, revision }: Revision) {
  const rows = await db
    .selectFrom('handed_files as handed')
    .innerJoin('files', 'files.id', 'handed.file_id')
    .innerJoin('stored_bytes as stored', 'stored.sha256', 'files.sha256')
    .leftJoin('file_facts', 'file_facts.sha256', 'stored.sha256')
    .select([
      'handed.part',
      'files.id',
      'files.name',
      'stored.sha256',
      'stored.size',
      'stored.media_type',
      sql<'waiting' | 'done' | 'failed'>`coalesce(file_facts.state, 'waiting')`.as('state'),
      sql<FileFacts | null>`file_facts.facts`.as('facts'),
      sql<readonly { page: number; width: number; height: number }[]>`(
        select coalesce(json_agg(json_build_object(
            'page', page, 'width', width, 'height', height) order by page, width), '[]')
        from previews where previews.sha256 = stored.sha256)`.as('previews'),
    ])
    .where('handed.submission_id', '=', submission_id)
    .where('handed.revision', '=', revision)
    .orderBy('handed.part')
    .orderBy('handed.n')
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
export type HandedFileRow = Awaited<ReturnType<typeof findFilesOfRevision>>[number];

export type HandedRevision = {
  /** As the event asked for them then. */
  readonly parts: readonly WorkPart[];
  readonly files: readonly HandedFileRow[];
  readonly links: readonly { readonly part: string; readonly link: string }[];
};
