import { type ResultTerms, USUAL_TERMS } from '@pratibha/domain/results/result-terms';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What was said of a round beforehand, or what holds without. */
export async function findTerms(db: Kysely<DB>, roundId: number): Promise<ResultTerms> {
  const terms = await db
    .selectFrom('result_terms')
    .select(['asks_hours', 'names_judges'])
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return terms ?? USUAL_TERMS;
}

export async function writeTerms(
  db: Kysely<DB>,
  roundId: number,
  terms: ResultTerms,
): Promise<void> {
  await db
    .insertInto('result_terms')
    .values({ round_id: roundId, ...terms })
    .onConflict((conflict) => conflict.column('round_id').doUpdateSet(terms))
    .execute();
}
