import { MOST_TEMPLATES } from '@pratibha/contract/remarks-templates';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

const REMARKS_ALONE = sql<boolean>`title is null`;

export function findTemplates(db: Kysely<DB>) {
  return (
    db
      .selectFrom('remarks_templates')
      .select(['id', sql<string>`text`.as('text')])
      // Those with a title are set answers, with calls of their own.
      .where(REMARKS_ALONE)
      .orderBy('id', 'desc')
      .limit(MOST_TEMPLATES)
      .execute()
  );
}

/** The id of a new one; undefined where the same text is kept already. */
export async function insertTemplate(db: Kysely<DB>, text: string): Promise<number | undefined> {
  const row = await db
    .insertInto('remarks_templates')
    .values({ text })
    .onConflict((conflict) => conflict.expression(sql`md5(text)`).where(REMARKS_ALONE).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether it was there. */
export async function deleteTemplate(db: Kysely<DB>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('remarks_templates')
    .where('id', '=', id)
    .where(REMARKS_ALONE)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
