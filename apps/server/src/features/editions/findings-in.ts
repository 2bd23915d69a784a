import type { EditionContent, EditionDates } from '@pratibha/domain/editions/content';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { uploadedIn } from '@pratibha/domain/editions/pictures';
import {
  type PublicationFindings,
  publicationFindings,
} from '@pratibha/domain/editions/publication-findings';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { missingPictures } from '../pictures/pictures.ts';
import type { EditionRow, EventOfEditionRow } from './drafts.queries.ts';
import { findLiveEdition } from './editions.queries.ts';
import { publishedIn, writtenIn } from './editions.view.ts';

/** What is to be looked at before the draft of an edition is published. */
export async function findingsIn(
  db: Kysely<DB>,
  found: EditionRow,
  events: readonly EventOfEditionRow[],
): Promise<PublicationFindings> {
  const content = writtenIn(found);
  return publicationFindings(content, events, {
    missing: await missingPictures(db, uploadedIn(content)),
    published: await datesKnown(db, found),
  });
}

/** The dates that visitors know: of this edition, or of the one that is live before it. */
async function datesKnown(db: Kysely<DB>, found: EditionRow): Promise<EditionDates> {
  // Nothing is live that was not checked as one.
  const content = publishedIn(found) ?? ((await findLiveEdition(db)).content as JsonFields);
  return (content as unknown as EditionContent).dates;
}
