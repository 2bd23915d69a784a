import type { Database } from './db/pool.ts';
import { deleteExpiredAttempts } from './housekeeping.queries.ts';
import { deleteOldKeys } from './http/idempotency.queries.ts';
import type { Log } from './log.ts';
import { deleteExpiredSessions } from './session/session.queries.ts';

const HOUR_MS = 3_600_000;

/** Removes what has run out: sessions, sign-ins never finished, remembered answers. */
export async function tidyUp({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await deleteExpiredSessions(kysely);
  await deleteExpiredAttempts(kysely);
  await deleteOldKeys(kysely);
}

/**
 * Tidies up now and every hour, for as long as the process lives; never keeps it alive. Several
 * processes may do so at once. A failure is logged and mended by the next round.
 * @returns ends it
 */
export function startHousekeeping(database: Database, log: Log): () => void {
  const run = () => {
    tidyUp(database).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
