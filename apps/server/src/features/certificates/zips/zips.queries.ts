import { ZIP_HOURS } from '@pratibha/domain/certificates/certificates';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** Files live by real time, as sessions do. */
const expiresAt = sql<Date>`zip.asked_at + make_interval(hours => ${sql.lit(ZIP_HOURS)})`;
const isLive = sql<boolean>`${expiresAt} > now()`;

function zips(db: Kysely<DB>) {
  return db
    .selectFrom('certificate_zips as zip')
    .select([
      'zip.id',
      'zip.event_id',
      'zip.asked_at',
      'zip.ended_at',
      'zip.failed_at',
      expiresAt.as('expires_at'),
      sql<number>`cardinality(zip.certificate_ids)`.as('total'),
      sql<number>`(select count(*)::int from certificate_zip_files where zip_id = zip.id)`.as(
        'drawn',
      ),
    ])
    .where(isLive);
}
export type ZipRow = Awaited<ReturnType<ReturnType<typeof zips>['execute']>>[number];

/** What somebody asked for and is not gone yet, the newest first. */
export function findZips(db: Kysely<DB>, userId: number) {
  return zips(db).where('zip.user_id', '=', userId).orderBy('zip.id', 'desc').execute();
}

/** One of these. */
export function findZip(db: Kysely<DB>, userId: number, id: number) {
  return zips(db).where('zip.user_id', '=', userId).where('zip.id', '=', id).executeTakeFirst();
}

type NewZip = {
  readonly user_id: number;
  readonly event_id: number | null;
  readonly certificate_ids: readonly number[];
};

export async function insertZip(
  db: Kysely<DB>,
  { certificate_ids, ...of }: NewZip,
): Promise<number> {
  const { id } = await db
    .insertInto('certificate_zips')
    .values({ ...of, certificate_ids: [...certificate_ids], asked_at: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Certificates of a file that are not drawn yet and whose names are there still. */
export async function findUndrawn(db: Kysely<DB>, zipId: number, most: number) {
  const { rows } = await sql<{ id: number; edition_id: number; signed: Buffer }>`
    select certificates.id, certificates.edition_id, certificates.signed
    from certificate_zips as zip
    join certificates on certificates.id = any(zip.certificate_ids)
    where zip.id = ${zipId} and zip.ended_at is null and certificates.signed is not null
      and not exists (select from certificate_zip_files as file
        where file.zip_id = zip.id and file.certificate_id = certificates.id)
    order by certificates.edition_id, certificates.id
    limit ${most}`.execute(db);
  return rows;
}

/**
 * Keeps files that were drawn. What was erased meanwhile, or whose file is gone, is left out.
 */
export async function keepDrawn(
  db: Kysely<DB>,
  zipId: number,
  drawn: readonly { readonly id: number; readonly bytes: Buffer }[],
): Promise<void> {
  for (const { id, bytes } of drawn) {
    await sql`
      insert into certificate_zip_files (zip_id, certificate_id, bytes)
      select zip.id, certificates.id, ${bytes}
      from certificate_zips as zip
      join certificates on certificates.id = ${id} and certificates.signed is not null
      where zip.id = ${zipId}
      for key share of certificates
      on conflict do nothing`.execute(db);
  }
}

/** Says that all is drawn, or that it cannot be. */
export async function endZip(db: Kysely<DB>, id: number, how: 'ended' | 'failed'): Promise<void> {
  await db
    .updateTable('certificate_zips')
    .set(how === 'ended' ? { ended_at: sql`now()` } : { failed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** What is in a file, without the bytes, by name. */
export function findPacked(db: Kysely<DB>, zipId: number) {
  return db
    .selectFrom('certificate_zip_files as file')
    .innerJoin('certificates', 'certificates.id', 'file.certificate_id')
    .select(['certificates.id', 'certificates.number', 'certificates.name'])
    .where('file.zip_id', '=', zipId)
    .orderBy('certificates.name')
    .orderBy('certificates.id')
    .execute();
}

/** The bytes of one; undefined once its name was erased. */
export async function findBytes(
  db: Kysely<DB>,
  zipId: number,
  certificateId: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('certificate_zip_files')
    .select('bytes')
    .where('zip_id', '=', zipId)
    .where('certificate_id', '=', certificateId)
    .executeTakeFirst();
  return row?.bytes;
}

/** Removes what nobody can download any more. */
export async function removeOldZips(db: Kysely<DB>): Promise<void> {
  await sql`delete from certificate_zips as zip where not ${isLive}`.execute(db);
}
