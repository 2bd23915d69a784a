import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, type Job, type JobKind, lookAgainAt } from '../../platform/jobs/job.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { findLinesToLookAt, findNextInstant } from './due.queries.ts';
import { offerSeats } from './offer-seats.ts';

/** An offer that begins to stand within this time of its end may be late by it. */
const EVERY_MS = 10_000;

/** A seat is free, or more may be offered: triggers add it. */
const OFFER: JobKind<{ event_id: number }> = {
  name: 'waiting.offer',
  payload: z.object({ event_id: z.number() }),
};

/** Offers what is free, and ends offers at their instant by the business clock (ADR 51). */
export function waitingJobs(clock: Clock): readonly Job[] {
  return [
    defineJob(OFFER, ({ database }, { event_id }) =>
      inTransaction(database, (db) => offerSeats(db, event_id, clock.now())),
    ),
    defineJob(
      { name: 'waiting.due', payload: z.object({}), everyMs: EVERY_MS },
      async ({ database }) => {
        const now = clock.now();
        for (const id of await findLinesToLookAt(database.kysely, now))
          await inTransaction(database, (db) => offerSeats(db, id, now));
        lookAgainAt(await findNextInstant(database.kysely, now), now, EVERY_MS);
      },
    ),
  ];
}
