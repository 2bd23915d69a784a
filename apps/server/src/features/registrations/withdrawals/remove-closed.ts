import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { deleteClosed } from './withdrawals.queries.ts';

const EVERY_MS = 3_600_000;

/**
 * Removes what was withdrawn from events whose registration has closed; nobody sees it from then on
 * (ADR 51).
 */
export function removingClosed(clock: Clock): Job {
  return defineJob(
    { name: 'withdrawals.remove-closed', payload: z.object({}), everyMs: EVERY_MS },
    ({ database }) => deleteClosed(database.kysely, clock.now()),
  );
}
