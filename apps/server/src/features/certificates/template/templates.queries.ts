import type { Template } from '@pratibha/domain/certificates/template';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** An edition with its template; null: it never saved one. */
export async function findTemplate(db: Kysely<DB>, editionId: number) {
  return await db
    .selectFrom('editions')
    .leftJoin('edition_drafts as draft', 'draft.edition_id', 'editions.id')
    .leftJoin('certificate_templates as template', 'template.edition_id', 'editions.id')
    .select([
      'editions.id',
      'editions.slug',
      sql<Template | null>`template.content`.as('template'),
      sql<number>`coalesce(template.version, 0)`.as('version'),
      // Of a year of which nothing is published yet, what is written of it.
      sql<JsonFields>`case when editions.version = 0
        then coalesce(draft.content, editions.content) else editions.content end`.as('content'),
      sql<string | null>`(select title from events
        where edition_id = editions.id and status <> 'DELETED'
        order by registration_open, id limit 1)`.as('event'),
    ])
    .where('editions.id', '=', editionId)
    .executeTakeFirst();
}
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/**
 * Keeps a template in the place of the version that was seen; 0: there was none.
 * @returns its version; null where another one has been kept since
 */
export async function keepTemplate(
  db: Kysely<DB>,
  editionId: number,
  { content, seen, now }: { readonly content: Template; readonly seen: number; readonly now: Date },
): Promise<number | null> {
  const values = { content: JSON.stringify(content), changed_at: now };
  const kept =
    seen === 0
      ? await db
          .insertInto('certificate_templates')
          .values({ ...values, edition_id: editionId, version: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('certificate_templates')
          .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
          .where('edition_id', '=', editionId)
          .where('version', '=', seen)
          .returning('version')
          .executeTakeFirst();
  return kept?.version ?? null;
}
