import { endOfPiece } from '@pratibha/domain/certificates/run-keys';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { defineJob, type Job, type JobContext, type JobKind } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { lockAuthorEvents } from '../../platform/serve/author-may.ts';
import { lockRun, noteProgress } from './runs.queries.ts';

/** So many are looked at in one transaction. */
const PIECE = 50;

/** By what a run issues. */
export type By = {
  readonly clock: Clock;
  /** Host of this installation. */
  readonly issuer: string;
};

/** The next ones of a run. */
export type Piece = {
  readonly run: NonNullable<Awaited<ReturnType<typeof lockRun>>>;
  readonly keys: readonly string[];
  /** Events with which whoever asked may do this; null: all. */
  readonly events: readonly number[] | null;
  readonly now: Date;
};
type DoPiece = (db: Kysely<DB>, piece: Piece) => Promise<void>;

/**
 * A job that works off a run in pieces, each kept as soon as it is done: when the process dies
 * another goes on behind the last one.
 */
export function inPieces(kind: JobKind<{ run_id: number }>, clock: Clock, doPiece: DoPiece): Job {
  return defineJob(kind, async (ctx, { run_id }) => {
    while (await nextPiece(ctx, run_id, clock, doPiece)) ctx.signal.throwIfAborted();
  });
}

/** @returns whether more is to be done */
function nextPiece(
  { database }: Pick<JobContext, 'database'>,
  id: number,
  clock: Clock,
  doPiece: DoPiece,
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
    const looked_at = endOfPiece(run.keys, run.looked_at, PIECE);
    await doPiece(db, { run, keys: run.keys.slice(run.looked_at, looked_at), events, now });
    const isDone = looked_at === run.keys.length;
    await noteProgress(db, id, { looked_at, ...(isDone ? { ended_at: now } : {}) });
    return !isDone;
  });
}
