import { datesToTell } from '@pratibha/domain/notifications/dates-to-tell';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, type Job, type JobContext, type JobKind } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { dropMovedDates, findEventsTakingWorks, tellDate } from './dates.queries.ts';

/** Dates are told to within this time. */
const EVERY_MS = 30_000;

/** The dates of an event were moved. */
export const DATES_MOVED: JobKind<{ event_id: number }> = {
  name: 'notifications.dates-moved',
  payload: z.object({ event_id: z.number() }),
};

/**
 * Tells students that an event takes in works, and a day before the deadline who has handed in
 * nothing. Twice does no harm: each date is told once.
 */
export function datesJobs(clock: Clock): readonly Job[] {
  return [
    defineJob(
      { name: 'notifications.dates', payload: z.object({}), everyMs: EVERY_MS },
      async (ctx) => {
        await tell(ctx, clock.now(), null);
      },
    ),
    defineJob(DATES_MOVED, async (ctx, { event_id }) => {
      await tell(ctx, clock.now(), event_id);
    }),
  ];
}

/** @param movedId the event whose dates were moved; null: every event */
async function tell({ database }: JobContext, now: Date, movedId: number | null): Promise<void> {
  const events = await findEventsTakingWorks(database.kysely, now);
  const chosen = events.filter(({ id }) => movedId === null || id === movedId);
  if (movedId !== null) {
    const dates = chosen.flatMap((event) => datesToTell(event, now));
    await dropMovedDates(database.kysely, movedId, dates);
  }
  for (const event of chosen) {
    for (const date of datesToTell(event, now)) {
      await inTransaction(database, (db) => tellDate(db, event.id, date, now));
    }
  }
}
