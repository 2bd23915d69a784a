import type { EventToOpen } from '@pratibha/contract/editions';
import type { EditionContent, EditionVenue } from '@pratibha/domain/editions/content';
import { isSame, type JsonFields } from '@pratibha/domain/editions/json';
import { mergeContent } from '@pratibha/domain/editions/merge-content';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { AuditEntry } from '../../platform/serve/audit.queries.ts';
import { noteEditionVenue } from '../events/events.ts';
import { type EditionRow, isSlugTaken, writeDraft } from './drafts.queries.ts';
import { followRenaming, openWithEdition } from './open-with-edition.ts';
import { deleteSchedulesOfArchived, makeLive, writeVersion } from './publication.queries.ts';

type Publication = {
  readonly content: JsonFields;
  /** Null where nobody did: by a command. */
  readonly author: number | null;
  readonly note: string | null;
  readonly now: Date;
  /** The events that are made with it. */
  readonly opens: {
    readonly events: readonly EventToOpen[];
    readonly audit: (entry: AuditEntry) => Promise<void>;
  };
};

/**
 * Makes this what the edition says, as its next version, and the edition the live one. What is
 * written in the draft beyond it stays written. Only while all editions are locked.
 *
 * @param found the edition, read after it was locked
 * @param publication.content without errors
 * @returns the number of the version
 */
export async function putPublished(
  db: Kysely<DB>,
  found: EditionRow,
  { content, author, note, now, opens }: Publication,
): Promise<number> {
  if (found.status !== 'live') {
    await makeLive(db, found.id);
    await deleteSchedulesOfArchived(db);
  }
  await followRenaming(db, found.id, found.content, content);
  const year = slugOf(content, found);
  const slug = (await isSlugTaken(db, year, found.id)) ? found.slug : year;
  const version = await writeVersion(db, found.id, content, { slug, author, note, now });
  const [before, after] = [venueIn(found.content), venueIn(content)];
  if (!isSame(before ?? null, after ?? null))
    await noteEditionVenue(db, { id: found.id, before, now });
  if (found.draft !== null) {
    const { content: rest } = mergeContent(found.content, found.draft, content);
    const draft = isSame(rest, content) ? null : rest;
    await writeDraft(db, found.id, draft, { by: null, now });
  }
  const live = { id: found.id, content: content as unknown as EditionContent };
  await openWithEdition(db, live, opens.events, opens.audit);
  return version;
}

/** The venue of its events; null where nothing is published yet. */
function venueIn(content: JsonFields): EditionVenue | null {
  return (content as unknown as Partial<EditionContent>).venue ?? null;
}

/** What an edition is called in addresses: by its year. */
export function slugOf({ year }: JsonFields, { slug }: Pick<EditionRow, 'slug'>): string {
  return typeof year === 'number' ? String(year) : slug;
}
