import { z } from 'zod';
import type { Database } from './db/pool.ts';
import { deleteExpiredAttempts } from './housekeeping.queries.ts';
import { defineJob, type Job } from './jobs/job.ts';
import { deleteOldKeys } from './serve/idempotency.queries.ts';
import { deleteExpiredSessions } from './session/session.queries.ts';
import { deleteOldTokens } from './session/tokens.queries.ts';

type Task = (database: Pick<Database, 'kysely'>) => Promise<void>;

/** Removes sign-ins never finished. Anybody can begin one, so they must not pile up. */
export const removeExpiredAttempts: Task = ({ kysely }) => deleteExpiredAttempts(kysely);

/** Removes what else has run out: sessions, tokens and remembered responses. */
export const removeExpired: Task = async ({ kysely }) => {
  await deleteExpiredSessions(kysely);
  await deleteOldTokens(kysely);
  await deleteOldKeys(kysely);
};

const every = (name: string, everyMs: number, task: Task): Job =>
  defineJob({ name: `housekeeping.${name}`, payload: z.object({}), everyMs }, ({ database }) =>
    task(database),
  );

/** Done by one process at a time, whichever is free; what was missed, at the next start. */
export const HOUSEKEEPING: readonly Job[] = [
  every('remove-expired-attempts', 60_000, removeExpiredAttempts),
  every('remove-expired', 3_600_000, removeExpired),
];
