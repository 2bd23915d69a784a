import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { forgetNames } from './guests.queries.ts';

/** Removes the names of guests once the year of their round is archived. */
export function forgettingGuests(clock: Clock): Job {
  return defineJob(
    { name: 'guests.forget-names', payload: z.object({}), everyMs: 3_600_000 },
    ({ database }) => forgetNames(database.kysely, clock.now()),
  );
}
