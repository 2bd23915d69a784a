import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Files whose bytes are all there, with what is known of these. */
function files(db: Kysely<DB>) {
  return db
    .selectFrom('files')
    .innerJoin('stored_bytes as stored', 'stored.sha256', 'files.sha256')
    .select([
      'files.id',
      'files.user_id',
      'files.event_id',
      'files.name',
      'stored.sha256',
      'stored.size',
    ]);
}
type FoundFile = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number];
export type FileRow = Omit<FoundFile, 'size'> & { readonly size: number };

/** PostgreSQL's large integers come as texts. */
function fileRow(row: FoundFile | undefined): FileRow | undefined {
  return row && { ...row, size: Number(row.size) };
}

/** A file of one's own. */
export async function findOwnFile(db: Kysely<DB>, userId: number, id: number) {
  const own = files(db).where('files.id', '=', id).where('files.user_id', '=', userId);
  return fileRow(await own.executeTakeFirst());
}

/** A file that was handed in: what is only uploaded is nobody's but its owner's. */
export async function findHandedFile(db: Kysely<DB>, id: number) {
  const handed = files(db)
    .where('files.id', '=', id)
    .where(sql<boolean>`exists (select from handed_files where file_id = files.id)`);
  return fileRow(await handed.executeTakeFirst());
}

/** A file of this revision of a work. */
export async function findFileOfRevision(
  db: Kysely<DB>,
  { submission_id, revision }: { readonly submission_id: number; readonly revision: number },
  id: number,
) {
  const ofWork = files(db)
    .where('files.id', '=', id)
    .where(
      sql<boolean>`exists (select from handed_files as handed where handed.file_id = files.id
        and handed.submission_id = ${submission_id} and handed.revision = ${revision})`,
    );
  return fileRow(await ofWork.executeTakeFirst());
}

export type PreviewRow = {
  readonly file_id: number;
  readonly sha256: string;
  readonly page: number;
  readonly width: number;
  readonly bytes: number;
};

/** A picture that was made of a file. */
export async function findPreviewOf(
  db: Kysely<DB>,
  file: Pick<FileRow, 'id' | 'sha256'>,
  asked: { readonly page: number; readonly width: number },
): Promise<PreviewRow | undefined> {
  const row = await db
    .selectFrom('previews')
    .select(['sha256', 'page', 'width', 'bytes'])
    .where('sha256', '=', file.sha256)
    .where('page', '=', asked.page)
    .where('width', '=', asked.width)
    .executeTakeFirst();
  return row && { ...row, file_id: file.id };
}
