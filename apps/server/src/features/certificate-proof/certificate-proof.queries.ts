import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What is known of a number: without whose it is. */
export function findOnRecord(db: Kysely<DB>, number: string) {
  return db
    .selectFrom('certificates')
    .innerJoin('editions', 'editions.id', 'certificates.edition_id')
    .leftJoin('events', 'events.id', 'certificates.event_id')
    .leftJoin('certificates as later', 'later.id', 'certificates.replaced_by')
    .select([
      'certificates.kind',
      'certificates.day',
      'certificates.signed',
      'certificates.revoked_at',
      'certificates.revoke_reason',
      'editions.slug',
      sql<string | null>`editions.content ->> 'title'`.as('title'),
      sql<number | null>`(editions.content ->> 'year')::int`.as('year'),
      'events.title as event_title',
      'later.number as replaced_by',
    ])
    .where('certificates.number', '=', number)
    .executeTakeFirst();
}
export type OnRecordRow = NonNullable<Awaited<ReturnType<typeof findOnRecord>>>;
