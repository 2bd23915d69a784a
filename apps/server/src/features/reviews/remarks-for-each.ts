import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import { placeholderFacts } from '@pratibha/words/announcements/filling';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { keepFilledTexts } from '../translations/translations.ts';
import { namesAndTitles } from './remarks-facts.queries.ts';
import type { OfPerson } from './reviews.queries.ts';

type Written = {
  readonly status: RegistrationStatus | SubmissionStatus;
  readonly remarks: string | null;
};

/**
 * Remarks as each student reads them. They are filled once, when the decision is made, so that
 * page, mail and export say the same for ever, whoever is called what later.
 *
 * @param rows those that may be decided on
 * @returns what is written for one of the rows
 */
export async function remarksForEach(
  db: Kysely<DB>,
  rows: readonly OfPerson[],
  { status, remarks }: Written,
): Promise<(row: OfPerson) => string | null> {
  if (!remarks?.includes('{{')) return () => remarks;
  const { names, titles } = await namesAndTitles(db, rows);
  const factsOf = (row: OfPerson) => ({
    name: names.get(row.user_id) ?? '',
    event: titles.get(row.event_id) ?? null,
    status,
  });
  await keepFilledTexts(db, remarks, rows.map(factsOf));
  return (row) => fillPlaceholders(remarks, placeholderFacts(factsOf(row))).trim() || null;
}
