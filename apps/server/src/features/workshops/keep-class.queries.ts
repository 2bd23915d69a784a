import type { ClassValues } from '@pratibha/contract/workshop-classes';
import { beginsAt } from '@pratibha/domain/workshops/class-hours';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

function columnsOf({ revision: _, event_questions, ...values }: ClassValues) {
  return {
    ...values,
    event_questions: JSON.stringify(event_questions),
    registration_close: beginsAt(values),
  };
}

/** Makes a class of the live edition. */
export async function insertClass(db: Kysely<DB>, values: ClassValues): Promise<number> {
  const { id } = await db
    .insertInto('events')
    .values({ ...columnsOf(values), kind: 'workshop' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select recount_seats(${id})`.execute(db);
  return id;
}

/** Replaces a class, which is locked; its seats are counted anew. */
export async function replaceClass(
  db: Kysely<DB>,
  id: number,
  values: ClassValues,
  now: Date,
): Promise<void> {
  await db
    .updateTable('events')
    .set((eb) => ({ ...columnsOf(values), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await sql`select recount_seats(${id})`.execute(db);
}
