import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

const NEPALI = 'ne';

/** All that there is, by what it stands for. */
export function findTexts(db: Kysely<DB>) {
  return db
    .selectFrom('translations')
    .select(['source', 'text', 'updated_at'])
    .where('language', '=', NEPALI)
    .orderBy('id')
    .execute();
}

/** What stands for these texts. */
export function readTexts(db: Kysely<DB>, sources: readonly string[]) {
  return textsNamed(db, sources).execute();
}

/** The same, which nobody changes meanwhile; in one order, whoever asks. */
export function lockTexts(db: Kysely<DB>, sources: readonly string[]) {
  return textsNamed(db, sources).forUpdate().execute();
}

function textsNamed(db: Kysely<DB>, sources: readonly string[]) {
  return db
    .selectFrom('translations')
    .select(['id', 'source', 'text', 'is_remark', 'updated_at'])
    .where('language', '=', NEPALI)
    .where(sql<boolean>`md5(source) in (select md5(t) from unnest(${sources}::text[]) as t)`)
    .where(sql<boolean>`source = any(${sources}::text[])`)
    .orderBy('id');
}

type Written = {
  readonly source: string;
  readonly text: string;
  readonly is_remark: boolean;
  readonly updated_by: number | null;
  readonly updated_at: Date;
};

/**
 * Says what these are in Nepali, each once. One that also stands elsewhere than among remarks stays
 * when the remarks go.
 * @returns how many were written; fewer where somebody else wrote one that was not there
 */
export async function insertTexts(db: Kysely<DB>, all: readonly Written[]): Promise<number> {
  if (all.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('translations')
    .values(all.map((each) => ({ ...each, language: NEPALI })))
    .onConflict((conflict) => conflict.expression(sql`language, md5(source)`).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

export async function updateText(
  db: Kysely<DB>,
  id: number,
  values: Omit<Written, 'source'>,
): Promise<void> {
  await db.updateTable('translations').set(values).where('id', '=', id).execute();
}

export async function deleteText(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('translations').where('id', '=', id).execute();
}

const nobodyHas = (table: string, column: string) => sql`not exists (
  select from ${sql.table(table)} as said where said.${sql.ref(column)} = translations.source)`;

/** Removes what stands for remarks that nobody was told any more, nor keeps for telling. */
export async function deleteTextsOfNobody(db: Kysely<DB>): Promise<void> {
  await sql`delete from translations where is_remark
    and ${nobodyHas('registrations', 'review_remarks')}
    and ${nobodyHas('submissions', 'review_remarks')}
    and ${nobodyHas('submission_revisions', 'review_remarks')}
    and ${nobodyHas('prepared_decisions', 'remarks')}
    and ${nobodyHas('remarks_templates', 'text')}`.execute(db);
}
