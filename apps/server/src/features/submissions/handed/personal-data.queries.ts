import type { OwnData } from '@pratibha/contract/personal-data';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';

/** What was handed in by parts. The files themselves are told, and removed, with the uploads. */
export const handedData: PersonalData<Pick<OwnData, 'handed_in'>> = {
  tables: { handed_in: 'part', handed_files: 'part', handed_links: 'part' },
  async collect(db, { id }) {
    const rows = await findHandedBy(db, id);
    return {
      handed_in: rows.map(({ parts, files, links, ...row }) => ({
        ...row,
        parts: parts.map((part) => ({
          name: part.name,
          files: files.filter((each) => each.part === part.id).map(({ part: _, ...file }) => file),
          links: links.filter((each) => each.part === part.id).map(({ link }) => link),
        })),
      })),
    };
  },
  /** Files and links go along. */
  async erase(db, { id }) {
    await db.deleteFrom('handed_in').where('user_id', '=', id).execute();
  },
};

type FileRow = { part: string; name: string; size: number; sha256: string };

function findHandedBy(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('handed_in as handed')
    .select([
      'handed.submission_id',
      'handed.revision',
      'handed.code',
      'handed.begun_in_time',
      sql<readonly WorkPart[]>`handed.parts`.as('parts'),
      sql<readonly FileRow[]>`(
        select coalesce(json_agg(json_build_object('part', each.part, 'name', files.name,
          'size', files.size, 'sha256', files.sha256) order by each.part, each.n), '[]')
        from handed_files as each join files on files.id = each.file_id
        where each.submission_id = handed.submission_id and each.revision = handed.revision
      )`.as('files'),
      sql<readonly { part: string; link: string }[]>`(
        select coalesce(json_agg(json_build_object('part', part, 'link', link)
          order by part, n), '[]')
        from handed_links as each
        where each.submission_id = handed.submission_id and each.revision = handed.revision
      )`.as('links'),
    ])
    .where('handed.user_id', '=', userId)
    .orderBy('handed.submission_id')
    .orderBy('handed.revision')
    .execute();
}
