import type { WorkForm } from '@pratibha/domain/works/work-form';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

const COLUMNS = [
  'files.id',
  'files.key',
  'files.user_id',
  'files.event_id',
  'files.purpose',
  'files.part',
  'files.name',
  'files.size',
  'files.media_type',
  'files.sha256',
  'files.begun_at',
  'files.touched_at',
] as const;

/** A file of somebody, by the key of its upload; what is of others is not there. */
export function findOwnFile(db: Kysely<DB>, key: string, userId: number) {
  return db
    .selectFrom('files')
    .select(COLUMNS)
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findOwnFile>>>;

const isHandedIn = sql<boolean>`exists (
  select from handed_files where handed_files.file_id = files.id)`;

/** Those of one person for an event, the newest first. */
export function findOwnFiles(db: Kysely<DB>, eventId: number, userId: number) {
  return db
    .selectFrom('files')
    .select([...COLUMNS, isHandedIn.as('is_handed_in')])
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export type OwnFileRow = Awaited<ReturnType<typeof findOwnFiles>>[number];

/** What the event asks for; undefined where it says nothing. */
export async function findWorkForm(db: Kysely<DB>, eventId: number) {
  const row = await db
    .selectFrom('work_forms')
    .select(['parts', 'grace_minutes', 'mending_hours'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row && { ...row, parts: row.parts as unknown as WorkForm['parts'] };
}

/** The facts of what was handed in last for a part, with the part as it was then. */
export function findHandedFacts(
  db: Kysely<DB>,
  { eventId, userId, part }: { eventId: number; userId: number; part: string },
) {
  return db
    .selectFrom('submissions')
    .innerJoin('handed_in', (join) =>
      join
        .onRef('handed_in.submission_id', '=', 'submissions.id')
        .onRef('handed_in.revision', '=', 'submissions.revision'),
    )
    .innerJoin('handed_files', (join) =>
      join
        .onRef('handed_files.submission_id', '=', 'handed_in.submission_id')
        .onRef('handed_files.revision', '=', 'handed_in.revision'),
    )
    .innerJoin('files', 'files.id', 'handed_files.file_id')
    .innerJoin('file_facts', 'file_facts.sha256', 'files.sha256')
    .select(['file_facts.facts', 'handed_in.parts'])
    .where('submissions.event_id', '=', eventId)
    .where('submissions.user_id', '=', userId)
    .where('handed_files.part', '=', part)
    .where('file_facts.state', '=', 'done')
    .execute();
}

/** All that is there of one person for an event. */
export async function amountOfEvent(db: Kysely<DB>, eventId: number, userId: number) {
  const row = await db
    .selectFrom('files')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
    ])
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes) };
}

/**
 * Counts one more of today, and waits for others of the same person that begin at this moment.
 * @returns what there was before it
 */
export async function countOfDay(db: Kysely<DB>, userId: number, size: number) {
  const row = await db
    .insertInto('upload_days')
    .values({
      user_id: userId,
      day: sql<string>`(now() at time zone 'UTC')::date`,
      files: 1,
      bytes: size,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((eb) => ({
        files: eb('upload_days.files', '+', 1),
        bytes: eb('upload_days.bytes', '+', size),
      })),
    )
    .returning(['files', 'bytes'])
    .executeTakeFirstOrThrow();
  return { files: row.files - 1, bytes: Number(row.bytes) - size };
}

export type NewFile = Pick<FileRow, 'key' | 'user_id' | 'event_id' | 'part' | 'name' | 'size'> & {
  readonly begun_at: Date;
};

export async function insertFile(db: Kysely<DB>, file: NewFile): Promise<void> {
  const purpose = file.part === null ? 'trial' : 'work';
  await db
    .insertInto('files')
    .values({ ...file, purpose })
    .execute();
}

/** Notes that somebody goes on with it: what nobody touches for a day is thrown away. */
export async function touchFile(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ touched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export type WholeFile = { readonly id: number; readonly sha256: string; readonly size: number };

/**
 * Says that all of a file is there. @returns false where its row is gone, or said so already
 */
export async function completeFile(
  db: Kysely<DB>,
  { id, sha256, size }: WholeFile,
  mediaType: string,
): Promise<boolean> {
  const stored = { sha256, size, media_type: mediaType };
  await db
    .insertInto('stored_bytes')
    .values(stored)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ sha256, media_type: mediaType, completed_at: sql`now()`, touched_at: sql`now()` })
    .where('id', '=', id)
    .where('sha256', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets bytes wait to be examined. @returns false where equal ones wait already, or were */
export async function letWait(db: Kysely<DB>, sha256: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('file_facts')
    .values({ sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes a file that no revision has. @returns false where one has it */
export async function deleteFile(db: Kysely<DB>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where(sql<boolean>`not ${isHandedIn}`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
