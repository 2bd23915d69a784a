import type { SetAnswer, SetAnswerValues } from '@pratibha/contract/set-answers';
import type { SetAnswerKind, SetAssignment } from '@pratibha/domain/reviews/set-answers';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Set answers are the templates with a title. */
function answers(db: Kysely<DB>) {
  return db
    .selectFrom('remarks_templates')
    .select([
      'id',
      sql<string>`title`.as('title'),
      'user_id',
      sql<SetAnswerKind>`kind`.as('kind'),
      sql<SetAnswer['decision']>`decision`.as('decision'),
      'text as remarks',
      'tag_id',
      sql<SetAssignment | null>`assigns`.as('assigns'),
      'shortcut as key',
      'version',
    ])
    .where(sql<boolean>`title is not null`);
}

/** Somebody's own and those that are shared, by title. */
export async function findSetAnswers(db: Kysely<DB>, userId: number): Promise<SetAnswer[]> {
  const rows = await answers(db)
    .where(sql<boolean>`(user_id is null or user_id = ${userId})`)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, ...row }) => ({ ...row, is_shared: user_id === null }));
}

function oneAnswer(db: Kysely<DB>, id: number, userId: number) {
  return answers(db)
    .where('id', '=', id)
    .where(sql<boolean>`(user_id is null or user_id = ${userId})`);
}

/** One of these. */
export function findSetAnswer(db: Kysely<DB>, id: number, userId: number) {
  return oneAnswer(db, id, userId).executeTakeFirst();
}

/** The same, until the transaction ends. */
export function lockSetAnswer(db: Kysely<DB>, id: number, userId: number) {
  return oneAnswer(db, id, userId).forUpdate().executeTakeFirst();
}

/** How many there are of the same owner: who adds one there waits until this is done. */
export async function countSetAnswers(db: Kysely<DB>, owner: number | null): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('set answers'), ${owner ?? 0}::int)`.execute(db);
  const { count } = await db
    .selectFrom('remarks_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`title is not null and user_id is not distinct from ${owner}`)
    .executeTakeFirstOrThrow();
  return count;
}

const columnsOf = ({ title, kind, decision, remarks, tag_id, assigns, key }: SetAnswerValues) => ({
  ...{ title, kind, decision, text: remarks, tag_id, assigns, shortcut: key },
});

export async function insertSetAnswer(
  db: Kysely<DB>,
  values: SetAnswerValues,
  owner: number | null,
): Promise<number> {
  const { id } = await db
    .insertInto('remarks_templates')
    .values({ ...columnsOf(values), user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceSetAnswer(
  db: Kysely<DB>,
  id: number,
  values: SetAnswerValues,
): Promise<void> {
  await db
    .updateTable('remarks_templates')
    .set((eb) => ({ ...columnsOf(values), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Takes a key off the others of the same owner that have it. */
export async function freeKey(
  db: Kysely<DB>,
  { id, owner }: { readonly id: number; readonly owner: number | null },
  { kind, key }: Pick<SetAnswerValues, 'kind' | 'key'>,
): Promise<void> {
  await db
    .updateTable('remarks_templates')
    .set((eb) => ({ shortcut: null, version: eb('version', '+', 1) }))
    .where('shortcut', '=', key)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where(sql<boolean>`title is not null and user_id is not distinct from ${owner}`)
    .execute();
}

export async function deleteSetAnswer(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('remarks_templates').where('id', '=', id).execute();
}
