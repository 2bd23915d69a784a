import { isFollowUpSoon } from '@pratibha/domain/follow-ups/follow-ups';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { z } from 'zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { notify } from '../../notifications/notifications.ts';
import { findEventsAsking, findToRemind } from './reminders.queries.ts';

/** Whoever is to be reminded is within this time. */
const EVERY_MS = 60_000;

/**
 * Reminds whoever is shortlisted and has not answered, once for each last day. Twice does no harm.
 */
export function remindingOfFollowUps(clock: Clock): Job {
  return defineJob(
    { name: 'follow-ups.remind', payload: z.object({}), everyMs: EVERY_MS },
    async ({ database }) => {
      const at = clock.now();
      for (const { event_id, last_day } of await findEventsAsking(database.kysely, dayOf(at))) {
        if (!isFollowUpSoon(last_day, at)) continue;
        await inTransaction(database, async (db) => {
          const people = await findToRemind(db, event_id, last_day);
          await notify(
            db,
            people.map(({ userId, kind, params }) => ({ userId, kind, params, at })),
          );
        });
      }
    },
  );
}
