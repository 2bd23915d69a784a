import type { EditionContent } from '@pratibha/domain/editions/content';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { withLaterFields } from '@pratibha/domain/editions/later-fields';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type AuditEntry, insertAudit } from '../../platform/serve/audit.queries.ts';
import { editionAfter, findEdition, lockEditions } from './drafts.queries.ts';
import { awaitFirstVersion, fillLiveEdition, findLiveEdition } from './editions.queries.ts';
import { writtenIn } from './editions.view.ts';
import { contentIn, UnusableEdition } from './live-edition.ts';
import { eventForEach } from './open-with-edition.ts';
import { putPublished } from './publication.ts';
import { NO_PAGES } from './tried-pages.ts';

export { ArchivedEditions } from './archived-editions.ts';
export { LiveEdition, UnusableEdition } from './live-edition.ts';
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
 * Prepares an installation that never said anything.
 * @param content what visitors are to read; null: that the site comes soon, until something is
 * published
 * @param at since when it says so; default: now
 */
export async function prepareEdition(
  { kysely }: Pick<Database, 'kysely'>,
  content: EditionContent | null,
  at = new Date(),
): Promise<void> {
  await (content === null ? awaitFirstVersion(kysely) : fillLiveEdition(kysely, content, at));
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
 * Makes this the next version of the live edition; every process renders its pages again. What
 * organisers have written in its draft stays there.
 * @param about.opens whether an event is made for each competition that has none
 * @param about.now default: now
 * @throws UnusableEdition when it is no content of an edition, or its pages cannot be rendered;
 *   then nothing was changed
 */
export async function publishContent(
  database: Pick<Database, 'kysely'>,
  value: unknown,
  { opens = false, now = new Date(), tryPages = NO_PAGES } = {},
): Promise<void> {
  const usable = contentIn(withLaterFields(value));
  const wrong = await tryPages(usable);
  if (wrong.length > 0) throw new UnusableEdition(wrong);
  const content = usable as unknown as JsonFields;
  await inTransaction(database, async (db) => {
    await lockEditions(db);
    const { id } = await findLiveEdition(db);
    const who = { actorId: null, actorRole: null, tokenId: null, requestId: 'command', at: now };
    const opened = {
      events: opens ? eventForEach(usable) : [],
      audit: (entry: AuditEntry) => insertAudit(db, entry, who),
    };
    const by = { content, author: null, note: null, now, opens: opened };
    await putPublished(db, await editionAfter(db, id), by);
  });
}
