import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  defineJob,
  type Job,
  type JobContext,
  type JobKind,
  lookAgainAt,
} from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { releasePiece } from './release-piece.ts';
import { findDueEvents, findNextRelease } from './releases.queries.ts';

/** What begins to wait less than this before its instant may be late by it. */
const EVERY_MS = 10_000;

/** Releases of an event that are due. */
export const RELEASE_DECISIONS: JobKind<{ event_id: number }> = {
  name: 'decisions.release',
  payload: z.object({ event_id: z.number() }),
};

/**
 * Makes prepared decisions in pieces, each kept as soon as it is done: when the process dies,
 * another goes on behind the last one. Of one event one release after the other, so that seats go
 * by their order.
 */
export function releaseJobs(clock: Clock): readonly Job[] {
  const release = async ({ database, id, signal }: JobContext, eventId: number) => {
    const piece = () =>
      inTransaction(database, (db) => releasePiece(db, eventId, { now: clock.now(), jobId: id }));
    while (await piece()) signal.throwIfAborted();
  };
  return [
    defineJob({ name: 'decisions.due', payload: z.object({}), everyMs: EVERY_MS }, async (ctx) => {
      const now = clock.now();
      for (const id of await findDueEvents(ctx.database.kysely, now)) await release(ctx, id);
      lookAgainAt(await findNextRelease(ctx.database.kysely, now), now, EVERY_MS);
    }),
    defineJob(RELEASE_DECISIONS, (ctx, { event_id }) => release(ctx, event_id)),
  ];
}
