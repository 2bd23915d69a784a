import type { JsonFields } from '@pratibha/domain/editions/json';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger } from '../../platform/lists/paging.ts';

export const VERSION_ORDER = {
  sorts: { number: byInteger('edition_versions.number') },
  first: '-number',
  id: 'edition_versions.id',
} as const;

/** The versions of an edition, each with what was published before it. */
export function versionsOf(db: Kysely<DB>, editionId: number) {
  return db
    .selectFrom('edition_versions')
    .leftJoin('users', 'users.id', 'edition_versions.author')
    .select([
      'edition_versions.id',
      'edition_versions.number',
      'edition_versions.at',
      'edition_versions.note',
      'users.name as author',
      sql<JsonFields>`edition_versions.content`.as('content'),
      sql<JsonFields | null>`(
        select before.content from edition_versions as before
        where before.edition_id = edition_versions.edition_id
          and before.number < edition_versions.number
        order by before.number desc limit 1)`.as('before'),
    ])
    .where('edition_versions.edition_id', '=', editionId);
}
export type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number];

export function findVersion(
  db: Kysely<DB>,
  editionId: number,
  number: number,
): Promise<VersionRow | undefined> {
  return versionsOf(db, editionId).where('edition_versions.number', '=', number).executeTakeFirst();
}
