import type { RenditionType } from '@pratibha/domain/editions/pictures';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { EncodedPicture } from './picture-encoder.ts';

type PictureRow = {
  readonly id: number;
  readonly file: string;
  readonly width: number;
  readonly height: number;
};
/** With what parts of it are cut from. */
export type KeptPicture = PictureRow & { readonly bytes: Buffer };

/** Keeps a picture, once however often it comes; one that was there already counts as new again. */
export async function keepPicture(
  db: Kysely<DB>,
  file: string,
  { width, height, bytes, renditions }: EncodedPicture,
): Promise<PictureRow> {
  const row = await db
    .insertInto('pictures')
    .values({ file, width, height, bytes })
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ created_at: sql`now()` }))
    .returning(['id', 'file', 'width', 'height'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('picture_renditions')
    .values(renditions.map((each) => ({ ...each, picture_id: row.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return row;
}

export function findPicture(db: Kysely<DB>, file: string): Promise<KeptPicture | undefined> {
  return db
    .selectFrom('pictures')
    .select(['id', 'file', 'width', 'height', 'bytes'])
    .where('file', '=', file)
    .executeTakeFirst();
}

/** One of its sizes as pages show it. */
export async function findRendition(
  db: Kysely<DB>,
  { file, width, type }: { file: string; width: number; type: RenditionType },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('picture_renditions')
    .innerJoin('pictures', 'pictures.id', 'picture_id')
    .select('picture_renditions.bytes')
    .where('file', '=', file)
    .where('picture_renditions.width', '=', width)
    .where('type', '=', type)
    .executeTakeFirst();
  return row?.bytes;
}

/** The names of all that are kept. */
export async function allPictureFiles(db: Kysely<DB>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('pictures').select('file').execute();
  return new Set(rows.map(({ file }) => file));
}

/** How many pictures a person gave since then, uploaded or cut, as the audit has them. */
export async function picturesGiven(db: Kysely<DB>, userId: number, since: Date): Promise<number> {
  const { given } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('given'))
    .where('actor_id', '=', userId)
    .where('action', 'in', ['picture.uploaded', 'picture.cropped'])
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return given;
}

/** Which of these are not kept here. */
export async function missingPictures(
  db: Kysely<DB>,
  files: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (files.size === 0) return files;
  const rows = await db
    .selectFrom('pictures')
    .select('file')
    .where('file', 'in', [...files])
    .execute();
  const there = new Set(rows.map(({ file }) => file));
  return new Set([...files].filter((file) => !there.has(file)));
}

/**
 * Removes pictures that no edition names: not what is published, nor a draft, what waits for its
 * instant, an earlier version, or what its certificates show. An upload of the last days may stand
 * in a form that is still open.
 */
export async function removeUnnamedPictures(db: Kysely<DB>): Promise<void> {
  await sql`
    with named as (
      select content::text as content from editions
      union all select content::text from edition_drafts
      union all select content::text from edition_schedules
      union all select content::text from edition_versions
      union all select content::text from certificate_templates
    )
    delete from pictures
    where created_at < now() - interval '7 days'
      and not exists (select from named where named.content like '%' || pictures.file || '%')
  `.execute(db);
}
