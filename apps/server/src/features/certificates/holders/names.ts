import { nameState } from '@pratibha/domain/certificates/names';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { findNamesOf } from './names.queries.ts';

/**
 * How people's names stand on the certificates of an edition: as they or an organiser said, else as
 * in the profile; null while the question for it waits for an answer. Who was erased has none.
 */
export async function nameFor(
  db: Kysely<DB>,
  editionId: number,
  people: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await findNamesOf(db, editionId, people);
  return new Map(
    rows.map((row) => [row.id, nameState(row, now) === 'asked' ? null : row.standing]),
  );
}
