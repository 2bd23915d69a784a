import {
  type CompetitionWarning,
  competitionWarnings,
} from '@pratibha/domain/editions/competition-events';
import type { EditionContent, EditionDates } from '@pratibha/domain/editions/content';
import {
  type EventDateWarning,
  eventDateWarnings,
} from '@pratibha/domain/editions/event-date-findings';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { uploadedIn } from '@pratibha/domain/editions/pictures';
import {
  type PublicationFindings,
  type PublicationWarning,
  publicationFindings,
} from '@pratibha/domain/editions/publication-findings';
import { type VenueWarning, venueWarnings } from '@pratibha/domain/editions/venue-findings';
import { wrongPlaces } from '@pratibha/domain/editions/wrong-places';
import type { TranslationWarning } from '@pratibha/domain/language/edition-texts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { missingPictures } from '../pictures/pictures.ts';
import { countMissing } from '../translations/translations.ts';
import type { EditionRow, EventOfEditionRow } from './drafts.queries.ts';
import { findLiveEdition } from './editions.queries.ts';
import { publishedIn, writtenIn } from './editions.view.ts';

type Warning = {
  readonly path: string;
  readonly error:
    | PublicationWarning
    | CompetitionWarning
    | EventDateWarning
    | VenueWarning
    | TranslationWarning;
};
export type Findings = Pick<PublicationFindings, 'errors'> & {
  readonly warnings: readonly Warning[];
};

/**
 * What is to be looked at before the draft of an edition is published; also what nobody could
 * register for.
 * @param asked competitions for which an event is made together with it
 */
export async function findingsIn(
  db: Kysely<DB>,
  found: EditionRow,
  events: readonly EventOfEditionRow[],
  asked: readonly { readonly competition: string }[] = [],
): Promise<Findings> {
  const content = writtenIn(found);
  const { errors, warnings } = publicationFindings(content, events, {
    missing: await missingPictures(db, uploadedIn(content)),
    published: await datesKnown(db, found),
  });
  const made = asked.map(({ competition }) => ({ title: competition, competition }));
  const withoutEvent = competitionWarnings(content, [...events, ...made]);
  const { isSound } = wrongPlaces(errors);
  const otherwise =
    isSound('/dates') && isSound('/competitions')
      ? eventDateWarnings(content as unknown as EditionContent, events)
      : [];
  const places = isSound('/venue')
    ? venueWarnings(content as unknown as EditionContent, events)
    : [];
  const ofLanguages = await languageWarnings(db, content as unknown as EditionContent);
  const all = [...warnings, ...otherwise, ...places, ...withoutEvent, ...ofLanguages];
  return { errors, warnings: all };
}

async function languageWarnings(db: Kysely<DB>, content: EditionContent): Promise<Warning[]> {
  const missing = await countMissing(db, content);
  return missing === 0 ? [] : [{ path: '', error: { code: 'texts-without-nepali', missing } }];
}

/** The dates that visitors know: of this edition, or of the one that is live before it. */
async function datesKnown(db: Kysely<DB>, found: EditionRow): Promise<EditionDates | null> {
  // Nothing is live that was not checked as one.
  const content = publishedIn(found) ?? ((await findLiveEdition(db)).content as JsonFields);
  // Of a new site nothing is.
  return (content as unknown as Partial<EditionContent>).dates ?? null;
}
