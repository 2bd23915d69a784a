import type { EditionStatus } from '@pratibha/domain/editions/edition-actions';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/**
 * Rows whose event is of this edition, or every row where none is asked for. The events are found
 * first, by the index of their editions: in every plan this is a comparison with a few ids.
 *
 * @param eventId the column of the id, or what stands for it
 */
export function isInEdition(
  eventId: string | RawBuilder<number | null>,
  edition: number | undefined,
): RawBuilder<SqlBool> {
  if (edition === undefined) return sql`true`;
  const id = typeof eventId === 'string' ? sql.ref(eventId) : eventId;
  return sql`${id} = any(array(select id from events where edition_id = ${edition}))`;
}

/**
 * Which events are meant: those with these ids, null being all, and of this edition where one is
 * asked for.
 */
export type EventsMeant = {
  readonly ids: readonly number[] | null;
  readonly edition?: number | undefined;
};

/** Rows whose event is meant. */
export function isMeant(eventId: string, { ids, edition }: EventsMeant): RawBuilder<SqlBool> {
  return edition === undefined
    ? isOneOf(eventId, ids)
    : sql`${isOneOf(eventId, ids)} and ${isInEdition(eventId, edition)}`;
}

/** Every edition with how many of these events it has, the newest first. */
export function countEventsByEdition(db: Kysely<DB>, ids: readonly number[] | null) {
  return db
    .selectFrom('editions')
    .leftJoin('events', (join) =>
      join
        .onRef('events.edition_id', '=', 'editions.id')
        .on('events.kind', '=', 'event')
        .on(isOneOf('events.id', ids)),
    )
    .select([
      'editions.slug',
      sql<EditionStatus>`editions.status`.as('status'),
      sql<number>`count(events.id)::int`.as('events'),
    ])
    .groupBy(['editions.id', 'editions.slug', 'editions.status'])
    .orderBy('editions.slug', 'desc')
    .execute();
}

export async function findEditionNamed(db: Kysely<DB>, slug: string) {
  return db.selectFrom('editions').select('id').where('slug', '=', slug).executeTakeFirst();
}
