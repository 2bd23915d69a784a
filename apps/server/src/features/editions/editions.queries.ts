import type { EditionContent } from '@pratibha/domain/editions/content';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The edition whose pages are shown; its content is what somebody wrote, checked or not. */
export async function findLiveEdition(
  db: Kysely<DB>,
): Promise<{ id: number; version: number; content: unknown; set_up: boolean }> {
  return db
    .selectFrom('editions')
    .select(['id', 'version', 'content', 'set_up'])
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow();
}

/** What the live edition said before what it says now, the newest first. */
export async function findContentsBefore(db: Kysely<DB>, most: number): Promise<unknown[]> {
  const rows = await db
    .selectFrom('edition_versions')
    .innerJoin('editions', 'editions.id', 'edition_versions.edition_id')
    .select('edition_versions.content')
    .where('editions.status', '=', 'live')
    .whereRef('edition_versions.number', '<', 'editions.version')
    .orderBy('edition_versions.number', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ content }) => content);
}

/** Writes the content of the live edition where it has none yet. */
export async function fillLiveEdition(
  db: Kysely<DB>,
  content: EditionContent,
  at: Date,
): Promise<void> {
  await db
    .updateTable('editions')
    .set({ slug: String(content.year), content: JSON.stringify(content), updated_at: at })
    .where('status', '=', 'live')
    .where(sql<boolean>`content = '{}'`)
    .execute();
}

/** Lets the live edition wait for its first version, where it has said nothing yet. */
export async function awaitFirstVersion(db: Kysely<DB>): Promise<void> {
  await db
    .updateTable('editions')
    .set({ set_up: false, version: 0 })
    .where('status', '=', 'live')
    .where('set_up', '=', true)
    .where(sql<boolean>`content = '{}'`)
    .execute();
}

/** What earlier years said to visitors, the newest first. */
export function findArchivedEditions(
  db: Kysely<DB>,
): Promise<readonly { slug: string; content: unknown }[]> {
  return db
    .selectFrom('editions')
    .select(['slug', 'content'])
    .where('status', '=', 'archived')
    .where('set_up', '=', true)
    .orderBy('slug', 'desc')
    .execute();
}
