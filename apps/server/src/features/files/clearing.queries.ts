import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Removed in one statement; what is left waits for the next. */
const MOST_ROWS = 1_000;

const isHandedIn = sql<boolean>`exists (
  select from handed_files where handed_files.file_id = files.id)`;

/**
 * Removes what nobody hands in: unfinished for a day, a trial for a day, whole for seven. One that
 * is just handed in is held by that, and left out.
 * @returns the keys of what was unfinished
 */
export async function deleteOldFiles(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('files')
        .select('files.id')
        .where(
          sql<boolean>`case
            when completed_at is null then touched_at < now() - interval '24 hours'
            when purpose = 'trial' then created_at < now() - interval '24 hours'
            else completed_at < now() - interval '7 days' end`,
        )
        .where(sql<boolean>`not ${isHandedIn}`)
        .orderBy('files.id')
        .limit(MOST_ROWS)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['key', 'sha256'])
    .execute();
  return rows.filter(({ sha256 }) => sha256 === null).map(({ key }) => key);
}

/** The days of which nothing is asked any more. */
export async function deleteOldDays(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('upload_days').where(sql<boolean>`day < current_date - 2`).execute();
}

/** Bytes that no file is. */
export async function findForgotten(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_bytes')
    .select('sha256')
    .where(sql<boolean>`not exists (select from files where files.sha256 = stored_bytes.sha256)`)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** To be called while the bytes are held. @returns false where a file has them again */
export async function deleteForgotten(db: Kysely<DB>, sha256: string): Promise<boolean> {
  await db
    .deleteFrom('stored_bytes')
    .where('sha256', '=', sha256)
    .where(sql<boolean>`not exists (select from files where files.sha256 = stored_bytes.sha256)`)
    .execute();
  return (await findStored(db, [sha256])).size === 0;
}

/** Which of these bytes are written down. */
export async function findStored(
  db: Kysely<DB>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stored_bytes')
    .select('sha256')
    .where('sha256', '=', sql<string>`any(${hashes}::text[])`)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Which of these uploads are still to be finished. */
export async function findUnfinished(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('key')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('sha256', 'is', null)
    .execute();
  return new Set(rows.map(({ key }) => key));
}
