import { ISSUED_KINDS } from '@pratibha/domain/certificates/candidates';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, type Job, type JobContext, type JobKind } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { lockAuthorEvents } from '../../platform/serve/author-may.ts';
import { findCandidates, holdPeople } from './candidates.queries.ts';
import { candidates } from './candidates.ts';
import { giveCertificates, givenAs } from './give-certificates.ts';
import { tellIssued } from './holders/told-certificates.ts';
import { lockRun, noteProgress } from './runs.queries.ts';

/** So many are looked at in one transaction. */
const PIECE = 50;

/** An issuing that somebody asked for. */
export const ISSUE_CERTIFICATES: JobKind<{ run_id: number }> = {
  name: 'certificates.issue',
  payload: z.object({ run_id: z.number() }),
};

type By = {
  readonly clock: Clock;
  /** Host of this installation. */
  readonly issuer: string;
};

/**
 * Issues in pieces, each kept as soon as it is done: when the process dies another goes on behind
 * the last one.
 */
export function issuingJob(by: By): Job {
  return defineJob(ISSUE_CERTIFICATES, async (ctx, { run_id }) => {
    while (await issuePiece(ctx, run_id, by)) ctx.signal.throwIfAborted();
  });
}

/** @returns whether more is to be done */
function issuePiece(
  { database }: Pick<JobContext, 'database'>,
  id: number,
  { clock, issuer }: By,
): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const run = await lockRun(db, id);
    if (!run) return false;
    const now = clock.now();
    const events = await lockAuthorEvents(db, 'certificates.issue', run.asked_by);
    if (events !== null && events.length === 0) {
      await noteProgress(db, id, { ended_at: now, failure: 'author-may-not' });
      return false;
    }
    const keys = run.keys.slice(run.looked_at, run.looked_at + PIECE);
    const filter = {
      ...{ editionId: run.edition_id, eventId: run.event_id, kinds: ISSUED_KINDS },
      ...{ events, keys },
    };
    // Their people first, as an erasure does: what it left of them is read after that.
    const some = await findCandidates(db, filter, now);
    await holdPeople(
      db,
      some.flatMap(({ user_id }) => user_id ?? []),
    );
    const found = await candidates(db, filter, now, { isChosen: true });
    const ready = found.flatMap(givenAs);
    const { edition_id: editionId, asked_by: by } = run;
    const given = await giveCertificates(db, ready, { editionId, issuer, by, at: now, runId: id });
    await tellIssued(db, given, now);
    const looked_at = Math.min(run.looked_at + PIECE, run.keys.length);
    const isDone = looked_at === run.keys.length;
    await noteProgress(db, id, { looked_at, ...(isDone ? { ended_at: now } : {}) });
    return !isDone;
  });
}
