import type { EditionContent } from '@pratibha/domain/editions/content';
import type { JsonFields } from '@pratibha/domain/editions/json';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { editionAfter, findEdition, lockEditions } from './drafts.queries.ts';
import { fillLiveEdition, findLiveEdition } from './editions.queries.ts';
import { writtenIn } from './editions.view.ts';
import { contentIn, UnusableEdition } from './live-edition.ts';
import { putPublished } from './publication.ts';
import { NO_PAGES } from './tried-pages.ts';

export { ArchivedEditions } from './archived-editions.ts';
export { LiveEdition, UnusableEdition } from './live-edition.ts';
export { personalData } from './personal-data.queries.ts';
export { findSchedulesOf } from './publication.queries.ts';
export { editionJobs } from './publish-due.ts';
export { NO_PAGES, type TryPages } from './tried-pages.ts';

/** What is written of an edition now, whether it is whole or not; null where there is none. */
export async function writtenContent(
  { kysely }: Pick<Database, 'kysely'>,
  id: number,
): Promise<JsonFields | null> {
  const row = await findEdition(kysely, id);
  return row ? writtenIn(row) : null;
}

/**
 * Gives an installation that never said anything of its own what every one begins with.
 * @param about.isSetUp whether visitors are to read it; else they read that the site comes soon, until
 *   something is published
 * @param about.at since when it says so; default: now
 */
export async function prepareEdition(
  { kysely }: Pick<Database, 'kysely'>,
  content: EditionContent,
  { isSetUp, at = new Date() }: { readonly isSetUp: boolean; readonly at?: Date },
): Promise<void> {
  await fillLiveEdition(kysely, content, { isSetUp, at });
}

/** Whether anything was published here for visitors to read. */
export async function isSiteSetUp({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  return (await findLiveEdition(kysely)).set_up;
}

/** What the live edition says now, as it is kept. */
export async function savedContent({ kysely }: Pick<Database, 'kysely'>): Promise<unknown> {
  return (await findLiveEdition(kysely)).content;
}

/**
 * Makes this the next version of the live edition; every process renders its pages again. What organisers
 * have written in its draft stays there.
 * @throws UnusableEdition when it is no content of an edition, or its pages cannot be rendered; then nothing
 *   was changed
 */
export async function publishContent(
  database: Pick<Database, 'kysely'>,
  value: unknown,
  tryPages = NO_PAGES,
): Promise<void> {
  const usable = contentIn(value);
  const wrong = await tryPages(usable);
  if (wrong.length > 0) throw new UnusableEdition(wrong);
  const content = usable as unknown as JsonFields;
  await inTransaction(database, async (db) => {
    await lockEditions(db);
    const { id } = await findLiveEdition(db);
    const by = { content, author: null, note: null, now: new Date() };
    await putPublished(db, await editionAfter(db, id), by);
  });
}
