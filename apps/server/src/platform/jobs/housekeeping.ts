import type { Database } from '../db/pool.ts';
import type { Log } from '../process/log.ts';
import { deleteOldKeys } from '../serve/idempotency.queries.ts';
import { deleteExpiredSessions } from '../session/session.queries.ts';
import { deleteExpiredAttempts } from './housekeeping.queries.ts';

type Task = (database: Pick<Database, 'kysely'>) => Promise<void>;

/** Removes sign-ins never finished. Anybody can begin one, so they must not pile up. */
export const removeExpiredAttempts: Task = ({ kysely }) => deleteExpiredAttempts(kysely);

/** Removes what else has run out: sessions and remembered responses. */
export const removeExpired: Task = async ({ kysely }) => {
  await deleteExpiredSessions(kysely);
  await deleteOldKeys(kysely);
};

const TASKS: readonly (readonly [task: Task, everyMs: number])[] = [
  [removeExpiredAttempts, 60_000],
  [removeExpired, 3_600_000],
];

/**
 * Runs every task at its interval for as long as the process lives; never keeps it alive. Several
 * processes may do so at once. A failure is logged, and the next run makes up for it.
 * @returns stops it
 */
export function startHousekeeping(database: Pick<Database, 'kysely'>, log: Log): () => void {
  const timers = TASKS.map(([task, everyMs]) => {
    const run = () => {
      task(database).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
    };
    run();
    return setInterval(run, everyMs).unref();
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}
