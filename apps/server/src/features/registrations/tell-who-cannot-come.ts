import { eventsWhere, rolesThatMay } from '@pratibha/domain/access';
import { isToldOf } from '@pratibha/domain/desk/assigned';
import { lastAtHour } from '@pratibha/domain/time/competition-time';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { findChosen } from '../desk/desk.ts';
import { findActiveWithGrants, notify } from '../notifications/notifications.ts';
import { takeUntold } from './coming.queries.ts';

/** It is told to within this time. */
const EVERY_MS = 60_000;

/**
 * The hour in Nepal at which organisers hear of the day before: in time for the event's own
 * morning.
 */
const HOUR = 7;

/** Tells organisers, each morning and in one notice, how many said since that they cannot come. */
export function comingJobs(clock: Clock): readonly Job[] {
  return [
    defineJob(
      { name: 'registrations.cannot-come', payload: z.object({}), everyMs: EVERY_MS },
      ({ database }) => {
        const now = clock.now();
        return inTransaction(database, async (db) => {
          const untold = await takeUntold(db, lastAtHour(now, HOUR));
          if (untold.length === 0) return;
          const chosen = await findChosen(db);
          const organisers = await findActiveWithGrants(db, rolesThatMay('registrations.review'));
          const told = organisers.flatMap(({ id: userId, ...organiser }) => {
            const ids = eventsWhere('registrations.review', organiser);
            const theirs = untold.filter(
              ({ event_id, assigned_to }) =>
                (ids === null || ids.includes(event_id)) &&
                isToldOf(chosen.get(userId) ?? 'all', userId, assigned_to),
            );
            const [first] = theirs;
            if (first === undefined) return [];
            const events = new Set(theirs.map(({ event_id }) => event_id)).size;
            const params = {
              ...{ event_id: first.event_id, people: theirs.length, events },
              told_at: now.toISOString(),
            };
            return [{ kind: 'people-cannot-come', params, userId, at: now } as const];
          });
          await notify(db, told);
        });
      },
    ),
  ];
}
