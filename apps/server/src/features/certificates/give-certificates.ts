import { randomBytes } from 'node:crypto';
import type { Claims } from '@pratibha/domain/certificates/claims';
import { printable } from '@pratibha/domain/certificates/letters';
import { certificateNumber } from '@pratibha/domain/certificates/number';
import { dayOf } from '@pratibha/domain/time/competition-time';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { signClaims } from '../signing/signing.ts';
import type { Candidate } from './candidates.ts';
import { editionTitle } from './edition-title.ts';
import { findEditionOf, findTakenNumbers, insertCertificates } from './give.queries.ts';

const NUMBER_BYTES = 6;
const LINK_BYTES = 18;

/** What one is to say, and of whom it is. */
export type ToGive = Pick<Claims, 'kind' | 'name' | 'award'> & {
  readonly event_id: number | null;
  readonly event_title: string | null;
  readonly user_id: number | null;
  readonly guest_id: number | null;
  readonly volunteer_id: number | null;
  readonly award_id: number | null;
};

/** What is given to somebody; nothing where they are left out. */
export function givenAs({ leftOut, name, ...of }: Candidate): ToGive[] {
  if (leftOut !== null || name === null) return [];
  const { kind, event_id, event_title, user_id, award, award_id } = of;
  // Who has an account is known by that alone.
  const { guest_id, volunteer_id } = user_id === null ? of : { guest_id: null, volunteer_id: null };
  return [{ kind, name, event_id, event_title, user_id, guest_id, volunteer_id, award, award_id }];
}

/** Who gives them, and when. */
type Giving = {
  readonly editionId: number;
  /** Host of this installation. */
  readonly issuer: string;
  readonly by: number;
  readonly at: Date;
  /** Null: it takes the place of another, and is of no issuing. */
  readonly runId: number | null;
};

/**
 * Signs certificates and writes them. Whoever has the same by then gets none.
 * @returns the ids of those that were written
 */
export async function giveCertificates(
  db: Kysely<DB>,
  all: readonly ToGive[],
  { editionId, issuer, by, at, runId }: Giving,
): Promise<readonly number[]> {
  if (all.length === 0) return [];
  const edition = await findEditionOf(db, editionId);
  const day = dayOf(at);
  const year = edition.year ?? Number(day.slice(0, 4));
  const numbers = await freshNumbers(db, all.length, year);
  const claims = all.map(
    ({ kind, name, award, event_title }, n): Claims => ({
      ...{ issuer, kind, name, day },
      number: numbers[n] ?? '',
      event: event_title === null ? null : words(event_title),
      edition: words(editionTitle(edition, year)),
      award: award === null ? null : words(award),
    }),
  );
  const signed = await signClaims(db, claims);
  const rows = all.map(({ event_title: _, ...of }, n) => ({
    ...of,
    ...{ edition_id: editionId, day, issued_at: at, issued_by: by, run_id: runId },
    number: numbers[n] ?? '',
    key_id: signed[n]?.keyId ?? '',
    signed: Buffer.from(signed[n]?.signed ?? []),
    link_code: of.user_id === null ? randomBytes(LINK_BYTES).toString('base64url') : null,
  }));
  return (await insertCertificates(db, rows)).map(({ id }) => id);
}

/** As it is printed; what has no letter that can be is told as it is. */
function words(text: string): string {
  return printable(text) || text;
}

/** Numbers that nobody has. */
async function freshNumbers(db: Kysely<DB>, count: number, year: number) {
  const numbers = new Set<string>();
  while (numbers.size < count) {
    while (numbers.size < count) numbers.add(certificateNumber(year, randomBytes(NUMBER_BYTES)));
    for (const taken of await findTakenNumbers(db, [...numbers])) numbers.delete(taken);
  }
  return [...numbers];
}
