import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { certificates } from '../certificates.queries.ts';

/** All of a person, the newest first; those whose name was erased are nobody's any more. */
export function findOwnCertificates(db: Kysely<DB>, userId: number) {
  return certificates(db)
    .where('certificates.user_id', '=', userId)
    .orderBy('certificates.id', 'desc')
    .execute();
}

export function findOwnCertificate(db: Kysely<DB>, userId: number, id: number) {
  return certificates(db)
    .where('certificates.user_id', '=', userId)
    .where('certificates.id', '=', id)
    .executeTakeFirst();
}

/** The one that its holder shares by this code. */
export function findSharedCertificate(db: Kysely<DB>, code: string) {
  return certificates(db).where('certificates.share_code', '=', code).executeTakeFirst();
}

/** The one of somebody without an account, by the code of their link. */
export function findLinkedCertificate(db: Kysely<DB>, code: string) {
  return certificates(db).where('certificates.link_code', '=', code).executeTakeFirst();
}

/** Gives it a code, unless it has one; of two at once both get the same. */
export async function shareCertificateBy(
  db: Kysely<DB>,
  id: number,
  code: string,
): Promise<{ readonly isNew: boolean; readonly code: string }> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ share_code: code })
    .where('id', '=', id)
    .where('share_code', 'is', null)
    .executeTakeFirst();
  const row = await db
    .selectFrom('certificates')
    .select('share_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { isNew: numUpdatedRows === 1n, code: row.share_code ?? code };
}

/** False where it was shared with nobody. */
export async function unshareCertificate(db: Kysely<DB>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ share_code: null })
    .where('id', '=', id)
    .where(sql<boolean>`share_code is not null`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
