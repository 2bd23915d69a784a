import type { PublicationFailure } from '@pratibha/domain/editions/edition-actions';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { PLACE_FIELDS } from '@pratibha/domain/events/event-fields';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Editions with their drafts, and with what waits to be published. */
function editions(db: Kysely<DB>) {
  return db
    .selectFrom('editions')
    .leftJoin('edition_drafts as draft', 'draft.edition_id', 'editions.id')
    .leftJoin('users as writer', 'writer.id', 'draft.saved_by')
    .leftJoin('edition_schedules as schedule', 'schedule.edition_id', 'editions.id')
    .leftJoin('users as publisher', 'publisher.id', 'schedule.publish_by')
    .select([
      'editions.id',
      'editions.slug',
      'editions.version',
      'editions.updated_at',
      sql<'draft' | 'live' | 'archived'>`editions.status`.as('status'),
      // Empty where nothing was published.
      sql<JsonFields>`editions.content`.as('content'),
      sql<JsonFields | null>`draft.content`.as('draft'),
      sql<number>`coalesce(draft.revision, 1)`.as('revision'),
      'draft.saved_at',
      'writer.name as saved_by',
      'schedule.publish_at',
      'publisher.name as publish_by',
      sql<PublicationFailure | null>`schedule.failure`.as('failure'),
      sql<readonly string[] | null>`schedule.failed_fields`.as('failed_fields'),
    ]);
}
export type EditionRow = Awaited<ReturnType<ReturnType<typeof editions>['execute']>>[number];

export function findEditions(db: Kysely<DB>): Promise<EditionRow[]> {
  return editions(db).orderBy('editions.slug', 'desc').orderBy('editions.id', 'desc').execute();
}

export function findEdition(db: Kysely<DB>, id: number): Promise<EditionRow | undefined> {
  return editions(db).where('editions.id', '=', id).executeTakeFirst();
}

/** One whose draft is about to change. Events that point at it are not kept waiting. */
export async function lockEdition(db: Kysely<DB>, id: number): Promise<EditionRow | undefined> {
  await db.selectFrom('editions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findEdition(db, id);
}

/**
 * All of them, in one order: whoever publishes may change two, and which is live is only known for
 * certain once nobody else publishes.
 */
export async function lockEditions(db: Kysely<DB>): Promise<void> {
  await db.selectFrom('editions').select('id').orderBy('id').forNoKeyUpdate().execute();
}

/** The edition as it is after a change that found it there. */
export async function editionAfter(db: Kysely<DB>, id: number): Promise<EditionRow> {
  const row = await findEdition(db, id);
  if (!row) throw new Error(`edition ${id} is not there after it was changed`);
  return row;
}

/**
 * Puts this into the draft; null: it is as what is published.
 * @param by null where nobody wrote it: what was published was merged into it
 * @returns its new revision
 */
export async function writeDraft(
  db: Kysely<DB>,
  id: number,
  content: JsonFields | null,
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<number> {
  const values = {
    content: content === null ? null : JSON.stringify(content),
    saved_at: now,
    ...(by === null ? {} : { saved_by: by }),
  };
  const { revision } = await db
    .insertInto('edition_drafts')
    .values({ edition_id: id, revision: 2, ...values })
    .onConflict((conflict) =>
      conflict
        .column('edition_id')
        .doUpdateSet((eb) => ({ ...values, revision: eb('edition_drafts.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The events of an edition, in the order in which they open. */
export function findEventsOf(db: Kysely<DB>, editionId: number) {
  return db
    .selectFrom('events')
    .select([
      'id',
      'title',
      'competition',
      'status',
      'registration_open',
      'registration_close',
      'requires_submission',
      'submission_start',
      'submission_close',
      'event_date',
      ...PLACE_FIELDS,
    ])
    .where('edition_id', '=', editionId)
    .where('kind', '=', 'event')
    .where('status', '<>', 'DELETED')
    .orderBy('registration_open')
    .orderBy('id')
    .execute();
}
export type EventOfEditionRow = Awaited<ReturnType<typeof findEventsOf>>[number];

/** Whether another edition has this name. */
export async function isSlugTaken(db: Kysely<DB>, slug: string, but: number): Promise<boolean> {
  const other = await db
    .selectFrom('editions')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', but)
    .executeTakeFirst();
  return other !== undefined;
}
