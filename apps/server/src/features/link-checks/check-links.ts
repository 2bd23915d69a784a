import { setTimeout as after } from 'node:timers/promises';
import { judgingEnds } from '@pratibha/domain/links/links-of-work';
import { z } from 'zod';
import type { Database } from '../../platform/db/pool.ts';
import { type Guard, guardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { publicWeb } from '../../platform/guarded-fetch/network.ts';
import { defineJob, type Job, Postponed } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { keepFacts } from './check-link.ts';
import {
  type DueLink,
  findEventsWithWorks,
  findNextDueIn,
  removeUnused,
  takeDueLinks,
  takeTurn,
} from './link-checks.queries.ts';
import { lookForLinks } from './look-for-links.ts';

/** What is handed in waits so long at most until it is asked for. */
const EVERY_MS = 15_000;
const DAY_MS = 24 * 60 * 60_000;
/** Links, each of another host, that are asked at the same time. */
const MOST_AT_ONCE = 12;
/** Where a host is led to so often, its link is asked another time. */
const MOST_WAIT_MS = 30_000;

type Surroundings = {
  readonly clock: Clock;
  readonly origin: string;
  readonly checksLinks: boolean;
};

/** Asks whether links open, while works are judged. */
export function linkCheckJobs({ clock, origin, checksLinks }: Surroundings): readonly Job[] {
  if (!checksLinks) return [];
  return [
    defineJob(
      { name: 'links.check', payload: z.object({}), everyMs: EVERY_MS },
      async ({ database, signal }) => {
        const again = await checkLinks(database, {
          ...{ clock, origin, signal },
          network: await publicWeb(),
        });
        if (again !== null && again < EVERY_MS) throw new Postponed(Math.max(again, 0));
      },
    ),
    defineJob({ name: 'links.sweep', payload: z.object({}), everyMs: DAY_MS }, ({ database }) =>
      removeUnused(database.kysely),
    ),
  ];
}

type Checking = Pick<Guard, 'network'> & {
  readonly clock: Clock;
  readonly origin: string;
  readonly signal: AbortSignal;
};

/**
 * Notes the links of new works, and asks for some that are due, of each host one.
 * @returns milliseconds until the next one is due, or null
 */
export async function checkLinks(
  database: Pick<Database, 'kysely'>,
  { clock, origin, signal, network }: Checking,
): Promise<number | null> {
  const now = clock.now();
  const events = (await findEventsWithWorks(database.kysely))
    .filter(({ submission_close, rounds_close }) => {
      const ends = judgingEnds(submission_close, rounds_close);
      return ends !== null && ends > now;
    })
    .map(({ id }) => id);
  await lookForLinks(database, { events, origin });
  signal.throwIfAborted();
  const due = await takeDueLinks(database.kysely, events, MOST_AT_ONCE);
  const guard: Guard = {
    network,
    userAgent: `LinkCheck/1.0 (+${origin})`,
    turn: (host) => waitForTurn(database, host, signal),
  };
  const ask = async (link: DueLink) => {
    const facts = await guardedFetch(link.link, guard).catch((error: unknown) => {
      if (error instanceof NotNow) return { kind: 'unasked' } as const;
      throw error;
    });
    await keepFacts(database, link, facts, { events, now });
  };
  // What went wrong with one keeps no other from being kept.
  const done = await Promise.allSettled(due.map(ask));
  const failed = done.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return findNextDueIn(database.kysely, events);
}

/** Its host is asked for so much that its turn comes too late. */
class NotNow extends Error {}

async function waitForTurn(
  database: Pick<Database, 'kysely'>,
  host: string,
  signal: AbortSignal,
): Promise<void> {
  const ms = await takeTurn(database.kysely, host);
  if (ms > MOST_WAIT_MS) throw new NotNow(host);
  if (ms > 0) await after(ms, undefined, { signal });
}
