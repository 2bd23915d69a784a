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
import { notify } from '../notifications/notifications.ts';
import {
  findChangedWorks,
  findNextRelease,
  findReleasedBefore,
  findUntold,
  findWhoHandedIn,
  lockUntold,
  noteTold,
} from './told-results.queries.ts';

/** What is released less than this before its instant may be told later by it. */
const EVERY_MS = 10_000;

/** Results that are out now. */
export const TELL_RESULTS: JobKind<{ id: number }> = {
  name: 'results.tell',
  payload: z.object({ id: z.number() }),
};

/** Tells people that results are out; whether they are is decided when they are read (ADR 51). */
export function resultsJobs(clock: Clock): readonly Job[] {
  return [
    defineJob({ name: 'results.due', payload: z.object({}), everyMs: EVERY_MS }, async (ctx) => {
      const now = clock.now();
      for (const id of await findUntold(ctx.database.kysely, now)) await tellResults(ctx, id, now);
      lookAgainAt(await findNextRelease(ctx.database.kysely, now), now, EVERY_MS);
    }),
    defineJob(TELL_RESULTS, (ctx, { id }) => tellResults(ctx, id, clock.now())),
  ];
}

/**
 * Tells everybody who handed in, once; of a correction whoever gains or loses an award. The
 * snapshot is held, so that a second process finds it told.
 */
async function tellResults({ database }: JobContext, id: number, now: Date): Promise<void> {
  await inTransaction(database, async (db) => {
    const snapshot = await lockUntold(db, id, now);
    if (!snapshot) return;
    const before = await findReleasedBefore(db, snapshot);
    const changed = before ? await findChangedWorks(db, before.id, id) : null;
    const people = (await findWhoHandedIn(db, snapshot)).filter(
      ({ submission_id }) => changed === null || changed.has(submission_id),
    );
    const { event_id, round_id } = snapshot;
    await notify(
      db,
      people.map(({ user_id, submission_id }) => ({
        kind: before ? 'results-corrected' : 'results-out',
        params: { event_id, round_id, submission_id, snapshot_id: id },
        userId: user_id,
        at: now,
      })),
    );
    await noteTold(db, id, now);
  });
}
