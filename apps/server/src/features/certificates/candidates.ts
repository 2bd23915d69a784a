import {
  type CandidateFacts,
  type LeftOut,
  whyLeftOut,
} from '@pratibha/domain/certificates/candidates';
import { plainName } from '@pratibha/domain/certificates/name';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { type CandidateFilter, type CandidateRow, findCandidates } from './candidates.queries.ts';
import { nameFor } from './holders/names.ts';

/** Somebody who may get a certificate, with what it would say and why they get none now. */
export type Candidate = CandidateRow & {
  /** As it would be printed; null: erased, or not said yet. */
  readonly name: string | null;
  readonly leftOut: LeftOut | null;
};

/**
 * Everybody who may get a certificate, whether they get one or not.
 * @param isChosen they were named by hand
 */
export async function candidates(
  db: Kysely<DB>,
  filter: CandidateFilter,
  now: Date,
  { isChosen = false } = {},
): Promise<readonly Candidate[]> {
  const rows = await findCandidates(db, filter, now);
  const people = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  const names = await nameFor(db, filter.editionId, people, now);
  return rows.map((row) => {
    const said = row.user_id === null ? row.own_name : (names.get(row.user_id) ?? null);
    const name = said === null ? null : plainName(said);
    return { ...row, name, leftOut: whyLeftOut(factsOf(row, name), { isChosen }) };
  });
}

function factsOf(row: CandidateRow, name: string | null): CandidateFacts {
  return {
    kind: row.kind,
    work: row.work,
    came: row.came,
    isErased: row.is_erased,
    isSuspended: row.is_suspended,
    hasOne: row.has_one,
    wasRevoked: row.was_revoked,
    isCorrected: row.is_corrected,
    name,
  };
}
