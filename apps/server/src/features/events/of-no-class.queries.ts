import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Rows of events that are no classes of workshops: what every list, count and export of before is
 * of (ADR 76). The classes are read first, and once: in every plan this is a comparison with a few
 * ids.
 */
export function isOfNoClass(eventId: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(eventId)} <> all(array(select id from events where kind = 'workshop'))`;
}
