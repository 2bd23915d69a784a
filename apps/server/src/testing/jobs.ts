import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job.ts';
import type { TestDatabase } from './database.ts';

/** A kind that nobody but tests knows. */
export const GREET: JobKind<{ id: number }> = {
  name: 'test.greet',
  payload: z.object({ id: z.number() }),
};

type JobRow = {
  readonly payload: unknown;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly failed: boolean;
  /** Seconds until it is due. */
  readonly wait: number;
};

/** What was not done yet, in the order in which it was added. */
export async function jobsLeft({ pool }: TestDatabase): Promise<JobRow[]> {
  const { rows } = await pool.query<JobRow>(
    `select payload, attempts, last_error, failed_at is not null as failed,
       extract(epoch from run_at - now())::float8 as wait
     from jobs order by id`,
  );
  return rows;
}

/** Lets the time pass for which jobs wait. */
export async function makeJobsDue({ pool }: TestDatabase): Promise<void> {
  await pool.query('update jobs set run_at = now()');
}
