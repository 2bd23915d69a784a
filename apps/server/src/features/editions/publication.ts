import { isSame, type JsonFields } from '@pratibha/domain/editions/json';
import { mergeContent } from '@pratibha/domain/editions/merge-content';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { type EditionRow, isSlugTaken, writeDraft } from './drafts.queries.ts';
import { deleteSchedulesOfArchived, makeLive, writeVersion } from './publication.queries.ts';

type Publication = {
  readonly content: JsonFields;
  /** Null where nobody did: by a command. */
  readonly author: number | null;
  readonly note: string | null;
  readonly now: Date;
};

/**
 * Makes this what the edition says, as its next version, and the edition the live one. What is written in the
 * draft beyond it stays written. Only while all editions are locked.
 *
 * @param found the edition, read after it was locked
 * @returns the number of the version
 */
export async function putPublished(
  db: Kysely<DB>,
  found: EditionRow,
  { content, author, note, now }: Publication,
): Promise<number> {
  if (found.status !== 'live') {
    await makeLive(db, found.id);
    await deleteSchedulesOfArchived(db);
  }
  const year = slugOf(content, found);
  const slug = (await isSlugTaken(db, year, found.id)) ? found.slug : year;
  const version = await writeVersion(db, found.id, content, { slug, author, note, now });
  if (found.draft !== null) {
    const { content: rest } = mergeContent(found.content, found.draft, content);
    const draft = isSame(rest, content) ? null : rest;
    await writeDraft(db, found.id, draft, { by: null, now });
  }
  return version;
}

/** What an edition is called in addresses: by its year. */
export function slugOf({ year }: JsonFields, { slug }: Pick<EditionRow, 'slug'>): string {
  return typeof year === 'number' ? String(year) : slug;
}
