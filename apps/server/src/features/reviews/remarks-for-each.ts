import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import { placeholderFacts } from '@pratibha/words/announcements/filling';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
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
  return (row) => {
    const name = names.get(row.user_id) ?? '';
    const facts = { name, event: titles.get(row.event_id) ?? null, status };
    return fillPlaceholders(remarks, placeholderFacts(facts)).trim() || null;
  };
}
