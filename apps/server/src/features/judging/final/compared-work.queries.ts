import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** A work of a final by the number by which judges know it, in the revision that is judged. */
export function findWorkOfFinal(
  db: Kysely<DB>,
  final: { readonly id: number; readonly round_id: number },
  number: number,
) {
  return db
    .selectFrom('final_works')
    .innerJoin('round_works as work', 'work.submission_id', 'final_works.submission_id')
    .select(['work.submission_id', 'work.revision'])
    .where('final_works.final_id', '=', final.id)
    .where('work.round_id', '=', final.round_id)
    .where('work.number', '=', number)
    .where('work.out_because', 'is', null)
    .executeTakeFirst();
}
