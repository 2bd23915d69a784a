import { ISSUED_KINDS } from '@pratibha/domain/certificates/candidates';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Job, JobKind } from '../../platform/jobs/job.ts';
import { findCandidates } from './candidates.queries.ts';
import { candidates } from './candidates.ts';
import { giveCertificates, givenAs } from './give-certificates.ts';
import { holdHolders } from './hold-holders.queries.ts';
import { tellIssued } from './holders/told-certificates.ts';
import { type By, inPieces, type Piece } from './run-in-pieces.ts';

/** An issuing that somebody asked for. */
export const ISSUE_CERTIFICATES: JobKind<{ run_id: number }> = {
  name: 'certificates.issue',
  payload: z.object({ run_id: z.number() }),
};

/** Issues in pieces, to whoever it fits still. */
export function issuingJob(by: By): Job {
  return inPieces(ISSUE_CERTIFICATES, by.clock, (db, piece) => issuePiece(db, piece, by));
}

async function issuePiece(
  db: Kysely<DB>,
  { run, keys, events, now }: Piece,
  { issuer }: By,
): Promise<void> {
  const { edition_id: editionId, event_id: eventId, asked_by: by, id: runId } = run;
  const filter = { editionId, eventId, kinds: ISSUED_KINDS, events, keys };
  // Their people first, as an erasure does: what it left of them is read after that.
  await holdHolders(db, await findCandidates(db, filter, now));
  const found = await candidates(db, filter, now, { isChosen: true });
  const ready = found.flatMap(givenAs);
  const given = await giveCertificates(db, ready, { editionId, issuer, by, at: now, runId });
  await tellIssued(db, given, now);
}
