import { eventsWhere } from '@pratibha/domain/access';
import type { FoundList } from '@pratibha/domain/find/find';
import type { Grantee } from '@pratibha/domain/grants';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

type Query = Readonly<Record<string, string>>;

function savedFilters(db: Kysely<DB>) {
  return db
    .selectFrom('saved_filters')
    .leftJoin('users as owner', 'owner.id', 'saved_filters.user_id')
    .select([
      'saved_filters.id',
      'saved_filters.list',
      'saved_filters.name',
      sql<Query>`saved_filters.query`.as('query'),
      'saved_filters.event_id',
      'saved_filters.user_id',
      'saved_filters.is_shared',
      'saved_filters.version',
      'owner.name as owner_name',
    ]);
}
export type SavedFilterRow = Awaited<
  ReturnType<ReturnType<typeof savedFilters>['execute']>
>[number];

/** Whether somebody sees it: their own, or a shared one that is of no event or of one they read. */
function isSeen(actor: Grantee & { readonly id: number }) {
  const events = eventsWhere('registrations.read', actor);
  return sql<boolean>`(saved_filters.user_id = ${actor.id} or saved_filters.is_shared
    and (saved_filters.event_id is null or ${isOneOf('saved_filters.event_id', events)}))`;
}

/** The filters of a list that somebody sees: their own and then shared ones, by the alphabet. */
export function findSavedFilters(
  db: Kysely<DB>,
  list: FoundList,
  actor: Grantee & { readonly id: number },
): Promise<SavedFilterRow[]> {
  return savedFilters(db)
    .where('saved_filters.list', '=', list)
    .where(isSeen(actor))
    .orderBy('saved_filters.is_shared')
    .orderBy(sql`lower(saved_filters.name)`)
    .orderBy('saved_filters.id')
    .execute();
}

/** One that somebody sees, and is about to change. */
export function lockSavedFilter(
  db: Kysely<DB>,
  id: number,
  actor: Grantee & { readonly id: number },
): Promise<SavedFilterRow | undefined> {
  return savedFilters(db)
    .where('saved_filters.id', '=', id)
    .where(isSeen(actor))
    .forUpdate('saved_filters')
    .executeTakeFirst();
}

/**
 * How many there are beside: of the person's own, or of shared ones. Who saves one there waits
 * until this is done.
 */
export async function countFiltersBeside(
  db: Kysely<DB>,
  { list, owner }: { readonly list: FoundList; readonly owner: number | null },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`saved_filters ${list}`}), ${owner ?? 0}::int)`.execute(
    db,
  );
  const of = owner === null ? sql`is_shared` : sql`not is_shared and user_id = ${owner}`;
  const { count } = await db
    .selectFrom('saved_filters')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('list', '=', list)
    .where(sql<boolean>`${of}`)
    .executeTakeFirstOrThrow();
  return count;
}

type Values = { readonly name: string; readonly query: Query; readonly is_shared: boolean };

export async function insertSavedFilter(
  db: Kysely<DB>,
  { list, user_id, name, query, is_shared }: Values & { list: FoundList; user_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto('saved_filters')
    .values({ list, user_id, name, is_shared, query: JSON.stringify(query) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeSavedFilter(
  db: Kysely<DB>,
  id: number,
  { name, query, is_shared }: Values,
): Promise<void> {
  await db
    .updateTable('saved_filters')
    .set((eb) => ({
      ...{ name, is_shared, query: JSON.stringify(query) },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedFilter(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('saved_filters').where('id', '=', id).execute();
}

/** Which columns of a list somebody chose; null: none. */
export async function findColumns(
  db: Kysely<DB>,
  list: FoundList,
  userId: number,
): Promise<string[] | null> {
  const row = await db
    .selectFrom('list_columns')
    .select('columns')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.columns ?? null;
}

export async function writeColumns(
  db: Kysely<DB>,
  { list, user_id, columns }: { list: FoundList; user_id: number; columns: string[] | null },
): Promise<void> {
  if (columns === null) {
    await db
      .deleteFrom('list_columns')
      .where('user_id', '=', user_id)
      .where('list', '=', list)
      .execute();
    return;
  }
  await db
    .insertInto('list_columns')
    .values({ user_id, list, columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ columns }))
    .execute();
}
