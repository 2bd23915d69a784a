import { MOMENT_WORDS } from '@pratibha/words/installation/moments';
import { Notices } from '../platform/db/notices.ts';
import type { Database } from '../platform/db/pool.ts';
import type { Clock } from '../platform/process/clock.ts';
import { readOffset, saveOffset } from './clock.queries.ts';
import { DEMO_START } from './demo-start.ts';
import { hasStories, RESULTS_OUT, settleStories } from './stories.ts';

/** A business clock that can be moved, for all processes on the same database together. */
export type DemoClock = Clock & {
  readonly kind: 'demo';
  /** Lets it jump to an instant, from where it runs on, and what happened by then has happened. */
  set(at: Date): Promise<void>;
  /** What is worth a look beside the dates of the edition. */
  readonly moments: readonly { readonly label: string; readonly at: Date }[];
  /** Gives the connection back; call it before the database is closed. */
  readonly close: () => Promise<void>;
};

/**
 * The demo's clock: begins at the same instant at every start unless CLOCK_START says otherwise,
 * for every process that runs already, too.
 */
export async function openDemoClock(
  database: Database,
  { clockStart }: { readonly clockStart: Date | null },
): Promise<DemoClock> {
  const clock = await followDemoClock(database);
  await clock.set(clockStart ?? DEMO_START);
  return clock;
}

/**
 * The clock as the other processes have it. Its offset to real time lives in the database; every
 * process hears of changes, and reads it again whenever it may have missed one.
 */
export async function followDemoClock(database: Database): Promise<DemoClock> {
  let offset = 0;
  const notices = new Notices(database);
  notices.on('demo_clock', {
    onChange: (payload) => {
      offset = Number(payload);
    },
    onMissed: async () => {
      offset = (await readOffset(database.kysely)) ?? offset;
    },
  });
  await notices.open();
  const isSeeded = await hasStories(database.kysely);
  return {
    kind: 'demo',
    now: () => new Date(Date.now() + offset),
    set: async (at) => {
      const moved = at.getTime() - Date.now();
      await saveOffset(database.kysely, moved);
      offset = moved;
      await settleStories(database);
    },
    moments: isSeeded ? [{ label: MOMENT_WORDS.resultsOut, at: RESULTS_OUT }] : [],
    close: async () => notices.close(),
  };
}
