import { decodeClaims } from '@pratibha/domain/certificates/claims';
import { splitSigned } from '@pratibha/domain/certificates/cose';
import { idOfAgain } from '@pratibha/domain/certificates/run-keys';
import { KEY_REVOKED } from '@pratibha/words/certificates/reasons';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../platform/db/types.gen.ts';
import type { Job, JobKind } from '../../../platform/jobs/job.ts';
import { giveCertificates, type ToGive } from '../give-certificates.ts';
import { holdHolders } from '../hold-holders.queries.ts';
import { tellReissued } from '../holders/told-certificates.ts';
import { type By, inPieces, type Piece } from '../run-in-pieces.ts';
import {
  findInDoubt,
  type InDoubtRow,
  lockCertificates,
  putInTheirPlaces,
  revokeThose,
} from './in-doubt.queries.ts';
import { whyLeft } from './in-doubt.ts';

/** Certificates of revoked keys that somebody issues again. */
export const REISSUE_CERTIFICATES: JobKind<{ run_id: number }> = {
  name: 'certificates.reissue',
  payload: z.object({ run_id: z.number() }),
};

/** Issues them again in pieces: each revokes the number before and takes its place. */
export function reissuingJob(by: By): Job {
  return inPieces(REISSUE_CERTIFICATES, by.clock, (db, piece) => reissuePiece(db, piece, by));
}

async function reissuePiece(
  db: Kysely<DB>,
  { run, keys, events, now }: Piece,
  { issuer }: By,
): Promise<void> {
  const ids = keys.map(idOfAgain);
  const those = () =>
    findInDoubt(db, {}, events, now).where('certificates.id', 'in', ids).execute();
  // Their holders first, as an erasure does, then what is to change: only then it is read.
  await holdHolders(db, await those());
  await lockCertificates(db, ids);
  const ready = (await those()).filter((row) => whyLeft(row) === null);
  if (ready.length === 0) return;
  const revoked = { at: now, by: run.asked_by, reason: KEY_REVOKED };
  await revokeThose(
    db,
    ready.map(({ id }) => id),
    revoked,
  );
  const given = await giveCertificates(db, ready.map(asBefore), {
    ...{ editionId: run.edition_id, issuer, by: run.asked_by, at: now, runId: run.id },
  });
  if ((await putInTheirPlaces(db, ready, given)) !== BigInt(ready.length)) {
    throw new Error(`not all certificates of run ${run.id} were issued again`);
  }
  await tellReissued(db, given, now);
}

/** What it says, as it was signed: things may be called otherwise today. */
function asBefore({ signed, ...row }: InDoubtRow): ToGive {
  const { kind, name, award, award_id, event_id, user_id, guest_id, volunteer_id } = row;
  if (signed === null || name === null) throw new Error(`certificate ${row.id} says nothing`);
  const { event: event_title } = decodeClaims(splitSigned(signed).payload);
  const holder = { user_id, guest_id, volunteer_id };
  return { kind, name, award, award_id, event_id, event_title, ...holder };
}
