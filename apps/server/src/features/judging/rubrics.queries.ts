import type { RubricForm } from '@pratibha/domain/judging/rubrics';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

type CriterionRow = {
  readonly id: number;
  readonly title: string;
  readonly meaning: string;
  readonly weight: number;
  readonly levels: string[];
};

function rubrics(db: Kysely<DB>) {
  return db.selectFrom('rubrics').select([
    'rubrics.id',
    'rubrics.round_id',
    'rubrics.number',
    'rubrics.comment',
    'rubrics.comment_words',
    sql<CriterionRow[]>`coalesce((
        select json_agg(json_build_object('id', id, 'title', title, 'meaning', meaning,
          'weight', weight, 'levels', levels) order by place)
        from criteria where rubric_id = rubrics.id), '[]')`.as('criteria'),
  ]);
}
export type RubricRow = Awaited<ReturnType<ReturnType<typeof rubrics>['execute']>>[number];

/**
 * The newest version of the rubric of a round; one that is made with the round is always there.
 */
export function findRubric(db: Kysely<DB>, roundId: number): Promise<RubricRow> {
  return rubrics(db)
    .where('rubrics.round_id', '=', roundId)
    .orderBy('rubrics.number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Every version of the rubrics of these rounds, the newest last. */
export function findRubrics(db: Kysely<DB>, roundIds: readonly number[]) {
  return rubrics(db)
    .where('rubrics.round_id', '=', sql<number>`any(${roundIds}::int[])`)
    .orderBy('rubrics.number')
    .execute();
}

export function findRubricsById(db: Kysely<DB>, ids: readonly number[]) {
  return rubrics(db).where('rubrics.id', '=', sql<number>`any(${ids}::int[])`).execute();
}

/** Whether a sheet was sent by it. */
export async function isRubricUsed(db: Kysely<DB>, rubricId: number): Promise<boolean> {
  const sent = await db
    .selectFrom('score_sheets')
    .select('id')
    .where('rubric_id', '=', rubricId)
    .where('state', '=', 'sent')
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

export async function insertRubric(
  db: Kysely<DB>,
  roundId: number,
  form: RubricForm,
  number = 1,
): Promise<number> {
  const { id } = await db
    .insertInto('rubrics')
    .values({ round_id: roundId, number, comment: form.comment, comment_words: form.comment_words })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveCriteria(db, id, form);
  return id;
}

/** Saves it as a whole: criteria that are not in the form are removed. */
export async function replaceRubric(
  db: Kysely<DB>,
  rubricId: number,
  form: RubricForm,
): Promise<void> {
  await db
    .updateTable('rubrics')
    .set({ comment: form.comment, comment_words: form.comment_words })
    .where('id', '=', rubricId)
    .execute();
  const kept = form.criteria.flatMap(({ id }) => id ?? []);
  await db
    .deleteFrom('criteria')
    .where('rubric_id', '=', rubricId)
    .where('id', '<>', sql<number>`all(${kept}::int[])`)
    .execute();
  await saveCriteria(db, rubricId, form);
}

/** Whoever names a criterion of another rubric makes a new one. */
async function saveCriteria(db: Kysely<DB>, rubricId: number, form: RubricForm): Promise<void> {
  for (const [at, { id, title, meaning, weight, levels }] of form.criteria.entries()) {
    const values = {
      title: title.trim(),
      meaning: meaning.trim(),
      weight,
      levels: levels.map((level) => level.trim()),
      place: at + 1,
    };
    const { numUpdatedRows } = await db
      .updateTable('criteria')
      .set(values)
      .where('id', '=', id ?? 0)
      .where('rubric_id', '=', rubricId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    await db
      .insertInto('criteria')
      .values({ ...values, rubric_id: rubricId })
      .execute();
  }
}

/** Holds a rubric that changes: sheets that point at it wait. */
export async function holdRubric(db: Kysely<DB>, rubricId: number): Promise<void> {
  await db.selectFrom('rubrics').select('id').where('id', '=', rubricId).forUpdate().execute();
}

/** Holds the rubric by which a sheet is written: whoever changes it waits. */
export async function holdRubricAsItIs(db: Kysely<DB>, roundId: number): Promise<void> {
  await db.selectFrom('rubrics').select('id').where('round_id', '=', roundId).forShare().execute();
}
